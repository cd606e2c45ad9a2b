import type { StoredTable, TableKind } from './stored-table.ts';

/** One publication of a table: a fiscal year, a quarter, a payment year. */
export interface Edition<Table> {
  /** For the line under an audit, for example `FY2027 (CMS order file)`. */
  readonly name: string;
  /** The first and the last day on which it holds (ISO dates); null where it is open on that side. */
  readonly from: string | null;
  readonly to: string | null;
  /** Opened when first used. */
  open(): Table;
}

/** How an edition stands to the day that it was chosen for. */
export type EditionFit = 'in-force' | 'newest' | 'too-old' | 'between' | 'too-new';

export interface ChosenEdition<Table> {
  readonly edition: Edition<Table>;
  readonly fit: EditionFit;
}

const begins = ({ from }: Edition<unknown>): string => from ?? '';
const ends = ({ to }: Edition<unknown>): string => to ?? '9999';

/** A table that holds later, or as early but was added after, stands after. */
function newestOf<Table>(editions: readonly Edition<Table>[]): Edition<Table> | null {
  return editions.reduce<Edition<Table> | null>(
    (newest, edition) => (newest === null || begins(edition) >= begins(newest) ? edition : newest),
    null,
  );
}

/**
 * The edition in force on a day: the one that began last, so that an April update goes before October's. Where none is in
 * force the nearest earlier one, else the oldest. Without a day: the newest.
 * @param editions In the order in which they were added; null comes back only where there are none
 */
export function chooseEdition<Table>(
  editions: readonly Edition<Table>[],
  day: string | null,
): ChosenEdition<Table> | null {
  const newest = newestOf(editions);
  if (newest === null) return null;
  if (day === null) return { edition: newest, fit: 'newest' };
  const begun = editions.filter((edition) => begins(edition) <= day);
  const inForce = newestOf(begun.filter((edition) => ends(edition) >= day));
  if (inForce) return { edition: inForce, fit: 'in-force' };
  const earlier = newestOf(begun);
  if (earlier) return { edition: earlier, fit: earlier === newest ? 'too-old' : 'between' };
  const oldest = editions.reduce((first, edition) => (begins(edition) < begins(first) ? edition : first), newest);
  return { edition: oldest, fit: 'too-new' };
}

/** The stored tables of a kind as editions; parts of one version are opened together, in the order given. */
export function editionsOf<Table>(
  stored: readonly StoredTable[],
  kind: TableKind,
  open: (parts: readonly StoredTable[]) => Table,
  nameOf: (parts: readonly StoredTable[]) => string = (parts) => parts[0]?.version ?? '',
): Edition<Table>[] {
  const byVersion = new Map<string, StoredTable[]>();
  for (const table of stored) {
    if (table.kind !== kind) continue;
    const parts = byVersion.get(table.version);
    if (parts) parts.push(table);
    else byVersion.set(table.version, [table]);
  }
  return [...byVersion.values()].map((parts) => {
    let opened: Table | null = null;
    return {
      name: nameOf(parts),
      from: parts[0]?.from ?? null,
      to: parts[0]?.to ?? null,
      open: () => (opened ??= open(parts)),
    };
  });
}
