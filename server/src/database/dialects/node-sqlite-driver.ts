import type { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { CommitGroup, UndoneError } from './commit-group.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { waitUntilFree } from './wait-until-free.ts';

/** One file, opened twice: what is read outside of a transaction must not see what is not committed yet. */
interface OpenFile {
  readonly writer: SqliteStatements;
  readonly reader: SqliteStatements;
  readonly group: CommitGroup;
}

const reads = /^\s*(?:select|with|explain)\b/i;
const runsAlone = /^\s*pragma\b/i;

/** One query or one transaction as Kysely sees it; any number of them share the file. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #file: OpenFile;
  #isInside = false;

  constructor(file: OpenFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInside) return this.#runInside(query);
    const { writer, reader, group } = this.#file;
    if (reads.test(query.sql)) {
      // The writer has the pages at hand, but may only be asked while it holds nothing uncommitted.
      return waitUntilFree(() => (writer.database.isTransaction ? reader : writer).run<R>(query));
    }
    if (runsAlone.test(query.sql)) return group.outside(() => writer.run<R>(query));
    await this.begin();
    try {
      const result = this.#runInside<R>(query);
      await this.keep();
      return result;
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield* (this.#isInside ? this.#file.writer : this.#file.reader).iterate<R>(query);
  }

  async begin(): Promise<void> {
    await this.#file.group.begin();
    this.#isInside = true;
  }

  async keep(): Promise<void> {
    if (!this.#file.writer.database.isTransaction) throw new UndoneError();
    const kept = this.#file.group.keep();
    this.#isInside = false;
    await kept;
  }

  /** Does nothing when the transaction is over, however it ended. */
  undo(): void {
    if (!this.#isInside) return;
    this.#isInside = false;
    this.#file.group.undo();
  }

  /** Repeating one statement of several would be wrong, so a failure goes through at once. */
  #runInside<R>(query: CompiledQuery): QueryResult<R> {
    const { writer, group } = this.#file;
    // What follows in a transaction that is gone would be kept by itself.
    if (!writer.database.isTransaction) throw new UndoneError();
    try {
      return writer.run<R>(query);
    } catch (error) {
      group.noteFailure(error);
      throw error;
    }
  }
}

/** Kysely's own adapter, but for the lock that it would put around every query: `CommitGroup` orders the writers. */
export class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely on `node:sqlite`. */
export class NodeSqliteDriver implements Driver {
  readonly #openWriter: () => DatabaseSync;
  readonly #openReader: () => DatabaseSync;
  #file: OpenFile | null = null;

  constructor(openWriter: () => DatabaseSync, openReader: () => DatabaseSync) {
    this.#openWriter = openWriter;
    this.#openReader = openReader;
  }

  async init(): Promise<void> {
    const writer = await waitUntilFree(this.#openWriter);
    const reader = await waitUntilFree(this.#openReader);
    this.#file = {
      writer: new SqliteStatements(writer),
      reader: new SqliteStatements(reader),
      group: new CommitGroup(writer),
    };
  }

  acquireConnection(): Promise<DatabaseConnection> {
    if (this.#file === null) return Promise.reject(new Error('The database is not open.'));
    return Promise.resolve(new NodeSqliteConnection(this.#file));
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).keep();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    ours(connection).undo();
    return Promise.resolve();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    if (file === null) return;
    await file.group.outside(() => {
      file.reader.database.close();
      file.writer.database.close();
    });
  }
}

function ours(connection: DatabaseConnection): NodeSqliteConnection {
  if (connection instanceof NodeSqliteConnection) return connection;
  throw new TypeError('This connection belongs to another database.');
}
