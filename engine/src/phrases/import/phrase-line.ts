/** A phrase as it was read from a list. */
export interface ReadPhrase {
  readonly name: string;
  readonly words: string;
  /** Empty where there is none. */
  readonly description: string;
}

/** Why a line of a list was not taken. */
export const leftReasons = [
  'name-missing',
  'name-invalid',
  'name-twice',
  'words-missing',
  'words-too-long',
  'description-too-long',
  'quote-open',
  'too-many',
] as const;
export type LeftReason = (typeof leftReasons)[number];

export interface LeftLine {
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** What stands there for a name; empty where nothing does. */
  readonly name: string;
  readonly reason: LeftReason;
}

/** What stands in a list, before it is looked at. */
export interface ListedPhrase {
  readonly line: number;
  readonly name: string;
  readonly words: string;
  readonly description: string;
  /** Why it can be no phrase, where the list itself says so. */
  readonly fault?: LeftReason;
}
