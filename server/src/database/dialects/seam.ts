import type { Dialect, Kysely, RawBuilder } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A value as it travels to either database; booleans are kept as 0 and 1. */
export type ColumnValue = string | number | Uint8Array | null;

/** Everything that differs between the databases. Nothing outside `database/dialects` asks which one it runs on. */
export interface DatabaseSeam {
  readonly kind: DatabaseKind;
  /** Column type of ciphertext. */
  readonly blob: RawBuilder<unknown>;
  /** Put behind a table whose text key is its only access path: keeps the rows in the key's own tree where that exists. */
  readonly clustered: RawBuilder<unknown>;
  /** Put behind a selection of rows to delete: leaves those to others that others are deleting already. */
  readonly skipLocked: RawBuilder<unknown>;
  /** A new Kysely dialect; called once per opened database. */
  createDialect(): Dialect;
  /** Refuses a database server that is too old to run on. @throws Error with one sentence for the operator. */
  checkVersion(kysely: Kysely<unknown>): Promise<void>;
  /** Waits until no other process migrates; held until the transaction ends. */
  lockMigrations(transaction: Kysely<unknown>): Promise<void>;
  /**
   * Puts many rows into one table with as few statements as the database likes. Names come from code, never from a
   * person. `types` are the columns' types, in order.
   */
  insertRows(kysely: Kysely<unknown>, into: RowTarget, rows: readonly (readonly ColumnValue[])[]): Promise<void>;
  /** The rows whose `key` column is one of `keys`, in any order; `lock` keeps them from other writers until the transaction ends. */
  readRows<Row>(kysely: Kysely<unknown>, from: KeyedRows, keys: readonly string[]): Promise<readonly Row[]>;
  /** Called after keys were destroyed: drops what the database still keeps of the old pages, where it can. */
  forgetDeleted(kysely: Kysely<unknown>): Promise<void>;
  /** The plan of a statement, one line per step, as the database words it. For tests. */
  explain(kysely: Kysely<unknown>, sql: string, parameters: readonly unknown[]): Promise<readonly string[]>;
}

export interface RowTarget {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: 'text' | 'bigint' | 'blob' }[];
  /** What happens to a row that is there already under the key: these columns are overwritten. Without it, an error. */
  readonly replace?: { readonly key: string; readonly columns: readonly string[] };
}

export interface KeyedRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly key: string;
  readonly lock?: boolean;
}

/** What follows the values of an insert that may meet rows that are there already. */
export function conflictClause(into: RowTarget): string {
  const { replace } = into;
  if (replace === undefined) return '';
  return ` on conflict ("${replace.key}") do update set ${replace.columns.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`;
}
