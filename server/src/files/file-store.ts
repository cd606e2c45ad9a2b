/** Where files are kept. Keys are made by the server, never from a person's file name. What is stored is ciphertext. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** The same piece by piece, so that a large file is never in memory as a whole. Fails when any of it was changed. */
  stream(key: string): Promise<AsyncIterable<Uint8Array> | null>;
  remove(key: string): Promise<void>;
  /** Removes every file of a tenant. */
  removeAllOf(tenantId: string): Promise<void>;
  /** Storage keys of files older than `before` (epoch ms), for the sweep of files that no row names. */
  listOlderThan(before: number): AsyncIterable<string>;
}
