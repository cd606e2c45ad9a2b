import type { PlacedStatement } from '@notewright/engine';

/** True where a note says what its source does not hold and nobody stands by: it is not signed before that is resolved. */
export const needsReview = (statements: readonly PlacedStatement[]): boolean =>
  statements.some(({ support, confirmed }) => support === 'unsupported' && confirmed === undefined);
