import type { Span } from '../../../model/span.ts';
import { roleOfFieldName } from '../shared/field-role.ts';
import { isIdentifyingNumber } from '../shared/number-role.ts';
import type { DataTypeName } from './data-types.ts';
import type { FieldRow } from './field-table.ts';
import { readListedField } from './listed-field.ts';
import { noteField, type Message } from './message.ts';
import { splitSpan } from './split.ts';
import { readTextValue } from './text-value.ts';
import { unescapeField } from './unescape.ts';
import { isCodedName } from './unlisted-field.ts';

const words = 'the value of an observation';
const row = (type: DataTypeName, kind: FieldRow['kind']): FieldRow => ({ type, kind, words, isBirth: false });

/** How the value of an observation (OBX-5) is read, by its type (OBX-2). HL7 v2.5.1, chapter 7, 7.4.2 and table 0125. */
const valueTypes: ReadonlyMap<string, FieldRow> = new Map([
  ...['DT', 'TS', 'DTM', 'DR'].map((type) => [type, row('DR', 'DATE')] as const),
  ...['XPN', 'PN'].map((type) => [type, row('XPN', 'NAME')] as const),
  ...['XCN', 'CN', 'CNN'].map((type) => [type, row('XCN', 'NAME')] as const),
  ...['XAD', 'AD'].map((type) => [type, row('XAD', 'ADDRESS')] as const),
  ...['XTN', 'TN'].map((type) => [type, row('XTN', 'PHONE')] as const),
  ...['CX', 'CK'].map((type) => [type, row('CX', 'ID')] as const),
  ['PPN', row('PPN', 'NAME')],
  ['EI', row('EI', 'ID')],
  ['XON', row('XON', 'LOCATION')],
  ['PL', row('PL', 'LOCATION')],
  ['HD', row('HD', 'LOCATION')],
  ['ED', row('ED', 'ID')],
  ['RP', row('RP', 'URL')],
]);

const coded = new Set(['CE', 'CWE', 'CNE', 'CF']);
const ageHeading = /\bage\b/i;
const overEightyNine = /^(?:9\d|1[01]\d|12[0-5])(?:\.\d+)?$/;

interface ObservationFields {
  readonly type: string;
  /** OBX-3. */
  readonly code: Span | undefined;
  /** OBX-5. */
  readonly value: Span;
  /** OBX-6. */
  readonly units: string;
  /** True when the observation before had the same code, as the lines of a report do. */
  readonly continues: boolean;
}

/** What the observation is called: the text of its code. */
function headingOf(message: Message, code: Span | undefined): string {
  const part = code && splitSpan(message.text, code, message.encoding.component)[1];
  return part ? unescapeField(message.text, part, message.encoding).text : '';
}

/** Notes a family and a given name that stand where a coded value has its words and its vocabulary. @returns their indexes. */
function noteCodedName(message: Message, components: readonly Span[], heading: string): ReadonlySet<number> {
  const [number, ...pair] = components;
  const values = pair.slice(0, 2).map(({ start, end }) => message.text.slice(start, end));
  const role = roleOfFieldName(heading);
  const asksPerson = role?.treat === 'out' && role.kind === 'NAME';
  if (!number || !isCodedName(values[0] ?? '', values[1] ?? '', asksPerson)) return new Set();
  if (/\d/.test(message.text.slice(number.start, number.end))) noteField(message, number, 'ID', words);
  for (const [index, part] of pair.slice(0, 2).entries()) {
    noteField(message, part, 'NAME', words);
    message.known.addName(values[index] ?? '');
  }
  return new Set([0, 1, 2]);
}

function readWords(message: Message, type: string, value: Span, heading: string, continues: boolean): void {
  const { text, encoding } = message;
  for (const repetition of splitSpan(text, value, encoding.repetition)) {
    const components = splitSpan(text, repetition, encoding.component);
    const noted = coded.has(type) ? noteCodedName(message, components, heading) : undefined;
    for (const [index, component] of components.entries()) {
      if (noted?.has(index)) continue;
      const isCode = coded.has(type) && index % 3 !== 1 && !text.slice(component.start, component.end).includes(' ');
      if (isCode) continue;
      for (const part of splitSpan(text, component, encoding.subcomponent))
        readTextValue(message, part, continues ? { joint: '\n' } : { heading });
    }
  }
}

function readNumber(message: Message, value: Span, heading: string, units: string): void {
  const number = message.text.slice(value.start, value.end).trim();
  const role = roleOfFieldName(heading);
  if (ageHeading.test(heading) && overEightyNine.test(number)) noteField(message, value, 'AGE', 'an age over 89', '90');
  else if (units === '' && isIdentifyingNumber(role, number)) {
    noteField(message, value, role.kind, `a ${role.words}`, '0');
    message.known.addValue(number, role.kind);
  }
}

/** Reads the value of an observation by its type. */
export function readObservation(message: Message, { type, code, value, units, continues }: ObservationFields): void {
  const listed = valueTypes.get(type);
  if (listed) return readListedField(message, value, listed);
  const heading = headingOf(message, code);
  if (type === 'NM' || type === 'SN') readNumber(message, value, heading, units);
  else readWords(message, type, value, continues ? '' : heading, continues);
}
