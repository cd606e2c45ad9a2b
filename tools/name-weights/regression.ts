import type { Example } from './examples.ts';

/** How often evidence has to be seen to be weighed. */
const fewest = 4;
const rounds = 300;
const step = 0.5;
/** How strongly weights are held towards nothing. */
const pull = 3;
/** An open word teaches as much as so many that a rule decided on: these are what the weights are for. */
const openWorth = 3;

export type Weights = ReadonlyMap<string, number>;

const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** How likely the weights hold a word to be a name. */
export function weigh(weights: Weights, evidence: readonly string[]): number {
  let sum = weights.get('always') ?? 0;
  for (const item of evidence) sum += weights.get(item) ?? 0;
  return chanceOf(sum);
}

function numberEvidence(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { evidence } of examples) for (const item of evidence) counts.set(item, (counts.get(item) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= fewest).map(([item]) => item);
  return new Map(['always', ...frequent.sort()].map((item, number) => [item, number]));
}

/** Logistic regression with a squared penalty, by gradient steps that shrink; no chance in it, so that it can be repeated. */
export function train(examples: readonly Example[]): Weights {
  const numbers = numberEvidence(examples);
  const rows = examples.map(({ evidence }) => [
    0,
    ...evidence.map((item) => numbers.get(item)).filter((number) => number !== undefined),
  ]);
  const weights = new Float64Array(numbers.size);
  const squares = new Float64Array(numbers.size).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight) => -pull * weight);
    for (const [at, { isName, isOpen }] of examples.entries()) {
      const row = rows[at] ?? [];
      const sum = row.reduce((total, number) => total + (weights[number] ?? 0), 0);
      const error = ((isName ? 1 : 0) - chanceOf(sum)) * (isOpen ? openWorth : 1);
      for (const number of row) slope[number] = (slope[number] ?? 0) + error;
    }
    for (let number = 0; number < weights.length; number++) {
      const by = slope[number] ?? 0;
      squares[number] = (squares[number] ?? 0) + by * by;
      weights[number] = (weights[number] ?? 0) + (step * by) / Math.sqrt(squares[number] ?? 1);
    }
  }
  return new Map([...numbers].map(([item, number]) => [item, weights[number] ?? 0]));
}
