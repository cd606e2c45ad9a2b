import type { Fact } from '../document/fact.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';

/** Facts of one text with the words that they rest on. */
export interface FactsOfText {
  readonly facts: readonly Fact[];
  /** The words of a fact as they stand. */
  readonly wordsOf: (fact: Fact) => string;
}

/** What one source says of one thing. */
export interface Claim {
  /** The same for the same thing, however it is written. */
  readonly key: string;
  /** As a note calls it. */
  readonly name: string;
  readonly fact: Fact;
}

export const placeOf = ({ evidence: [first] }: Fact): Span => first;

/** A pattern for one of the forms as whole words. */
export const wholeWords = (forms: Iterable<string>): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${oneOf(forms)}(?![\p{L}\d])`, 'iu');

/** Of the patient and no relative. */
export const isOfPatient = ({ assertion }: Fact): boolean => assertion.experiencer === 'patient';

/** What is only thought of, or holds under a condition, is no claim. */
export const isSaidOutright = ({ assertion: { certainty, condition, temporality } }: Fact): boolean =>
  (certainty === 'certain' || certainty === 'excluded') && condition === undefined && temporality !== 'future';
