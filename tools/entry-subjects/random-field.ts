import {
  entrySubjects,
  isOpenTo,
  scoresOf,
  transitionOf,
  type Entry,
  type EntrySubject,
  type Weights,
} from '../../engine/src/blocks/entry-model.ts';
import { posteriors } from './posteriors.ts';
import type { Marked } from './score.ts';

/** The same numbers on every machine, from 0 to 1. */
export function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

const count = entrySubjects.length;
const rate = 0.2;
/** Differences of chances below it teach nothing. */
const negligible = 1e-3;

/** Weights under way, each with a step of its own that shrinks with what it has moved (AdaGrad), and their average. */
class Learned {
  readonly now = new Map<string, Float32Array>();
  readonly #squares = new Map<string, Float32Array>();
  readonly #sums = new Map<string, Float32Array>();
  #added = 0;

  /** Moves the weights of features up the slope of the likelihood, less `pull` of what they are. */
  climb(features: readonly string[], slope: Float64Array, pull: number): void {
    const steep: number[] = [];
    for (let at = 0; at < count; at += 1) if (Math.abs(slope[at] ?? 0) >= negligible) steep.push(at);
    if (steep.length > 0) for (const feature of features) this.#move(feature, slope, steep, pull);
  }

  #move(feature: string, slope: Float64Array, steep: readonly number[], pull: number): void {
    const row = rowOf(this.now, feature);
    const squares = rowOf(this.#squares, feature);
    for (const at of steep) {
      const by = (slope[at] ?? 0) - pull * (row[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + by * by;
      row[at] = (row[at] ?? 0) + (rate * by) / (Math.sqrt(squares[at] ?? 1) + 1e-2);
    }
  }

  addToAverage(): void {
    this.#added += 1;
    for (const [feature, row] of this.now) {
      const sum = rowOf(this.#sums, feature);
      row.forEach((weight, at) => (sum[at] = (sum[at] ?? 0) + weight));
    }
  }

  average(least: number): Weights {
    const means = [...this.#sums].map(([feature, sum]) => [feature, sum.map((one) => one / this.#added)] as const);
    return new Map(means.filter(([, row]) => row.some((weight) => Math.abs(weight) >= least)));
  }
}

function rowOf(rows: Map<string, Float32Array>, feature: string): Float32Array {
  const known = rows.get(feature);
  if (known) return known;
  const row = new Float32Array(count);
  rows.set(feature, row);
  return row;
}

interface Training {
  readonly epochs: number;
  /** The share of features that are left out each time, so that none is leaned on alone. */
  readonly dropped: number;
  /** How strongly weights are held towards nothing. */
  readonly pull: number;
  /** In how many texts a feature has to stand to be learned. */
  readonly fewest: number;
  /** Weights below it are left out. */
  readonly least: number;
}

export const usual: Training = { epochs: 12, dropped: 0.3, pull: 1e-2, fewest: 3, least: 0.45 };

/** Texts with the features alone that stand in enough of them. */
function keepFrequent(texts: readonly Marked[], fewest: number): Marked[] {
  const counts = new Map<string, number>();
  for (const { entries } of texts)
    for (const feature of new Set(entries.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return texts.map((text) => ({
    ...text,
    entries: text.entries.map((entry) => ({
      ...entry,
      features: entry.features.filter((feature) => (counts.get(feature) ?? 0) >= fewest),
    })),
  }));
}

/** The exponentials of what each pair of subjects gains, within a sentence or over its end. */
function factorsOf(weights: Weights, goesOn: boolean): Float64Array {
  const rows = entrySubjects.map((from) => weights.get(transitionOf(from, goesOn)));
  return Float64Array.from({ length: count * count }, (_none, at) =>
    Math.exp(rows[Math.floor(at / count)]?.[at % count] ?? 0),
  );
}

function minus(these: Float64Array | undefined, those: Float64Array | undefined): Float64Array {
  const out = Float64Array.from(these ?? []);
  for (let at = 0; at < out.length; at += 1) out[at] = (out[at] ?? 0) - (those?.[at] ?? 0);
  return out;
}

function learnFrom({ entries, gold }: Marked, learned: Learned, chance: () => number, training: Training): void {
  // Doubts and leanings are left out: they would be learned away.
  const seen = entries.map((entry): Entry => ({
    ...entry,
    doubted: undefined,
    likely: undefined,
    features: entry.features.filter(() => chance() >= training.dropped),
  }));
  const [over, within] = [factorsOf(learned.now, false), factorsOf(learned.now, true)];
  const factors = seen.map(({ goesOn }) => (goesOn === true ? within : over));
  const free = seen.map((entry) => scoresOf(entry, learned.now));
  // What nobody marked, or what its marks cannot be, stays open.
  const held = free.map((scores, at) => {
    const [entry, subject] = [seen[at], gold[at]];
    return entry && subject !== undefined && isOpenTo(entry, subject)
      ? scoresOf({ features: [], settled: subject }, learned.now)
      : scores;
  });
  const [guessed, right] = [posteriors(free, factors), posteriors(held, factors)];
  for (const [at, entry] of seen.entries()) {
    const slope = minus(right.single[at], guessed.single[at]);
    if (entry.settled === undefined) learned.climb(entry.features, slope, training.pull);
    const pairs = minus(right.pairs[at], guessed.pairs[at]);
    if (at > 0)
      entrySubjects.forEach((from: EntrySubject, row) =>
        learned.climb(
          [transitionOf(from, entry.goesOn)],
          pairs.subarray(row * count, (row + 1) * count),
          training.pull,
        ),
      );
  }
}

/**
 * A linear-chain conditional random field (Lafferty et al., ICML 2001) over texts and single sentences: weights under which
 * what is marked is likely, averaged over the second half of the rounds.
 */
export function train(texts: readonly Marked[], training: Training = usual): Weights {
  const learned = new Learned();
  const chance = makeChance(7);
  const known = keepFrequent(texts, training.fewest);
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    const order = known.map((text) => ({ text, key: chance() })).sort((a, b) => a.key - b.key);
    // Single sentences are many: half of them a round.
    for (const { text } of order)
      if (text.entries.length > 1 || chance() < 0.5) learnFrom(text, learned, chance, training);
    if (epoch >= training.epochs / 2) learned.addToAverage();
  }
  return learned.average(training.least);
}
