import { openLibrary } from '@notewright/engine/codes';
import type { CodeTables, StoredTable } from '@notewright/engine';

/** How a table stands to the one before it. */
export interface TableChange {
  readonly versionBefore: string;
  readonly added: number;
  readonly removed: number;
  /** Codes that are in both with another title or another billable flag. */
  readonly changed: number;
}

interface Row {
  readonly code: string;
  readonly title: string;
  readonly billable?: boolean;
}

interface Rows {
  readonly size: number;
  find(code: string): Row | null;
  under(prefix: string): Iterable<Row>;
}

/** The kinds whose codes can be gone through one by one; of the others only their number is told. */
const rowsOf: Readonly<Partial<Record<StoredTable['kind'], (tables: CodeTables) => Rows | null>>> = {
  icd10cm: ({ icd }) => icd,
  hcpcs: ({ hcpcs }) => hcpcs,
  cpt: ({ cpt }) => cpt,
};

/**
 * What a table adds to the one before it, takes away and changes: the one of the same version, which it replaces, or
 * else the one that began to hold last before it. Null where there is none, or where its kind has no codes to go through.
 */
export function compareTables(table: StoredTable, loaded: readonly StoredTable[]): TableChange | null {
  const before = findBefore(table, loaded);
  const read = rowsOf[table.kind];
  if (before === null || read === undefined) return null;
  const [old, now] = [before, table].map((one) => read(openLibrary([one]).at(one.from)));
  if (!old || !now) return null;
  let [kept, changed] = [0, 0];
  for (const row of now.under('')) {
    const same = old.find(row.code);
    if (same === null) continue;
    kept += 1;
    if (same.title !== row.title || same.billable !== row.billable) changed += 1;
  }
  return { versionBefore: before.version, added: now.size - kept, removed: old.size - kept, changed };
}

function findBefore(table: StoredTable, loaded: readonly StoredTable[]): StoredTable | null {
  const sameKind = loaded.filter(({ kind }) => kind === table.kind);
  const same = sameKind.find(({ version }) => version === table.version);
  if (same !== undefined) return same;
  const begins = ({ from }: StoredTable): string => from ?? '';
  return (
    sameKind
      .filter((one) => begins(one) <= begins(table))
      .toSorted((a, b) => begins(a).localeCompare(begins(b)))
      .at(-1) ?? null
  );
}
