import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseOn } from '../open-database.ts';
import type { Database } from '../database.ts';
import { sqliteSeam } from './sqlite.ts';

describe('transactions that share a commit', () => {
  let directory: string;
  let database: Database;
  let commits: () => number;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'notewright-group-'));
    database = await openDatabaseOn(sqliteSeam(join(directory, 'notewright.sqlite')));
    await sql`create table things (name text primary key, size integer)`.execute(database.kysely);
    commits = countCommits();
  });
  afterEach(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  /** Commits since the start: each changes the counter that SQLite keeps of them as another connection sees it. */
  function countCommits(): () => number {
    const other = openOther();
    const version = other.prepare('pragma data_version');
    const read = (): number => Number(version.get()?.['data_version']);
    const first = read();
    return () => read() - first;
  }

  function openOther(): DatabaseSync {
    return new DatabaseSync(join(directory, 'notewright.sqlite'), { readOnly: true });
  }

  function add(kysely: Database['kysely'], name: string, size = 1): Promise<unknown> {
    return sql`insert into things (name, size) values (${name}, ${size})`.execute(kysely);
  }

  async function names(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select name from things order by name`.execute(database.kysely);
    return rows.map((row) => row.name);
  }

  it('keeps many at once in a few commits, and each is on the disk when its caller hears of it', async () => {
    const other = openOther();
    const find = other.prepare('select count(*) as count from things where name = ?');
    const work = Array.from({ length: 50 }, async (_, at) => {
      const name = `thing-${String(at).padStart(2, '0')}`;
      await database.transaction(async (inner) => {
        await add(inner.kysely, name);
        await sql`update things set size = 2 where name = ${name}`.execute(inner.kysely);
      });
      expect(find.get(name)?.['count']).toBe(1);
    });
    await Promise.all(work);
    other.close();
    expect(await names()).toHaveLength(50);
    expect(commits()).toBeLessThan(10);
  });

  it('undoes one without the others', async () => {
    const results = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((name) =>
        database.transaction(async (inner) => {
          await add(inner.kysely, name);
          if (name === 'b' || name === 'd') throw new Error(`not ${name}`);
        }),
      ),
    );
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(await names()).toEqual(['a', 'c']);
  });

  it('undoes the first of several alone', async () => {
    const first = database.transaction(async (inner) => {
      await add(inner.kysely, 'first');
      throw new Error('on purpose');
    });
    const second = database.transaction((inner) => add(inner.kysely, 'second'));
    await expect(first).rejects.toThrow('on purpose');
    await second;
    expect(await names()).toEqual(['second']);
  });

  it('shows a reader nothing that is not committed', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const early = database.transaction((inner) => add(inner.kysely, 'early'));
    const late = database.transaction(async (inner) => {
      await add(inner.kysely, 'late');
      await held;
    });
    // The first is done but for the commit, for which it waits on the second.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await names()).toEqual([]);
    release();
    await Promise.all([early, late]);
    expect(await names()).toEqual(['early', 'late']);
  });

  it('gives single statements the same promise', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => add(database.kysely, `single-${at}`)));
    const double = add(database.kysely, 'single-3');
    await expect(double).rejects.toThrow(/unique/i);
    expect(await names()).toHaveLength(30);
    expect(commits()).toBeLessThan(10);
  });

  it('fails all of a commit when the disk is full, keeps what was kept before, and goes on afterwards', async () => {
    await add(database.kysely, 'before');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 4}`).execute(database.kysely);
    const long = 'x'.repeat(100_000);
    const results = await Promise.allSettled([
      database.transaction((inner) => add(inner.kysely, 'shares the commit')),
      database.transaction((inner) => add(inner.kysely, long)),
      database.transaction((inner) => add(inner.kysely, 'comes after')),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await names()).toEqual(['before', 'comes after']);
    await sql`pragma max_page_count = 1000000`.execute(database.kysely);
    await database.transaction((inner) => add(inner.kysely, long));
    expect(await names()).toHaveLength(3);
  });

  it('keeps nothing of a transaction that goes on after the database undid it', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 4}`).execute(database.kysely);
    const stubborn = database.transaction(async (inner) => {
      await add(inner.kysely, 'x'.repeat(100_000)).catch(() => undefined);
      await add(inner.kysely, 'much too late');
    });
    await expect(stubborn).rejects.toThrow('undid');
    expect(await names()).toEqual([]);
  });

  it('fails every caller whose commit fails', async () => {
    // A deferred constraint is looked at in the commit alone.
    await sql`create table parts (thing text references things (name) deferrable initially deferred)`.execute(
      database.kysely,
    );
    const results = await Promise.allSettled([
      database.transaction((inner) => add(inner.kysely, 'innocent')),
      database.transaction((inner) => sql`insert into parts (thing) values ('nowhere')`.execute(inner.kysely)),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(await names()).toEqual([]);
    await add(database.kysely, 'next');
    expect(await names()).toEqual(['next']);
  });

  it('closes between a transaction and its commit without a word afterwards', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', note);
    const kept = database.transaction(({ kysely }) => add(kysely, 'late'));
    // The transaction is over, its commit is planned, and closing comes in between.
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    await database.close();
    await kept;
    await new Promise((resolve) => setTimeout(resolve, 30));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('commits what waits before it closes', async () => {
    const waiting = database.transaction((inner) => add(inner.kysely, 'last'));
    await new Promise((resolve) => process.nextTick(resolve));
    await waiting;
    await database.close();
    const other = openOther();
    expect(other.prepare('select name from things').get()?.['name']).toBe('last');
    other.close();
    database = await openDatabaseOn(sqliteSeam(join(directory, 'notewright.sqlite')));
  });
});
