import type { IdentifierKind } from '../../../model/finding.ts';
import type { Span } from '../../../model/span.ts';
import { encodedWord } from '../shared/encoded-file.ts';
import { repeatsKnown } from '../shared/repeats.ts';
import { dataTypes, noPersons, systemNames, type ComponentRule, type DataType } from './data-types.ts';
import type { FieldRow } from './field-table.ts';
import { noteField, type Message } from './message.ts';
import { splitSpan } from './split.ts';
import { keepYear, readStamp } from './time-stamp.ts';
import { readTextValue } from './text-value.ts';
import { unescapeField } from './unescape.ts';

const encodedWords: Readonly<Record<string, string>> = encodedWord;
const shortestPlace = 3;
/** Digits of a time stamp to the minute. */
const shortestClock = 12;
const namePart = /^[^\d]*$/;

/** Remembers names, numbers and address lines, to find them in the message's running text. */
function remember(message: Message, part: Span, kind: IdentifierKind): void {
  const value = unescapeField(message.text, part, message.encoding).text;
  if (kind === 'LOCATION' && value.length >= shortestPlace) message.places.add(value);
  if (kind === 'NAME' && namePart.test(value)) message.known.addName(value);
  else if (kind !== 'DATE') message.known.addValue(value, kind);
}

function fixedReplacementOf(message: Message, row: FieldRow, components: readonly Span[]): string | undefined {
  if (row.type === 'CODE') return '';
  if (row.type !== 'ED') return undefined;
  const encoding = components[3];
  return encoding && encodedWords[message.text.slice(encoding.start, encoding.end).toLowerCase()];
}

function kindOf(rule: ComponentRule | 'field', row: FieldRow, isFax: boolean): IdentifierKind {
  if (rule === 'field') return row.kind === 'PHONE' && isFax ? 'FAX' : row.kind;
  return rule === 'stays' || rule === 'text' || rule === 'year' ? row.kind : rule;
}

/** What one component of a field comes to: its rule, and what may stand in its place. */
interface ComponentFacts {
  readonly row: FieldRow;
  readonly rule: ComponentRule | 'field';
  readonly isFax: boolean;
  readonly fixedReplacement: string | undefined;
}

function readPart(message: Message, part: Span, { row, rule, isFax, fixedReplacement }: ComponentFacts): void {
  const value = message.text.slice(part.start, part.end).trim();
  if (value === '' || value === '""') return;
  if (rule === 'text') return readTextValue(message, part);
  // A time stamp stands in the wrong field more often than a code looks like one.
  if (rule === 'year' || (rule === 'stays' && value.length >= shortestClock && readStamp(value)))
    return keepYear(message, part, row);
  if (rule === 'stays' || (rule === 'LOCATION' && systemNames.has(value.toUpperCase()))) return;
  const kind = kindOf(rule, row, isFax);
  if ((kind === 'NAME' || kind === 'ID') && noPersons.has(value.toUpperCase())) return;
  noteField(message, part, kind, row.words, fixedReplacement);
  remember(message, part, kind);
}

function readRepetition(message: Message, repetition: Span, row: FieldRow): void {
  const { text, encoding } = message;
  const type: DataType = dataTypes[row.type];
  const components = splitSpan(text, repetition, encoding.component);
  const equipment = components[2];
  const isFax = row.type === 'XTN' && equipment !== undefined && text.slice(equipment.start, equipment.end) === 'FX';
  const fixedReplacement = fixedReplacementOf(message, row, components);
  for (const [index, component] of components.entries()) {
    const rule = type.components[index + 1] ?? type.others;
    const isContent = row.type !== 'ED' || index === 4;
    // Of the parts of a clinician's name the first four say who it is; degrees and codes follow.
    const identifyingParts = row.type === 'NDL' && index === 0 ? 4 : Number.POSITIVE_INFINITY;
    const facts = { row, rule, isFax, fixedReplacement: isContent ? fixedReplacement : undefined };
    for (const [at, part] of splitSpan(text, component, encoding.subcomponent).entries())
      if (at < identifyingParts) readPart(message, part, facts);
  }
}

/** Reads the parts of a field that stays where they repeat a name or number that the message has given before. */
function readRepeats(message: Message, repetition: Span): void {
  const { text, encoding, known } = message;
  for (const component of splitSpan(text, repetition, encoding.component))
    for (const part of splitSpan(text, component, encoding.subcomponent))
      if (repeatsKnown(known, unescapeField(text, part, encoding).text)) readTextValue(message, part);
}

/** Reads a field that the table names: each repetition, component and subcomponent by the field's data type. */
export function readListedField(message: Message, field: Span, row: FieldRow): void {
  if (field.end === field.start) return;
  for (const repetition of splitSpan(message.text, field, message.encoding.repetition))
    if (row.type === 'STAYS') readRepeats(message, repetition);
    else readRepetition(message, repetition, row);
}
