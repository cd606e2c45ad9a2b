import { diffLines, diffWordsWithSpace } from 'diff';
import { toPlainText } from '../../../copy/to-plain-text.ts';

/** A run of words that both versions have, or only one of them. */
export interface Difference {
  readonly text: string;
  readonly kind: 'same' | 'removed' | 'added';
}

/** Steps after which two versions have too little in common to be compared by words. */
const mostSteps = 4_000;

/**
 * What differs between two versions of a note as a reader sees them, word by word; line by line where hardly a word is the same.
 * Joined without what was added, the first comes out, and without what was removed, the second.
 */
export function compareVersions(before: string, after: string): readonly Difference[] {
  const [a, b] = [toPlainText(before, ''), toPlainText(after, '')];
  const changes =
    diffWordsWithSpace(a, b, { maxEditLength: mostSteps }) ?? diffLines(a, b, { maxEditLength: mostSteps });
  if (changes === undefined)
    return [
      { text: a, kind: 'removed' },
      { text: b, kind: 'added' },
    ];
  return changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
