import type { Kysely, Transaction } from 'kysely';
import type { DatabaseKind, DatabaseSeam } from './dialects/seam.ts';
import type { Schema } from './schema.ts';

export type { ColumnValue, RowTarget } from './dialects/seam.ts';

/**
 * An open database, or one transaction in it: both look the same, so a store built on either does not care. Inside
 * `transaction`, use only the database that is handed in; the outer one would wait for the transaction to end.
 */
export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly kind: DatabaseKind;
  readonly seam: DatabaseSeam;
  /** Keeps all of `work` or nothing. Inside a transaction it joins that one. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Runs `task` once the surrounding transaction is kept, never if it is undone; at once outside of one. */
  afterCommit(task: () => void): void;
  close(): Promise<void>;
}

/** Runs `work` in one transaction of an open database, then the tasks that waited for its commit. */
export async function runTransaction<T>(
  kysely: Kysely<Schema>,
  seam: DatabaseSeam,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const tasks: (() => void)[] = [];
  const result = await kysely.transaction().execute((transaction) => work(insideTransaction(transaction, seam, tasks)));
  for (const task of tasks) task();
  return result;
}

function insideTransaction(transaction: Transaction<Schema>, seam: DatabaseSeam, tasks: (() => void)[]): Database {
  const database: Database = {
    kysely: transaction,
    kind: seam.kind,
    seam,
    transaction: (work) => work(database),
    afterCommit: (task) => void tasks.push(task),
    close: () => Promise.reject(new Error('A transaction cannot close its database.')),
  };
  return database;
}
