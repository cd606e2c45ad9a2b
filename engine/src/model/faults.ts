import type { Span } from './span.ts';

/**
 * What can be wrong with words of a document when they are held against its input.
 * - `number`, `drug`, `code`, `test`: named in the document, and nowhere in the input.
 * - `side`: the input gives this part of the body another side, or none.
 * - `negation`: stated as present while the input only denies it, or denied while the input only states it.
 * - `family`, `history`: stated of the patient as of now, while the input only speaks of a relative, or of the past.
 * - `dose`, `frequency`: the input gives it to another drug, or this drug another one.
 * - `value`: the input gives it to another test or vital sign, or this one another value.
 * - `finding`: a symptom, sign or diagnosis that nobody spoke of.
 * - `unread`: it rests on words of which the engine has read no fact; they may well say it.
 */
export const faultKinds = [
  'number',
  'drug',
  'code',
  'test',
  'side',
  'negation',
  'family',
  'history',
  'dose',
  'frequency',
  'value',
  'finding',
  'unread',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Something in a document that the input does not support; the range is of the document. */
export interface Unsupported extends Span {
  readonly what: FaultKind;
}
