export const draft = 'Draft. Not signed.';
export const draftAddendum = 'Draft of an addendum. Not signed.';
export const addendum = 'Addendum.';
export const needsReview = 'It has statements that are not in the source and that nobody has confirmed.';
export const noteOf = (kind: string, when: string): string => `${kind}, ${when}`;
