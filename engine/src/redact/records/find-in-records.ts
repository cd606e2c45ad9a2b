import type { Finding } from '../../model/finding.ts';
import { csvFormat } from './csv/find-in-csv.ts';
import { hl7Format } from './hl7/find-in-hl7.ts';
import { jsonFormat } from './json/find-in-json.ts';
import type { RecordFormat } from './record-format.ts';

/**
 * Every format of data whose fields say what stands in them, FHIR as JSON with resources in it. A new one is one file
 * and one line here.
 */
const formats: readonly RecordFormat[] = [hl7Format, jsonFormat, csvFormat];

/**
 * Finds the identifiers of data by its fields, where the text is data.
 *
 * @returns findings with offsets into the text, or null when it is none of the formats and has to be read as running text.
 */
export function findInRecords(text: string): Finding[] | null {
  for (const format of formats) {
    const findings = format.find(text);
    if (findings !== null) return findings;
  }
  return null;
}
