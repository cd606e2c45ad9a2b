import type { Finding } from '../../../model/finding.ts';
import { findInText } from '../../find/find-in-text.ts';
import { resolveCandidates } from '../../find/resolve.ts';
import { rawSpan, type DecodedText } from './decoded-text.ts';
import type { KnownValues } from './known-values.ts';

/** A field that holds words. */
export interface TextField extends DecodedText {
  /** Words that stand before the field in the reader's eyes, such as its heading; never part of a finding. */
  readonly heading?: string;
  /** What stands between the field before and this one: a blank line unless said. */
  readonly joint?: '' | '\t' | '\n';
}

/** Cuts what was found in the joined text at the fields and moves it to where it stands in the data. */
function placeFindings(fields: readonly TextField[], begins: readonly number[], found: readonly Finding[]): Finding[] {
  const placed: Finding[] = [];
  let at = 0;
  for (const finding of found) {
    while (at + 1 < fields.length && (begins[at + 1] ?? 0) <= finding.start) at++;
    for (let index = at; index < fields.length; index++) {
      const field = fields[index];
      const begin = begins[index] ?? 0;
      if (!field || begin >= finding.end) break;
      const from = Math.max(0, finding.start - begin);
      const to = Math.min(field.text.length, finding.end - begin);
      if (to > from) placed.push({ ...finding, ...rawSpan(field, from, to) });
    }
  }
  return placed;
}

/** The running text of one record, and what its other fields say about its people. */
export interface RecordText {
  /** In the order of the data. */
  readonly fields: readonly TextField[];
  readonly known: KnownValues;
}

/**
 * Reads the free text of records as one running text, each with what its other fields say.
 *
 * @param records in the order of the data.
 * @returns findings with offsets into the data, sorted, without overlaps.
 */
export function findInFields(records: readonly RecordText[]): Finding[] {
  const fields = records.flatMap((record) => record.fields);
  if (fields.length === 0) return [];
  const begins: number[] = [];
  const more: Finding[] = [];
  let joined = '';
  for (const record of records) {
    const begin = joined.length;
    for (const field of record.fields) {
      if (joined !== '') joined += field.joint ?? '\n\n';
      if (field.heading) joined += `${field.heading}: `;
      begins.push(joined.length);
      joined += field.text;
    }
    for (const found of record.known.find(joined.slice(begin)))
      more.push({ ...found, start: found.start + begin, end: found.end + begin });
  }
  const found = findInText(joined);
  const all = more.length > 0 ? resolveCandidates(joined, [...found, ...more]) : found;
  return placeFindings(fields, begins, all);
}
