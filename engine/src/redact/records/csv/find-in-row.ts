import type { Finding } from '../../../model/finding.ts';
import { applyRole } from '../shared/apply-role.ts';
import type { DecodedText } from '../shared/decoded-text.ts';
import { rawSpan } from '../shared/decoded-text.ts';
import { plainRole, type FieldRole } from '../shared/field-role.ts';
import type { TextField } from '../shared/find-in-fields.ts';
import { makeKnownValues, type KnownValues } from '../shared/known-values.ts';
import type { ReadRecord } from '../shared/record-batch.ts';
import { shapeOfValue, shapeWords } from '../shared/value-shape.ts';
import type { CsvPlan } from './csv-plan.ts';
import { decodeCell, type CsvRow } from './row-reader.ts';

/**
 * The role of a cell. In a row of another length than the first, a delimiter stands inside a value without quotes: there
 * the columns are counted from both ends, and what looks like an identifier goes too.
 */
function roleOfCell({ columns }: CsvPlan, cells: number, index: number, value: string): FieldRole {
  const role = columns[index] ?? plainRole;
  if (cells === columns.length || role.treat !== 'text') return role;
  const fromEnd = columns[columns.length - cells + index];
  if (fromEnd && fromEnd.treat !== 'text') return fromEnd;
  const kind = shapeOfValue(value);
  return kind ? { treat: kind === 'DATE' ? 'date' : 'out', kind, words: shapeWords(kind) } : role;
}

interface CellPlace {
  readonly plan: CsvPlan;
  readonly known: KnownValues;
  readonly findings: Finding[];
}

/** Reads a cell by its role. @returns true when it is to be read as running text. */
function readCell({ plan, known, findings }: CellPlace, cell: DecodedText, role: FieldRole): boolean {
  const outcome = applyRole(role, cell.text, plan.latestYear);
  if (outcome === 'stays' || outcome === 'text') return outcome === 'text';
  const { kind, year } = outcome;
  findings.push({
    ...rawSpan(cell, 0, cell.text.length),
    kind,
    rule: 'csv-column',
    score: 0.97,
    evidence: `stands in a column that holds: ${role.words}`,
    ...(year === undefined ? {} : { fixedReplacement: String(year) }),
  });
  if (kind === 'NAME') known.addName(cell.text);
  else if (kind !== 'DATE' && kind !== 'AGE') known.addValue(cell.text, kind);
  return false;
}

/**
 * Reads the cells of one row by their columns.
 *
 * @param text what the cells' ranges point into.
 * @returns what its columns identify, with offsets into the text, and its cells of running text, still to be read.
 */
export function readRow(plan: CsvPlan, text: string, { cells }: CsvRow): ReadRecord {
  const findings: Finding[] = [];
  const known = makeKnownValues();
  const doubtful: TextField[] = [];
  for (const [index, cell] of cells.entries()) {
    const value = decodeCell(text, cell);
    if (value.text === '') continue;
    const role = roleOfCell(plan, cells.length, index, value.text);
    if (readCell({ plan, known, findings }, value, role))
      doubtful.push({ ...value, heading: plan.headings[index] ?? '' });
  }
  const fields = doubtful.filter(
    ({ text: value, heading = '' }) => !plan.harmless.has(value, heading) || known.find(value).length > 0,
  );
  return { findings, fields, known };
}
