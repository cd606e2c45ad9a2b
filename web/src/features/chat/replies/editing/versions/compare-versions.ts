import { diffLines, diffWordsWithSpace } from 'diff';
import { toPlainText } from '../../../copy/to-plain-text.ts';

/** A run of words that both versions have, or only one of them. */
export interface Difference {
  readonly text: string;
  readonly kind: 'same' | 'removed' | 'added';
}

/** Lines around a change that are shown of what both have. */
const linesAround = 2;

const cutRun = (text: string, before: boolean, after: boolean): string => {
  const lines = text.split('\n');
  const [head, tail] = [before ? linesAround : 0, after ? linesAround : 0];
  if (lines.length <= head + tail + 2) return text;
  return [...lines.slice(0, head), '…', ...(tail === 0 ? [] : lines.slice(-tail))].join('\n');
};

/** The differences with the words next to them; what both have in between is left out. */
export function cutSame(differences: readonly Difference[]): readonly Difference[] {
  const last = differences.length - 1;
  return differences.map((one, index) =>
    one.kind === 'same' ? { ...one, text: cutRun(one.text, index > 0, index < last) } : one,
  );
}

/** Steps after which two versions have too little in common to be compared by words. */
const mostSteps = 2_000;

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
