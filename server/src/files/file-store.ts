/** Where files are kept. Keys are made by the server, never from a person's file name. What is stored is ciphertext. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Storage keys of files older than `before` (epoch ms), for the sweep of files that no row names. */
  listOlderThan(before: number): AsyncIterable<string>;
}
