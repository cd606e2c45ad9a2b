import type { FileStore } from './file-store.ts';

const day = 86_400_000;
const atOnce = 200;

/** A file is kept before the message that names it, so one that nobody names yet may belong to a send under way. */
export const orphanAge = day;

/** Rows of one kind that name files. */
export interface FileNames {
  /** Which of these storage keys a row names. */
  listNamed(fileKeys: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Whose files these could be. */
export interface FileOwners {
  /** Every kind of row that names files: what none of them knows goes. */
  readonly names: readonly FileNames[];
  /** Which of these tenants the database knows, living or destroyed. */
  readonly tenants: { listKnown(ids: readonly string[]): Promise<ReadonlySet<string>> };
}

/**
 * Removes files older than a day that no row names: what a process left that died between keeping a file and storing its
 * message, or between removing a chat and removing its files. A file of a tenant that the database has never had is left:
 * the database is another one than that of the files, empty because its disk is missing, or wrongly named.
 * @param now Epoch milliseconds
 * @returns how many were removed
 */
export async function sweepFiles(
  files: FileStore,
  { names, tenants }: FileOwners,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async (): Promise<void> => {
    const known = await Promise.all(names.map((kind) => kind.listNamed(batch)));
    const ours = await tenants.listKnown([...new Set(batch.map(tenantOf))]);
    for (const key of batch) {
      if (!ours.has(tenantOf(key)) || known.some((named) => named.has(key))) continue;
      await files.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const key of files.listOlderThan(now - orphanAge)) {
    if (signal?.aborted === true) return removed;
    batch.push(key);
    if (batch.length >= atOnce) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
  return removed;
}

const tenantOf = (key: string): string => key.slice(0, key.indexOf('/'));
