import type { Owner, Store } from '../store/store.ts';

/** Whose writes are meant: one person's into one patient's record, or all into those of a connection. */
export type WritesOf =
  | { readonly owner: Owner; readonly baseUrl: string; readonly patientId: string }
  | { readonly connectionId: string };

/** What waits for a connection, and what it refused. */
export interface WriteCounts {
  readonly waiting: number;
  readonly refused: number;
  readonly oldestWaiting: number | null;
}

/** Notes that wait to be written into records: told of what ends, and asked how many there are. */
export interface WaitingWrites {
  /** What waits is not written. Belongs into the transaction of what ends. */
  cancel(tx: Store, of: WritesOf, now: number): Promise<void>;
  /** Has what waits tried at once; how many there are. */
  wake(store: Store, of: WritesOf, now: number): Promise<number>;
  count(store: Store, connectionId: string): Promise<WriteCounts>;
}
