import type { Finding } from '../../model/finding.ts';

/** A format of data, such as HL7 v2 or comma-separated values. */
export interface RecordFormat {
  readonly name: 'csv' | 'json' | 'hl7';
  /**
   * @returns the identifiers of a text in this format, sorted and without overlaps, with a `fixedReplacement` wherever the bare
   * word would break the format; null, and soon, when the text is not in this format.
   */
  readonly find: (text: string) => Finding[] | null;
}
