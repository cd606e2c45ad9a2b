import { readDate } from '../shared/dates.ts';
import { roleOfFieldName, type FieldRole, type Treatment } from '../shared/field-role.ts';
import { makeHarmless } from '../shared/harmless.ts';
import { shapeOfValue } from '../shared/value-shape.ts';
import { decideRole, isPersonal } from '../shared/vote.ts';
import type { CsvPlan } from './csv-plan.ts';
import { mayBeHeading, readTable, type Table } from './read-table.ts';

/** The share of a column's values that make data without a header believable as data. */
const certainShare = 0.6;
const longestOddHeading = 60;

/** Treatments that one of two columns must have for the first row to be a header. */
const decisive: ReadonlySet<Treatment> = new Set(['out', 'birth', 'age', 'date']);

/** True for a single cell that may be the name of a column called after somebody: "Results of Ann Lee (617-555-0134)". */
function mayBeOddHeading(cell: string): boolean {
  return cell.length <= longestOddHeading && /^\p{L}/u.test(cell) && shapeOfValue(cell) === undefined;
}

/** Says what the columns' names mean when the first row is a header; nothing when it is a row of values. */
function readHeader({ rows, spaced, ended }: Table): (FieldRole | undefined)[] | undefined {
  const header = rows[0] ?? [];
  if (new Set(header).size < header.length * 0.8) return undefined;
  const odd = header.filter((cell) => !mayBeHeading(cell));
  const roles = header.map((cell) => (odd.includes(cell) ? undefined : roleOfFieldName(cell)));
  const known = roles.filter(Boolean).length;
  const isOdd = odd.length === 1 && odd.every(mayBeOddHeading) && !spaced && rows.length > 2;
  if (odd.length > 0 && !(isOdd && header.length > 2 && known * 2 >= header.length)) return undefined;
  if (header.some((cell, index) => !roles[index] && shapeOfValue(cell) !== undefined) && known * 2 < header.length)
    return undefined;
  // Words with a blank after each comma are a sentence more often than a table.
  if (spaced && (ended || rows.length < 3)) return undefined;
  const needed = spaced ? Math.max(3, header.length * 0.6) : 1;
  const isHeader = header.length > 2 || known === 2 || roles.some((role) => role && decisive.has(role.treat));
  return known >= needed && isHeader ? roles : undefined;
}

function columnValues(rows: readonly (readonly string[])[], column: number): string[] {
  return rows.map((row) => row[column] ?? '');
}

function latestYear(rows: readonly (readonly string[])[]): number {
  let latest = 0;
  for (const row of rows) for (const cell of row) latest = Math.max(latest, readDate(cell)?.year ?? 0);
  return latest;
}

/** Data without a header is believed only when some column is nearly all identifiers. */
function isCertain(rows: readonly (readonly string[])[], columns: readonly FieldRole[]): boolean {
  return columns.some(({ treat }, column) => {
    if (treat === 'text') return false;
    const values = columnValues(rows, column);
    return values.filter((value) => shapeOfValue(value) !== undefined).length >= certainShare * values.length;
  });
}

/**
 * Decides from the first rows of a text whether it is a table of separated values (comma, tab, semicolon or pipe), and
 * what happens to each column: by the name of the column, and by what its values look like.
 *
 * @param sample the beginning of the text, 64 KB of it are enough, or the header and three rows where rows are longer.
 * @returns the plan for every row, to be given to `findInCsvRow`, or null when the text is no such table.
 */
export function planCsv(sample: string): CsvPlan | null {
  const table = readTable(sample);
  if (!table) return null;
  const header = readHeader(table);
  if (!header && (table.spaced || table.rows.length < 3 || table.width < 3)) return null;
  const values = header ? table.rows.slice(1) : table.rows;
  const named = Array.from({ length: table.width }, (_, column) => header?.[column]);
  const ofPerson = named.some((role) => role !== undefined && isPersonal(role));
  const columns = named.map((role, column) =>
    decideRole({ named: role, values: columnValues(values, column), ofPerson }),
  );
  if (!header && !isCertain(values, columns)) return null;
  return {
    delimiter: table.delimiter,
    columns,
    headings: columns.map((_, column) => (header && !header[column] ? (table.rows[0]?.[column] ?? '') : '')),
    rowsBegin: header ? table.secondRow : table.firstRow,
    latestYear: latestYear(values),
    harmless: makeHarmless(),
  };
}
