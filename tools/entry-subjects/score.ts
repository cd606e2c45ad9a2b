import { placeTogether, type Entry, type Weights } from '../../engine/src/blocks/entry-model.ts';
import type { Subject } from '../../engine/src/document/subjects.ts';

/** A text to learn from: its entries, and what each is about; undefined where nobody said. */
export interface Marked {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly gold: readonly (Subject | undefined)[];
  /** How many marked words stand in each entry, for a figure that weighs long entries as more. */
  readonly counts: readonly number[];
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
