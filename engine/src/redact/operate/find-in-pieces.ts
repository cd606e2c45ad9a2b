import type { Finding } from '../../model/finding.ts';
import { rememberIdentifiers } from '../find/consistency.ts';
import { findInText } from '../find/find-in-text.ts';
import { findIdentifiers } from '../find-identifiers.ts';
import type { CsvPlan } from '../records/csv/csv-plan.ts';
import { findInCsvRows } from '../records/csv/find-in-csv.ts';
import { planCsv } from '../records/csv/plan-csv.ts';
import { makeSurrogateIds } from '../records/fhir/surrogate-ids.ts';
import { findInJson } from '../records/json/find-in-json.ts';

/** What the pieces of a file are: running text or messages, rows of a table, or lines that are records of their own. */
export const pieceFormats = ['text', 'csv', 'jsonl'] as const;
export type PieceFormat = (typeof pieceFormats)[number];

/** Finds identifiers in the pieces of a file, and remembers over them what was found. */
export interface PieceFinder {
  /** @param isFirst whether the file begins with this piece. */
  readonly find: (piece: string, isFirst: boolean) => Finding[];
}

/** The first piece decides what each column holds; all rows that follow are read by that. */
function makeTableFinder(findText: PieceFinder['find']): PieceFinder['find'] {
  let plan: CsvPlan | null | undefined;
  return (piece, isFirst) => {
    plan = isFirst || plan === undefined ? planCsv(piece) : plan;
    return plan === null || isFirst ? findText(piece, isFirst) : findInCsvRows(plan, piece);
  };
}

/** Starts finding in the pieces of one file. What it remembers is bounded, whatever the size of the file. */
export function makePieceFinder(format: PieceFormat): PieceFinder {
  const known = rememberIdentifiers();
  const ids = makeSurrogateIds();
  const findText: PieceFinder['find'] = (piece) => findIdentifiers(piece, known);
  if (format === 'csv') return { find: makeTableFinder(findText) };
  return { find: format === 'text' ? findText : (piece) => findInJson(piece, ids) ?? findInText(piece, known) };
}
