export const draft = 'Draft. Not signed.';
export const draftAddendum = 'Draft of an addendum. Not signed.';
export const addendum = 'Addendum.';
export const needsReview = 'Contains text that nobody has confirmed.';
export const noteOf = (kind: string, when: string): string => `${kind}, ${when}`;
