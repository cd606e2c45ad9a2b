import { openLibrary, type CodeLibrary } from '@notewright/engine/codes';
import type { SharedTables } from './shared-tables.ts';

let opened: { readonly edition: string; readonly library: CodeLibrary } | null = null;

/** Opens tables for look-ups, once for each edition on each thread. */
export function openShared({ edition, withoutCpt, hcpcs, tables }: SharedTables): CodeLibrary {
  const key = `${edition} ${withoutCpt} ${hcpcs !== null}`;
  if (opened?.edition !== key) opened = { edition: key, library: openLibrary(tables, { withoutCpt, hcpcs }) };
  return opened.library;
}
