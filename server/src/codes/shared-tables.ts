import { openLibrary } from '@notewright/engine';
import type { CodeLibrary, StoredTable } from '@notewright/engine';

/** The tables of one moment, in memory that threads share: plain data, handed over without a copy. */
export interface SharedTables {
  /** Another one for each time that tables were loaded. */
  readonly edition: string;
  /** True where the operator has switched CPT off. */
  readonly withoutCpt: boolean;
  /** In the order in which they were imported. */
  readonly tables: readonly StoredTable[];
}

/** Nothing was imported: the tables that come with the product. */
export const builtInTables: SharedTables = { edition: 'built-in', withoutCpt: false, tables: [] };

let opened: { readonly edition: string; readonly library: CodeLibrary } | null = null;

/** Opens tables for look-ups, once for each edition on each thread. */
export function openShared({ edition, withoutCpt, tables }: SharedTables): CodeLibrary {
  const key = `${edition} ${withoutCpt}`;
  if (opened?.edition !== key) opened = { edition: key, library: openLibrary(tables, { withoutCpt }) };
  return opened.library;
}
