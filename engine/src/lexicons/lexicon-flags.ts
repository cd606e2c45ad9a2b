/** What the lexicons say of a word; the flags of one entry are added together. */
export const lexiconFlag = {
  given: 1,
  /** A given name that many people have, or that is used in several languages. */
  commonGiven: 2,
  family: 4,
  commonFamily: 8,
  city: 16,
  /** A city that is likely to be meant by its bare name. */
  bigCity: 32,
} as const;
