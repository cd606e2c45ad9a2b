import type { Finding, IdentifierKind } from '../../../model/finding.ts';
import { decodeString } from './read-json.ts';
import type { DecodedText } from '../shared/decoded-text.ts';
import { rawSpan } from '../shared/decoded-text.ts';
import { findInFields, type TextField } from '../shared/find-in-fields.ts';
import { makeHarmless, type Harmless } from '../shared/harmless.ts';
import { makeKnownValues, type KnownValues } from '../shared/known-values.ts';
import { repeatsKnown } from '../shared/repeats.ts';
import type { JsonNode } from './json-node.ts';

/** What is gathered while a JSON text is read. */
export interface JsonDocument {
  readonly text: string;
  readonly findings: Finding[];
  readonly known: KnownValues;
  readonly fields: TextField[];
  /** Codes and numbers that stay unless they repeat what an identifying field says, wherever it stands. */
  readonly staying: { readonly value: DecodedText; readonly isNumber: boolean }[];
  readonly harmless: Harmless;
  /** The latest year that a date of the text names, or 0. */
  latestYear: number;
}

export function startDocument(text: string): JsonDocument {
  return {
    text,
    findings: [],
    known: makeKnownValues(),
    fields: [],
    staying: [],
    harmless: makeHarmless(),
    latestYear: 0,
  };
}

/** What a string or number says. */
export function valueOf({ text }: JsonDocument, { type, start, end }: JsonNode): DecodedText {
  return type === 'string' ? decodeString(text, start, end) : { text: text.slice(start, end), start };
}

export interface ValueFacts {
  readonly kind: IdentifierKind;
  readonly rule: 'json-key' | 'fhir-path';
  readonly evidence: string;
  readonly fixedReplacement?: string | undefined;
}

/** Notes that a whole value goes, and remembers it for the running text of the document. */
export function noteValue(
  { findings, known }: JsonDocument,
  value: DecodedText,
  { fixedReplacement, ...facts }: ValueFacts,
): void {
  if (value.text === '') return;
  findings.push({
    ...rawSpan(value, 0, value.text.length),
    ...facts,
    score: 0.97,
    ...(fixedReplacement === undefined ? {} : { fixedReplacement }),
  });
  const { kind } = facts;
  if (kind === 'NAME') known.addName(value.text);
  else if (kind !== 'DATE' && kind !== 'AGE') known.addValue(value.text, kind);
}

/** Hands over what was to stay and repeats an identifier: words to be read, numbers to go. */
function readStaying(document: JsonDocument): void {
  const { staying, known, fields } = document;
  const repeats = staying.filter(({ value }) => repeatsKnown(known, value.text));
  for (const { value, isNumber } of repeats) {
    if (isNumber)
      noteValue(document, value, {
        kind: 'ID',
        rule: 'fhir-path',
        evidence: 'also stands in an identifying field of the record',
        fixedReplacement: '0',
      });
    else fields.push(value);
  }
}

/** Reads the running text of a document of which everything else is read. @returns all findings, sorted. */
export function finishDocument(document: JsonDocument): Finding[] {
  readStaying(document);
  const { findings, fields, known, harmless } = document;
  const doubtful = fields.filter(
    ({ text, heading = '', joint }) =>
      joint !== undefined || !harmless.has(text, heading) || known.find(text).length > 0,
  );
  return [...findings, ...findInFields([{ fields: doubtful, known }])].toSorted((a, b) => a.start - b.start);
}
