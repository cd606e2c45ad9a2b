import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface Count {
  readonly points: number;
  readonly expiresAt: number;
}

/** Counts that all processes of one installation share. A count that has expired reads as none. */
export interface CounterStore {
  /** Adds to a count, which restarts when it has expired. `prolong` moves its end to `expiresAt` every time. Atomic. */
  add(
    key: string,
    points: number,
    span: { readonly now: number; readonly expiresAt: number; readonly prolong: boolean },
  ): Promise<Count>;
  readCount(key: string, now: number): Promise<Count | null>;
  /** True when there was one. */
  remove(key: string): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
}

/** Counters over the database. */
export function createCounterStore(database: Database): CounterStore {
  const { kysely } = database;
  return {
    add: async (key, points, { now, expiresAt, prolong }) => {
      const isOver = sql<boolean>`counters.expires_at <= ${now}`;
      const isRestarted = prolong ? sql<boolean>`1 = 1` : isOver;
      const row = await kysely
        .insertInto('counters')
        .values({ key, points, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            points: sql<number>`case when ${isOver} then excluded.points else counters.points + excluded.points end`,
            expires_at: sql<number>`case when ${isRestarted} then excluded.expires_at else counters.expires_at end`,
          }),
        )
        .returning(['points', 'expires_at'])
        .executeTakeFirstOrThrow();
      return { points: row.points, expiresAt: row.expires_at };
    },
    readCount: async (key, now) => {
      const row = await kysely
        .selectFrom('counters')
        .select(['points', 'expires_at'])
        .where('key', '=', key)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : { points: row.points, expiresAt: row.expires_at };
    },
    remove: async (key) => {
      const row = await kysely.deleteFrom('counters').where('key', '=', key).executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
    removeExpired: async (now) => {
      await kysely.deleteFrom('counters').where('expires_at', '<=', now).execute();
    },
  };
}
