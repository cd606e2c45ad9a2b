import type { AttachmentStore } from '../store/store.ts';
import type { FileStore } from './file-store.ts';

const day = 86_400_000;
const atOnce = 200;

/** A file is kept before the message that names it, so one that nobody names yet may belong to a send under way. */
export const orphanAge = day;

/**
 * Removes files older than a day that no row names: what a process left that died between keeping a file and storing its
 * message, or between removing a chat and removing its files.
 * @param now Epoch milliseconds
 * @returns how many were removed
 */
export async function sweepFiles(
  files: FileStore,
  attachments: Pick<AttachmentStore, 'listNamed'>,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async (): Promise<void> => {
    const named = await attachments.listNamed(batch);
    for (const key of batch) {
      if (named.has(key)) continue;
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
