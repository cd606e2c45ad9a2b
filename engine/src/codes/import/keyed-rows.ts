import { defineMessage } from '../../message/message.ts';
import { problemAt } from './delimited.ts';
import type { TableFile } from './table-file.ts';

interface KeyedRow {
  readonly code: string;
  readonly line: number;
}

/** Rows in the order in which packed tables are searched. */
export function sortByCode<T extends KeyedRow>(rows: T[]): T[] {
  return rows.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.line - b.line));
}

/**
 * The same, for tables in which a code stands once.
 * @throws ImportProblem where one stands twice
 */
export function sortUnique<T extends KeyedRow>(file: TableFile, rows: T[]): T[] {
  sortByCode(rows);
  for (const [index, { code, line }] of rows.entries()) {
    const before = rows[index - 1];
    if (before?.code === code)
      throw problemAt(
        file,
        line,
        defineMessage('import.repeated', '{code} stands on line {line} already', { code, line: before.line }),
      );
  }
  return rows;
}
