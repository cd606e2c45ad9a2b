import { resolve } from 'node:path';
import { ImportProblem } from '@notewright/engine/import-problem';
import { auditAccount } from '../accounts/audit-account.ts';
import { createTableImporter } from '../codes/table-importer.ts';
import type { TableChange } from '../codes/table-importer.ts';
import { importTables } from '../codes/import-tables.ts';
import { openShared } from '../codes/open-shared.ts';
import { commandLine } from '../presenters/present-audit.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import { MaintenanceError } from './maintenance-error.ts';
import type { Installation } from './open-installation.ts';
import { nameRunner } from './operators.ts';

export interface ImportCodesOptions {
  /** Paths, as they were typed. */
  readonly files: readonly string[];
  /** The fiscal year of files that do not say it themselves. */
  readonly year: number | null;
  readonly isDryRun: boolean;
}

/** A table that was imported, or would be. */
export interface CodesReport {
  readonly kind: string;
  readonly version: string;
  /** ISO dates; null where it is open on that side. */
  readonly from: string | null;
  readonly to: string | null;
  readonly entries: number;
  readonly fileName: string;
  readonly change: TableChange | null;
  readonly remarks: readonly string[];
  readonly seconds: number;
}

export interface ListedCodes extends Omit<CodesReport, 'change' | 'seconds' | 'remarks'> {
  /** ISO date. */
  readonly importedOn: string;
}

/**
 * Imports every table in the files, or none of them.
 * @throws MaintenanceError with one sentence; nothing is changed then
 */
export async function importCodes(
  { accounts, codes, clock }: Installation,
  { files, year, isDryRun }: ImportCodesOptions,
): Promise<readonly CodesReport[]> {
  const now = clock.now();
  try {
    const read = await importTables(
      { store: accounts.store, codes, imports: createTableImporter() },
      {
        files: files.map((path) => ({ name: path, path: resolve(path) })),
        options: year === null ? {} : { fiscalYear: year },
        isDryRun,
        by: commandLine,
        now,
        note: (store) => noteCodes(store, 'operator.import_codes', now, null),
      },
    );
    return read.map(({ table, change, seconds }) => ({ ...table, change, seconds }));
  } catch (error) {
    throw error instanceof ImportProblem ? new MaintenanceError(error.message) : error;
  }
}

/** What was imported, and what an audit of a chart without a date works with. */
export async function listCodes({
  accounts,
  codes,
}: Installation): Promise<{ readonly inForce: string; readonly tables: readonly ListedCodes[] }> {
  const tables = await accounts.store.codeTables.list();
  return {
    inForce: openShared(await codes.shared()).at(null).label,
    tables: tables.map((table) => ({ ...table, importedOn: new Date(table.importedAt).toISOString().slice(0, 10) })),
  };
}

/** Removes every part of a version. @throws MaintenanceError when there is none */
export async function removeCodes({ accounts, clock }: Installation, kind: string, version: string): Promise<void> {
  await accounts.store.transaction(async (store) => {
    const [removed] = await store.codeTables.remove(kind, version);
    if (removed === undefined)
      throw new MaintenanceError(`There is no imported table ${kind} ${version}; see "notewright codes list".`);
    await noteCodes(store, 'operator.remove_codes', clock.now(), removed.id);
  });
}

function noteCodes(store: AccountStore, action: string, at: number, tableId: string | null): Promise<void> {
  return auditAccount(store, { ip: 'this machine', userAgent: `notewright, run by ${nameRunner()}` }, at, {
    action,
    outcome: 'success',
    tenantId: null,
    actorId: commandLine,
    object: tableId === null ? null : ['code_table', tableId],
  });
}
