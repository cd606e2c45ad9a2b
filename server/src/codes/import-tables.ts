import type { ImportOptions } from '@notewright/engine';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { NewCodeTable } from '../store/codes/code-table-store.ts';
import type { LoadedCodes } from './code-library.ts';
import { refuseShrunk } from './refuse-shrunk.ts';
import type { TableImporter, ReadTable, TableFilePath } from './table-importer.ts';

export interface ImportParts {
  readonly store: Pick<AccountStore, 'transaction'>;
  readonly codes: Pick<LoadedCodes, 'shared'>;
  readonly imports: TableImporter;
}

export interface ImportRequest {
  readonly files: readonly TableFilePath[];
  readonly options: ImportOptions;
  /** Reads and compares, and keeps nothing. */
  readonly isDryRun?: boolean;
  /** Who imports: a user's id, or the command line's name. */
  readonly by: string;
  readonly now: number;
  /** Keeps in the audit log that it was done, in the transaction of the change. */
  readonly note: (store: AccountStore) => Promise<void>;
  readonly signal?: AbortSignal;
}

/**
 * Reads files and keeps every table in them, in one transaction: all or none.
 * @throws ImportProblem in one sentence when a file cannot be imported; nothing is changed then
 */
export async function importTables(parts: ImportParts, request: ImportRequest): Promise<readonly ReadTable[]> {
  const { files, options, isDryRun = false, by, now, note, signal } = request;
  const { tables: before } = await parts.codes.shared();
  const read = await parts.imports.readTables({ files, options, before }, signal);
  const tables = lastOfEach(read.map(({ table }) => table));
  await parts.store.transaction(async (store) => {
    refuseShrunk(tables, await store.codeTables.list());
    if (isDryRun) return;
    await store.codeTables.put(tables, by, now);
    await note(store);
  });
  return read;
}

/** Of a table that came twice, as text and in an archive, the last one: the store would replace the first anyway. */
function lastOfEach(tables: readonly NewCodeTable[]): readonly NewCodeTable[] {
  return [...new Map(tables.map((table) => [`${table.kind} ${table.version} ${table.part}`, table])).values()];
}
