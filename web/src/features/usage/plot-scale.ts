/** What an axis is divided into: whole numbers from 0 on, with the same step between them. */
export interface Scale {
  readonly top: number;
  readonly ticks: readonly number[];
}

/** At most so many steps. */
const stepsAtMost = 5;
const niceSteps = [1, 2, 5] as const;

/** An axis for counts up to `most`: steps of 1, 2 or 5 times a power of ten, and never half a reply. */
export function makeScale(most: number): Scale {
  for (let power = 1; ; power *= 10) {
    for (const nice of niceSteps) {
      const step = nice * power;
      const steps = Math.max(1, Math.ceil(most / step));
      if (steps > stepsAtMost) continue;
      return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, at) => at * step) };
    }
  }
}

/**
 * Which of the bars have a name under them, so that no two names touch: counted from the newest, which always has one.
 * @param room Pixels for each bar
 * @param nameWidth Pixels that a name takes, with the space around it
 */
export function pickNamed(bars: number, room: number, nameWidth: number): readonly number[] {
  const every = Math.max(1, Math.ceil(nameWidth / room));
  const named: number[] = [];
  for (let at = bars - 1; at >= 0; at -= every) named.unshift(at);
  return named;
}
