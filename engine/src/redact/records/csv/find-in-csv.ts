import type { Finding } from '../../../model/finding.ts';
import type { RecordFormat } from '../record-format.ts';
import { startBatch } from '../shared/record-batch.ts';
import type { CsvPlan } from './csv-plan.ts';
import { findInHeader } from './find-in-header.ts';
import { readRow } from './find-in-row.ts';
import { planCsv } from './plan-csv.ts';
import { quoteBudget, readCsvRow } from './row-reader.ts';

/**
 * Finds the identifiers of further rows of a table whose plan was made from its first rows. For whoever reads a large
 * file in pieces: plan once with `planCsv`, leave everything before `plan.rowsBegin` as it is, cut the rest after any
 * row, and give each piece to this function; a hundred rows at once cost less than one after the other.
 *
 * @param rows whole rows, the last with or without its line end.
 * @returns findings with offsets into the rows, sorted, without overlaps; quotes and delimiters are never part of one.
 */
export function findInCsvRows(plan: CsvPlan, rows: string): Finding[] {
  return findFrom(plan, rows, 0);
}

function findFrom(plan: CsvPlan, text: string, from: number): Finding[] {
  const batch = startBatch();
  const budget = quoteBudget(text);
  for (let at = from; at < text.length;) {
    const row = readCsvRow(text, at, plan.delimiter, budget);
    batch.add(readRow(plan, text, row));
    at = row.next;
  }
  return batch.finish();
}

/** Finds the identifiers of comma-, tab-, semicolon- or pipe-separated values, column by column. */
export const csvFormat: RecordFormat = {
  name: 'csv',
  find: (text) => {
    const plan = planCsv(text);
    return plan && [...findInHeader(plan, text), ...findFrom(plan, text, plan.rowsBegin)];
  },
};
