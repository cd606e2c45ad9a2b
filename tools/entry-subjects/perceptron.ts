import {
  entrySubjects,
  placeTogether,
  transitionOf,
  type Entry,
  type Weights,
} from '../../engine/src/blocks/entry-model.ts';
import type { Subject } from '../../engine/src/document/subjects.ts';

/** A text to learn from: its entries, and what each is about; undefined where nobody said. */
export interface Marked {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly gold: readonly (Subject | undefined)[];
  /** How many marked words stand in each entry, for a figure that weighs long entries as more. */
  readonly counts: readonly number[];
}

/** The same numbers on every machine, from 0 to 1. */
export function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

const count = entrySubjects.length;
const places = new Map<Subject, number>(entrySubjects.map((subject, at) => [subject, at]));

/** Weights under way, and their sums over all steps, which give the average. */
class Averaged {
  readonly now = new Map<string, Float32Array>();
  readonly #sums = new Map<string, Float64Array>();
  step = 1;

  change(feature: string, at: number, by: number): void {
    const row = this.now.get(feature) ?? new Float32Array(count);
    const sum = this.#sums.get(feature) ?? new Float64Array(count);
    row[at] = (row[at] ?? 0) + by;
    sum[at] = (sum[at] ?? 0) + by * this.step;
    this.now.set(feature, row);
    this.#sums.set(feature, sum);
  }

  average(least: number): Weights {
    const out = new Map<string, Float32Array>();
    for (const [feature, row] of this.now) {
      const mean = row.map((weight, at) => weight - (this.#sums.get(feature)?.[at] ?? 0) / this.step);
      if (mean.some((weight) => Math.abs(weight) >= least)) out.set(feature, mean);
    }
    return out;
  }
}

interface Training {
  readonly epochs: number;
  /** The share of features that are left out each time, so that none is leaned on alone. */
  readonly dropped: number;
  /** Weights below it are left out. */
  readonly least: number;
}

export const usual: Training = { epochs: 12, dropped: 0.15, least: 2.2 };

function learnFrom(text: Marked, weights: Averaged, chance: () => number, dropped: number): void {
  const guess = placeTogether(text.entries, weights.now);
  weights.step += 1;
  for (const [at, gold] of text.gold.entries()) {
    const entry = text.entries[at];
    const right = gold === undefined ? undefined : places.get(gold);
    const wrong = places.get(guess[at] ?? 'plan');
    if (!entry || right === undefined || wrong === undefined || entry.settled !== undefined) continue;
    if (right !== wrong)
      for (const feature of entry.features) {
        if (chance() < dropped) continue;
        weights.change(feature, right, 1);
        weights.change(feature, wrong, -1);
      }
    const [before, guessed] = [text.gold[at - 1], guess[at - 1]];
    if (before === undefined || guessed === undefined || (before === guessed && right === wrong)) continue;
    weights.change(transitionOf(before, entry.goesOn), right, 1);
    weights.change(transitionOf(guessed, entry.goesOn), wrong, -1);
  }
}

/** An averaged structured perceptron (Collins, EMNLP 2002: 1-8) over texts and single sentences. */
export function train(texts: readonly Marked[], { epochs, dropped, least }: Training = usual): Weights {
  const weights = new Averaged();
  const chance = makeChance(7);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = texts.map((text) => ({ text, key: chance() })).sort((a, b) => a.key - b.key);
    // Single sentences are many: half of them a round.
    for (const { text } of order)
      if (text.entries.length > 1 || chance() < 0.5) learnFrom(text, weights, chance, dropped);
  }
  return weights.average(least);
}

/** The share of marked words whose entry is placed as it is marked, of those that no heading settles, and of all. */
export function score(
  texts: readonly Marked[],
  weights: Weights,
): { readonly all: number; readonly open: number; readonly perText: ReadonlyMap<string, number> } {
  const sums = { all: 0, right: 0, open: 0, openRight: 0 };
  const perText = new Map<string, number>();
  for (const text of texts) {
    const guess = placeTogether(text.entries, weights);
    let [own, ownRight] = [0, 0];
    for (const [at, gold] of text.gold.entries()) {
      if (gold === undefined) continue;
      const words = text.counts[at] ?? 0;
      const isRight = guess[at] === gold;
      own += words;
      if (isRight) ownRight += words;
      if (text.entries[at]?.settled === undefined) {
        sums.open += words;
        if (isRight) sums.openRight += words;
      }
    }
    sums.all += own;
    sums.right += ownRight;
    perText.set(text.id, ownRight / Math.max(1, own));
  }
  return { all: sums.right / sums.all, open: sums.openRight / Math.max(1, sums.open), perText };
}
