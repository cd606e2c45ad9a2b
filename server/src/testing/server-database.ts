import { createHash } from 'node:crypto';
import pg from 'pg';
import { once } from '../kernel/once.ts';
import { openDatabase } from '../database/open-database.ts';

/** A database of its own on the PostgreSQL server at TEST_DATABASE_URL, with every table. For tests only. */
export interface ServerDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/**
 * The database that belongs to a name (a data folder, say), made when it is missing; null without TEST_DATABASE_URL. It is a
 * copy of one with every table and no row, which takes half as long as to make the tables, and gives the same each time.
 */
export async function openServerDatabase(name: string): Promise<ServerDatabase | null> {
  const base = serverAddress();
  if (base === null) return null;
  const own = `test_${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  const template = await migrated();
  await runOnce(base, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [own]);
    if (rowCount === 0) await client.query(`create database ${own} template ${template} strategy file_copy`);
  });
  return {
    url: addressOf(base, own),
    remove: () => runOnce(base, (client) => client.query(`drop database if exists ${own} with (force)`)),
  };
}

/** The address of the server that tests are to use; null without one. */
export function serverAddress(): string | null {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? null : url;
}

/** The name of the database that the others are copies of; each process of a run makes one. */
const migrated = once(async (): Promise<string> => {
  const base = serverAddress() ?? '';
  const name = `migrated_${process.pid}`;
  await runOnce(base, (client) => client.query(`create database ${name}`));
  const database = await openDatabase({ url: addressOf(base, name), dataDir: '' });
  await database.close();
  return name;
});

function addressOf(base: string, database: string): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
}

async function runOnce(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
