import type { Settings } from './regression.ts';

/** One example of classes that exclude each other: its evidence, and the numbers of those that are right. */
export interface ClassExample {
  readonly evidence: readonly string[];
  readonly classes: readonly number[];
}

/** Weights of each piece of evidence, by class. */
export type ClassWeights = ReadonlyMap<string, Float64Array>;

const always = '=always';
const step = 0.3;

function numberEvidence(examples: readonly ClassExample[], fewest: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { evidence } of examples) for (const item of evidence) counts.set(item, (counts.get(item) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= fewest).map(([item]) => item);
  return new Map([always, ...frequent.sort()].map((item, number) => [item, number]));
}

/** Log odds to chances that sum to one, in place. */
function toChances(sums: Float64Array): void {
  const most = Math.max(...sums);
  let all = 0;
  for (let at = 0; at < sums.length; at += 1) all += sums[at] = Math.exp((sums[at] ?? 0) - most);
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) / all;
}

/** What the weights say of some evidence, by class, in log odds. */
export function weighClasses(weights: ClassWeights, evidence: readonly string[], count: number): Float64Array {
  const sums = new Float64Array(count);
  for (const item of [always, ...evidence]) {
    const own = weights.get(item);
    if (own) for (let at = 0; at < count; at += 1) sums[at] = (sums[at] ?? 0) + (own[at] ?? 0);
  }
  return sums;
}

/** Multinomial logistic regression with a squared penalty, by gradient steps that shrink; no chance in it, so that it can be repeated. */
export function trainClasses(
  examples: readonly ClassExample[],
  count: number,
  { fewest, rounds, pull }: Settings,
): ClassWeights {
  const numbers = numberEvidence(examples, fewest);
  const rows = examples.map(({ evidence }) => [0, ...evidence.flatMap((item) => numbers.get(item) ?? [])]);
  const weights = new Float64Array(numbers.size * count);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const chances = new Float64Array(count);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (at < count ? 0 : -pull * weight));
    for (const [number, { classes }] of examples.entries()) {
      const row = rows[number] ?? [];
      chances.fill(0);
      for (const item of row)
        for (let at = 0; at < count; at += 1) chances[at] = (chances[at] ?? 0) + (weights[item * count + at] ?? 0);
      toChances(chances);
      for (let at = 0; at < count; at += 1) chances[at] = -(chances[at] ?? 0);
      for (const one of classes) chances[one] = (chances[one] ?? 0) + 1 / classes.length;
      for (const item of row)
        for (let at = 0; at < count; at += 1)
          slope[item * count + at] = (slope[item * count + at] ?? 0) + (chances[at] ?? 0);
    }
    for (let at = 0; at < weights.length; at += 1) {
      const by = slope[at] ?? 0;
      squares[at] = (squares[at] ?? 0) + by * by;
      weights[at] = (weights[at] ?? 0) + (step * by) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return new Map([...numbers].map(([item, number]) => [item, weights.slice(number * count, (number + 1) * count)]));
}
