/**
 * Which tier of the tests runs. `npm test` runs the quick one, in which exhaustive tests take a sample of their cases;
 * `npm run test:full` sets `TEST_TIER=full`, and every case runs.
 */
export const wholeTier = process.env['TEST_TIER'] === 'full';

/** `full` in the whole tier, else `quick`: a number of steps, a bound, a set of databases. */
export function byTier<Value>(quick: Value, full: Value): Value {
  return wholeTier ? full : quick;
}

/** All cases in the whole tier, else at most `count` of them, evenly spaced from the first to the last. */
export function sampleCases<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (wholeTier || cases.length <= count) return cases;
  if (count <= 1) return cases.slice(0, count);
  const step = (cases.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, at) => cases[Math.round(at * step)] as Case);
}
