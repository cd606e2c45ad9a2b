/** Chance that can be repeated: the same seed gives the same choices. */
export interface Chance {
  /** A whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number;
  readonly oneOf: <One>(list: readonly One[]) => One;
  /** True in so many of a hundred. */
  readonly inHundred: (share: number) => boolean;
}

/** Numbers by mulberry32 (Tommy Ettinger, public domain). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    oneOf: (list) => {
      const one = list[whole(0, list.length - 1)];
      if (one === undefined) throw new RangeError('Nothing to choose from.');
      return one;
    },
    inHundred: (share) => next() * 100 < share,
  };
}
