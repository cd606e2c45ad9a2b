/** What the writer says not to read: it is of another patient, or was entered in error. */
const takenBack =
  /\b(?:wrong (?:pt|patient|chart)|in error)\b.{0,30}\bdisregard\b|\bdisregard\b.{0,30}\b(?:wrong (?:pt|patient|chart)|in error)\b/i;

/** True for an entry that its writer takes back: "wrong pt, disregard". */
export const isTakenBack = (words: string): boolean => /disregard/i.test(words) && takenBack.test(words);
