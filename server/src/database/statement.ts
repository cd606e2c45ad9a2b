import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Database } from './database.ts';
import type { DatabaseKind } from './dialects/seam.ts';
import type { Schema } from './schema.ts';

/** Stands in a statement for a value that is known only when the statement runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Runs a statement with these values in its slots. */
export type Statement<V, R> = (database: Database, values: V) => Promise<QueryResult<R>>;

/**
 * A statement that is built once and then run with other values each time: for what happens on every message, where
 * building the text costs more than running it.
 * @param build Puts the slots where the values go; each slot looks like the value that it stands for
 */
export function prepareStatement<V extends object, R = unknown>(
  build: (kysely: Kysely<Schema>, slots: V) => Compilable<R>,
): Statement<V, R> {
  const compiled = new Map<DatabaseKind, CompiledQuery<R>>();
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as V;
  return ({ kysely, kind }, values) => {
    let query = compiled.get(kind);
    if (query === undefined) {
      query = build(kysely, slots).compile();
      compiled.set(kind, query);
    }
    return kysely.executeQuery({ ...query, parameters: fill(query.parameters, values) });
  };
}

function fill(parameters: readonly unknown[], values: object): unknown[] {
  return parameters.map((parameter) =>
    parameter instanceof Slot ? (values as Readonly<Record<string, unknown>>)[parameter.name] : parameter,
  );
}
