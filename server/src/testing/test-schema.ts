import { createHash } from 'node:crypto';
import pg from 'pg';

/** A place of its own in the PostgreSQL at TEST_DATABASE_URL, for one test server. */
export interface TestSchema {
  readonly url: string;
  remove(): Promise<void>;
}

/** The schema that belongs to a data folder, made when it is missing; null without TEST_DATABASE_URL. */
export async function openTestSchema(dataDir: string): Promise<TestSchema | null> {
  const base = process.env['TEST_DATABASE_URL'];
  if (base === undefined || base === '') return null;
  const name = `server_${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  await runOnce(base, `create schema if not exists ${name}`);
  const url = new URL(base);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, remove: () => runOnce(base, `drop schema if exists ${name} cascade`) };
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
