import type { Message } from '../../message/message.ts';
import type { StoredTable, TableKind } from '../tables/stored-table.ts';
import type { TableFile } from './table-file.ts';

/** What came of a file: a table, ready to be kept. */
export interface ImportedTable extends StoredTable {
  /** How many codes, edits or limits it holds. */
  readonly entries: number;
  /** What was left out, or is worth knowing, a sentence each. */
  readonly remarks: readonly string[];
}

/** What a person says of a file that does not say it itself. */
export interface ImportOptions {
  /** Takes the file for this kind, whatever it looks like. */
  readonly kind?: TableKind;
  /** For example 2027: 1 October 2026 to 30 September 2027. */
  readonly fiscalYear?: number;
  readonly version?: string;
  /** The archive that the file came in: its name may state the date where that of the file does not ("april-1-2027..."). */
  readonly archive?: string;
  /** ISO dates. */
  readonly from?: string;
  readonly to?: string;
}

/** Reads one publisher's format. */
export interface TableImporter {
  readonly kind: TableKind;
  /** As in "the ICD-10-CM order file". */
  readonly what: Message;
  /** Whether a file is of this format, by its head; its name may decide where two look alike. */
  recognizes(file: TableFile): boolean;
  /** @throws ImportProblem when the file is damaged: one sentence, with the number of the line */
  read(file: TableFile, options: ImportOptions): ImportedTable;
}
