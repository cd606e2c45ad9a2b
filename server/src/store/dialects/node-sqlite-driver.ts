import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';

const statementsKept = 300;

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be kept in the database.`);
}

const busyCode = 5;
const longestWait = 15_000;

/**
 * Runs `work`, and again while another process holds the write lock. Waiting inside SQLite would stop this whole
 * process, so only its first short wait happens there.
 */
async function waitUntilFree<T>(work: () => T): Promise<T> {
  const start = performance.now();
  for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
    try {
      return work();
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busyCode;
      if (!isBusy || performance.now() - start > longestWait) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}

/** One open file as Kysely sees it. Statements stay prepared; the one used longest ago makes room. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #prepare(text: string): PreparedStatement {
    const known = this.#statements.get(text);
    if (known !== undefined) {
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const statement = this.#database.prepare(text);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    this.#statements.set(text, prepared);
    for (const oldest of this.#statements.keys()) {
      if (this.#statements.size <= statementsKept) break;
      this.#statements.delete(oldest);
    }
    return prepared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = query.parameters.map(toInput);
    const run = (): QueryResult<R> => this.#run(query.sql, parameters);
    // Inside a transaction the write lock is held already, and repeating one statement of several would be wrong.
    return this.#database.isTransaction ? run() : waitUntilFree(run);
  }

  #run<R>(text: string, parameters: readonly SQLInputValue[]): QueryResult<R> {
    const { statement, answersRows } = this.#prepare(text);
    if (answersRows) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // A statement of its own: a kept one may be asked for again while this one is still being read.
    const statement = this.#database.prepare(query.sql);
    for (const row of statement.iterate(...query.parameters.map(toInput))) yield { rows: [row as R] };
  }
}

/** Kysely on `node:sqlite`. Kysely itself lets one query or transaction at a time use the one connection. */
export class NodeSqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  #database: DatabaseSync | null = null;
  #connection: NodeSqliteConnection | null = null;

  constructor(open: () => DatabaseSync) {
    this.#open = open;
  }

  async init(): Promise<void> {
    const database = await waitUntilFree(this.#open);
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
  }

  acquireConnection(): Promise<DatabaseConnection> {
    if (this.#connection === null) return Promise.reject(new Error('The database is not open.'));
    return Promise.resolve(this.#connection);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Taking the write lock at once lets another process wait its turn; taking it late would fail with "busy".
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite undoes some failures (a full disk) by itself; the first error is the one to report.
    if (this.#database?.isTransaction === true) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#database?.close();
    this.#database = null;
    return Promise.resolve();
  }
}
