import type { IdentifierKind } from '../../../model/finding.ts';
import type { DataTypeName } from './data-types.ts';
import { segmentRows } from './segment-rows.ts';

export interface FieldRow {
  readonly type: DataTypeName;
  readonly kind: IdentifierKind;
  /** What the field is, for the reader: "the patient's name". */
  readonly words: string;
  /** True for a date of birth, whose year gives an age. */
  readonly isBirth: boolean;
}

function readRows(rows: string): Map<number, FieldRow> {
  const fields = new Map<number, FieldRow>();
  for (const row of rows.split('\n')) {
    const match = /^\s*([\d,-]+) (\w+) (\w+) (.+)$/.exec(row);
    if (!match) continue;
    const [, numbers = '', type, kind, words = ''] = match;
    const facts: FieldRow = {
      type: type as DataTypeName,
      kind: kind as IdentifierKind,
      words,
      isBirth: words.includes('birth') && type === 'TS',
    };
    for (const range of numbers.split(',')) {
      const [from = 0, to = from] = range.split('-').map(Number);
      for (let field = from; field <= to; field++) fields.set(field, facts);
    }
  }
  return fields;
}

const segments = new Map<string, Map<number, FieldRow>>();

/** The fields of a segment that the table names, by number; nothing for a segment that it does not know. */
export function fieldsOf(segment: string): ReadonlyMap<number, FieldRow> | undefined {
  const rows = segmentRows[segment];
  if (rows === undefined) return undefined;
  let fields = segments.get(segment);
  if (!fields) segments.set(segment, (fields = readRows(rows)));
  return fields;
}
