import { CompiledQuery, PostgresDialect, sql } from 'kysely';
import type { Dialect, Kysely } from 'kysely';
import pg from 'pg';
import { conflictClause } from './seam.ts';
import type { ColumnValue, DatabaseSeam, KeyedRows, RowTarget } from './seam.ts';

const arrayTypes = { text: 'text[]', bigint: 'bigint[]', blob: 'bytea[]' } as const;

/** One statement for any number of rows: a column is one array parameter. */
async function insertRows(
  kysely: Kysely<unknown>,
  into: RowTarget,
  rows: readonly (readonly ColumnValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = into.columns.map((column) => `"${column.name}"`).join(', ');
  const arrays = into.columns.map((column, index) => `$${index + 1}::${arrayTypes[column.type]}`).join(', ');
  const values = into.columns.map((_, index) => rows.map((row) => row[index] ?? null));
  const text = `insert into "${into.table}" (${names}) select * from unnest(${arrays})${conflictClause(into)}`;
  await kysely.executeQuery(CompiledQuery.raw(text, values));
}

async function readRows<Row>(
  kysely: Kysely<unknown>,
  from: KeyedRows,
  keys: readonly string[],
): Promise<readonly Row[]> {
  const names = from.columns.map((column) => `"${column}"`).join(', ');
  // Locks are taken in one order by everyone, so that two processes cannot wait for each other.
  const lock = from.lock === true ? ` order by "${from.key}" for update` : '';
  const text = `select ${names} from "${from.table}" where "${from.key}" = any($1::text[])${lock}`;
  const result = await kysely.executeQuery<Row>(CompiledQuery.raw(text, [keys]));
  return result.rows;
}

/** The oldest major version that had fixes when this was written. */
const oldestMajor = 13;

async function checkVersion(kysely: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(kysely);
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < oldestMajor)
    throw new Error(
      `The database server is PostgreSQL ${major}, and Notewright needs ${oldestMajor} or newer; bring it up to date, or set DATABASE_URL to another one.`,
    );
}

async function lockMigrations(transaction: Kysely<unknown>): Promise<void> {
  // A row lock, not an advisory one: every database that speaks the protocol has it.
  await sql`insert into migration_lock (id) values (1) on conflict (id) do nothing`.execute(transaction);
  await sql`select id from migration_lock where id = 1 for update`.execute(transaction);
}

/** PostgreSQL's side of the seam over any dialect that speaks its SQL (the pool in production, another in tests). */
export function postgresSeam(createDialect: () => Dialect): DatabaseSeam {
  return {
    kind: 'postgres',
    blob: sql`bytea`,
    clustered: sql``,
    skipLocked: sql`for update skip locked`,
    createDialect,
    checkVersion,
    lockMigrations,
    insertRows,
    readRows,
    // What the server's log and its backups still hold is the operator's to expire.
    forgetDeleted: () => Promise.resolve(),
    explain: async (kysely, text, parameters) => {
      const plan = await kysely.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      return plan.rows.map((row) => row['QUERY PLAN']);
    },
  };
}

/**
 * A pool of connections to the server at `url`. `onLost` hears of a connection that broke while nobody used it; the
 * pool replaces it by itself.
 */
export function poolDialect(url: string, onLost: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'notewright',
    types: {
      // Times, counts and sizes all lie far below 2^53.
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8 && format !== 'binary'
          ? Number
          : (pg.types.getTypeParser(id, format) as (text: string) => unknown),
    },
  });
  pool.on('error', onLost);
  // A connection can also break while it is lent out and waits between two statements; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresDialect({ pool });
}
