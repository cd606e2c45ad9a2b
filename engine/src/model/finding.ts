import type { Span } from './span.ts';

/**
 * The identifier kinds that Redactify distinguishes. Together they cover the eighteen kinds of the HIPAA Safe Harbor
 * method, 45 CFR 164.514(b)(2)(i)(A)-(R).
 */
export const identifierKinds = [
  'NAME',
  'DATE',
  'AGE',
  'ADDRESS',
  'LOCATION',
  'ZIP',
  'PHONE',
  'FAX',
  'EMAIL',
  'SSN',
  'MRN',
  'HEALTH_PLAN',
  'ACCOUNT',
  'LICENSE',
  'VEHICLE',
  'DEVICE',
  'URL',
  'IP',
  'BIOMETRIC',
  'ID',
] as const;

export type IdentifierKind = (typeof identifierKinds)[number];

/** One identifier found in the input, with the reasons that made it one. Never carries the identifier's own text. */
export interface Finding extends Span {
  readonly kind: IdentifierKind;
  /** The recogniser that found it, for example `name-title` or `date-numeric`. */
  readonly rule: string;
  /** Confidence from 0 to 1. */
  readonly score: number;
  /** Why, in words a clinician understands, for example "follows the title Dr." */
  readonly evidence: string;
  /**
   * What its field lets stand instead, in every style, where words would break the format of the data: the year of a
   * date, 0 for a number, an id to which references lead.
   */
  readonly fixedReplacement?: string;
}
