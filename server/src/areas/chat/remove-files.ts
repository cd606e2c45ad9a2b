import type { FileStore } from '../../files/file-store.ts';

/** Removes files that no row names any more. What fails here is left to the sweep of files. */
export async function removeFiles(files: Pick<FileStore, 'remove'>, fileKeys: readonly string[]): Promise<void> {
  for (const key of fileKeys) await files.remove(key).catch(() => undefined);
}
