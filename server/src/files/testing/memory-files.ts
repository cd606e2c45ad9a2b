import type { FileStore } from '../file-store.ts';

/** What a test may look into, and break. */
export interface MemoryFiles extends Pick<FileStore, 'get' | 'remove'> {
  put: FileStore['put'];
  readonly kept: ReadonlyMap<string, Uint8Array>;
}

/** Files that last as long as the test. */
export function createMemoryFiles(): MemoryFiles {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    put: async (key, bytes) => void kept.set(key, bytes),
    remove: async (key) => void kept.delete(key),
  };
}
