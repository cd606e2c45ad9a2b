import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Dialect, Kysely } from 'kysely';
import { NodeSqliteAdapter, NodeSqliteDriver } from './node-sqlite-driver.ts';
import { conflictClause } from './seam.ts';
import type { ColumnValue, DatabaseSeam, KeyedRows, RowTarget } from './seam.ts';

/** Opens the file with the settings that every connection needs; readable by this account only. */
function openFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path, { timeout: 20, enableForeignKeyConstraints: true });
  try {
    chmodSync(path, 0o600);
    configure(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function configure(database: DatabaseSync): void {
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma temp_store = memory;
    pragma secure_delete = on;
    pragma cache_size = -16384;
    pragma wal_autocheckpoint = 8000;
    pragma journal_size_limit = 67108864;
  `);
}

/** A second look at the same file, for what is read while a commit is waited for; `openFile` came first. */
function openReader(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 20, readOnly: true });
  database.exec('pragma temp_store = memory; pragma cache_size = -4096');
  return database;
}

/** Rows per statement, largest first: few texts, so that each stays prepared. */
const batchSizes = [64, 8, 1] as const;

async function insertRows(
  kysely: Kysely<unknown>,
  into: RowTarget,
  rows: readonly (readonly ColumnValue[])[],
): Promise<void> {
  let done = 0;
  for (const size of batchSizes) {
    for (; rows.length - done >= size; done += size) {
      await kysely.executeQuery(CompiledQuery.raw(insertText(into, size), rows.slice(done, done + size).flat()));
    }
  }
}

const insertTexts = new WeakMap<RowTarget, Map<number, string>>();

/** The statement for so many rows at once. Kept, since it is long and the same every time. */
function insertText(into: RowTarget, size: number): string {
  const texts = insertTexts.get(into) ?? new Map<number, string>();
  insertTexts.set(into, texts);
  const known = texts.get(size);
  if (known !== undefined) return known;
  const names = into.columns.map((column) => `"${column.name}"`).join(', ');
  const tuple = `(${into.columns.map(() => '?').join(', ')})`;
  const tuples = Array.from({ length: size }, () => tuple).join(', ');
  const text = `insert into "${into.table}" (${names}) values ${tuples}${conflictClause(into)}`;
  texts.set(size, text);
  return text;
}

/** SQLite in one file, through Node's own module: write-ahead log, every commit on the disk before it is acknowledged. */
export function sqliteSeam(path: string): DatabaseSeam {
  const dialect: Dialect = {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () =>
      new NodeSqliteDriver(
        () => openFile(path),
        () => openReader(path),
      ),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return {
    kind: 'sqlite',
    blob: sql`blob`,
    clustered: sql`without rowid`,
    skipLocked: sql``,
    createDialect: () => dialect,
    // It is part of Node.
    checkVersion: () => Promise.resolve(),
    // A transaction begins `immediate`, so whoever is inside is the only writer already.
    lockMigrations: () => Promise.resolve(),
    insertRows,
    readRows: async <Row>(kysely: Kysely<unknown>, from: KeyedRows, keys: readonly string[]) => {
      const names = from.columns.map((column) => `"${column}"`).join(', ');
      const text = `select ${names} from "${from.table}" where "${from.key}" in (select value from json_each(?))`;
      const result = await kysely.executeQuery<Row>(CompiledQuery.raw(text, [JSON.stringify(keys)]));
      return result.rows;
    },
    forgetDeleted: async (kysely) => {
      await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
    },
    explain: async (kysely, text, parameters) => {
      const plan = await kysely.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
      );
      return plan.rows.map((row) => row.detail);
    },
  };
}
