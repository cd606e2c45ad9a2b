import type { PlacedStatement } from '@notewright/engine';

/** True where a note says what its source does not hold and nobody stands by. */
export const holdsUnsupported = (statements: readonly PlacedStatement[]): boolean =>
  statements.some(({ support, confirmed }) => support === 'unsupported' && confirmed === undefined);

/** True of a note that is not signed before what it says, or took from a phrase, is confirmed. */
export const needsReview = (note: {
  readonly statements: readonly PlacedStatement[];
  readonly edit?: { readonly templateTexts?: readonly string[] | undefined } | undefined;
}): boolean => holdsUnsupported(note.statements) || (note.edit?.templateTexts ?? []).length > 0;
