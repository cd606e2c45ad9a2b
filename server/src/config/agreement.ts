/** A day as it is written in an agreement: 2026-03-14. */
const day = /\b\d{4}-\d{2}-\d{2}\b/;

/** True for words that say who signed an agreement, and on what day. */
export const isAgreement = (text: string): boolean => day.test(text) && /\p{L}/u.test(text);
