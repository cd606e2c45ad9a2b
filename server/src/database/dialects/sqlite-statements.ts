import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

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

/** The prepared statements of one open file; the one used longest ago makes room. */
export class SqliteStatements {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, answersRows } = this.#prepare(query.sql);
    const parameters = query.parameters.map(toInput);
    if (answersRows) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  *iterate<R>(query: CompiledQuery): Generator<QueryResult<R>, void> {
    // A statement of its own: a kept one may be asked for again while this one is still being read.
    const statement = this.database.prepare(query.sql);
    for (const row of statement.iterate(...query.parameters.map(toInput))) yield { rows: [row as R] };
  }

  #prepare(text: string): PreparedStatement {
    const known = this.#statements.get(text);
    if (known !== undefined) {
      if (this.#statements.size < statementsKept) return known;
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const statement = this.database.prepare(text);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    this.#statements.set(text, prepared);
    for (const oldest of this.#statements.keys()) {
      if (this.#statements.size <= statementsKept) break;
      this.#statements.delete(oldest);
    }
    return prepared;
  }
}
