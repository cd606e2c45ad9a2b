import { diffWordsWithSpace } from 'diff';

/** A run of words that a statement has before and after a change, or only once. */
export interface ChangedWords {
  readonly text: string;
  readonly kind: 'same' | 'removed' | 'added';
}

/** Steps after which two statements have too little in common to be compared by words. */
const mostSteps = 400;

/** What goes of a statement and what comes, word by word; null where there is none before or after. */
export function compareWords(before: string | null, after: string | null): readonly ChangedWords[] {
  const whole: ChangedWords[] = [
    ...(before === null ? [] : [{ text: before, kind: 'removed' as const }]),
    ...(before === null || after === null ? [] : [{ text: ' ', kind: 'same' as const }]),
    ...(after === null ? [] : [{ text: after, kind: 'added' as const }]),
  ];
  if (before === null || after === null) return whole;
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostSteps });
  return (
    parts?.map(({ value, added, removed }) => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    })) ?? whole
  );
}
