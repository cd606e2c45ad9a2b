import { applyRole } from '../shared/apply-role.ts';
import { rawSpan } from '../shared/decoded-text.ts';
import { encodedWord, isEncodedFile } from '../shared/encoded-file.ts';
import { roleOfFieldName, splitFieldName } from '../shared/field-role.ts';
import { hl7Format } from '../hl7/find-in-hl7.ts';
import { noteValue, valueOf, type JsonDocument, type ValueFacts } from './json-document.ts';
import type { JsonNode } from './json-node.ts';
import { roleOfPath, type JsonPath } from './paths.ts';

const rule = 'json-key';
const mostAsked = 20;

/** What may stand where a number stood, so that it stays a number. */
function numberReplacement(kind: ValueFacts['kind'], year: number | undefined): string {
  return kind === 'AGE' ? '90' : String(year ?? 0);
}

/** The key in words, as the label of its value; not where the key was understood and its values spoke against it. */
function headingOf(key: string): string {
  return roleOfFieldName(key) ? '' : splitFieldName(key).join(' ');
}

/** Reads a string that is no field of its own: a message or file inside the data, or running text. */
function readText(document: JsonDocument, node: JsonNode): void {
  const value = valueOf(document, node);
  if (isEncodedFile(value.text)) {
    const evidence = 'is a file that cannot be read';
    noteValue(document, value, { kind: 'ID', rule, evidence, fixedReplacement: encodedWord.base64 });
    return;
  }
  const inside = value.text.startsWith('MSH') ? hl7Format.find(value.text) : null;
  if (inside)
    for (const found of inside) document.findings.push({ ...found, ...rawSpan(value, found.start, found.end) });
  else document.fields.push({ ...value, heading: headingOf(node.key) });
}

/** True for a number that its key makes an identifier, such as "case ref"; asked of the first numbers of a path only. */
function isIdentifyingNumber({ harmless }: JsonDocument, value: string, path: JsonPath): boolean {
  const heading = headingOf(path.key);
  if (heading === '' || path.harmlessNumbers >= mostAsked) return false;
  if (!harmless.isSure(value, heading)) return true;
  path.harmlessNumbers++;
  return false;
}

/** Reads one string or number of JSON that is no FHIR resource, by the role of its path. */
export function readPlainValue(document: JsonDocument, node: JsonNode, path: JsonPath): void {
  const role = roleOfPath(path);
  const value = valueOf(document, node);
  const outcome = applyRole(role, value.text, document.latestYear);
  if (outcome === 'stays') return;
  const isNumber = node.type === 'number';
  if (outcome !== 'text') {
    const { kind, year } = outcome;
    const fixedReplacement = isNumber ? numberReplacement(kind, year) : year === undefined ? undefined : String(year);
    noteValue(document, value, {
      kind,
      rule,
      evidence: `is the value of a key that holds: ${role.words}`,
      fixedReplacement,
    });
    return;
  }
  if (!isNumber) readText(document, node);
  else if (document.known.find(value.text).length > 0 || isIdentifyingNumber(document, value.text, path))
    noteValue(document, value, {
      kind: 'ID',
      rule,
      evidence: 'is a number that identifies somebody',
      fixedReplacement: '0',
    });
}
