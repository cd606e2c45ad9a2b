/** One training example: its evidence, and how far it is true (0 to 1). */
export interface TrainingExample {
  readonly evidence: readonly string[];
  readonly chance: number;
  /** How much it counts. */
  readonly worth: number;
}

export interface Settings {
  /** How often evidence has to be seen to be weighed. */
  readonly fewest: number;
  readonly rounds: number;
  /** How strongly weights are held towards nothing. */
  readonly pull: number;
}

export type Weights = ReadonlyMap<string, number>;

/** The log odds that the weights give. */
export function weigh(weights: Weights, evidence: readonly string[]): number {
  let sum = weights.get('=always') ?? 0;
  for (const item of evidence) sum += weights.get(item) ?? 0;
  return sum;
}

function numberEvidence(examples: readonly TrainingExample[], fewest: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { evidence } of examples) for (const item of evidence) counts.set(item, (counts.get(item) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= fewest).map(([item]) => item);
  return new Map(['=always', ...frequent.sort()].map((item, number) => [item, number]));
}

const step = 0.3;

/** Logistic regression with a squared penalty, by gradient steps that shrink; no chance in it, so that it can be repeated. */
export function train(examples: readonly TrainingExample[], { fewest, rounds, pull }: Settings): Weights {
  const numbers = numberEvidence(examples, fewest);
  const rows = examples.map(({ evidence }) => [
    0,
    ...evidence.map((item) => numbers.get(item)).filter((number) => number !== undefined),
  ]);
  const weights = new Float64Array(numbers.size);
  const squares = new Float64Array(numbers.size).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight, number) => (number === 0 ? 0 : -pull * weight));
    for (const [at, { chance, worth }] of examples.entries()) {
      const row = rows[at] ?? [];
      let sum = 0;
      for (const number of row) sum += weights[number] ?? 0;
      const error = (chance - 1 / (1 + Math.exp(-sum))) * worth;
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
