/** Numbers that look like chance and come again for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to below 1. */
  next(): number;
  below(count: number): number;
  pick<const T>(from: readonly [T, ...(readonly T[])]): T;
  isOneIn(count: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { next, below, pick: (from) => from[below(from.length)] ?? from[0], isOneIn: (count) => below(count) === 0 };
}
