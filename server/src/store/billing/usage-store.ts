import type { ToolName } from '@notewright/engine';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findTombstones } from '../../database/tombstones.ts';
import { prepareStatement } from '../../database/statement.ts';
import type { UsageDayTable } from '../../database/tables/billing.ts';

/** Whose use it is, where they worked, on which day and with which tool. */
export interface UsageKey {
  readonly tenantId: string;
  readonly userId: string;
  /** yyyy-MM-dd, UTC. */
  readonly day: string;
  readonly tool: ToolName;
}

/** How much: finished replies, and the words that went into them and came out. */
export interface UsageCount {
  readonly replies: number;
  readonly wordsIn: number;
  readonly wordsOut: number;
}

export type UsageEntry = UsageKey & UsageCount;

/** A day's use of one tool, of one person or of everybody in a company. */
export type DayOfUse = Pick<UsageKey, 'day' | 'tool'> & UsageCount;

/** Counts of what was written, a row for each person, day and tool. No word of a chart, and nothing about one chat. */
export interface UsageStore {
  /**
   * Adds to the counts; nothing for somebody whose account or company was destroyed meanwhile. Belongs into the
   * transaction in which the replies end, so that each counts once: with its end, or not at all.
   */
  add(entries: readonly UsageEntry[]): Promise<void>;
  /** Both days included, oldest first. `userId` null: of everybody in the tenant. */
  list(
    whose: { readonly tenantId: string; readonly userId: string | null },
    from: string,
    to: string,
  ): Promise<readonly DayOfUse[]>;
  /** Removes what is older than a day. */
  removeBefore(day: string): Promise<void>;
}

/** Use over the database, or over a transaction in it. */
export function createUsageStore(database: Database): UsageStore {
  const { kysely } = database;
  return {
    add: async (entries) => {
      for (const entry of sumByRow(entries)) await addRow(database, toRow(entry));
    },
    list: async ({ tenantId, userId }, from, to) => {
      const rows = await kysely
        .selectFrom('usage_days')
        .select(({ fn }) => [
          'day',
          'tool',
          sql<number>`cast(${fn.sum('replies')} as bigint)`.as('replies'),
          sql<number>`cast(${fn.sum('words_in')} as bigint)`.as('words_in'),
          sql<number>`cast(${fn.sum('words_out')} as bigint)`.as('words_out'),
        ])
        .where('tenant_id', '=', tenantId)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
        .groupBy(['day', 'tool'])
        .orderBy('day')
        .orderBy('tool')
        .execute();
      return rows.map((row) => ({
        day: row.day,
        // Written by this store alone, from the same type.
        tool: row.tool as ToolName,
        replies: row.replies,
        wordsIn: row.words_in,
        wordsOut: row.words_out,
      }));
    },
    removeBefore: async (day) => {
      await kysely.deleteFrom('usage_days').where('day', '<', day).execute();
    },
  };
}

/**
 * One entry for each row, in the order of their keys: transactions that share rows take them in the same order, so that
 * none waits for one that waits for it.
 */
function sumByRow(entries: readonly UsageEntry[]): readonly UsageEntry[] {
  const sums = new Map<string, UsageEntry>();
  for (const entry of entries) {
    const key = [entry.tenantId, entry.userId, entry.day, entry.tool].join(' ');
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? entry : addCounts(sum, entry));
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

function addCounts(sum: UsageEntry, entry: UsageCount): UsageEntry {
  return {
    ...sum,
    replies: sum.replies + entry.replies,
    wordsIn: sum.wordsIn + entry.wordsIn,
    wordsOut: sum.wordsOut + entry.wordsOut,
  };
}

function toRow({ tenantId, userId, day, tool, replies, wordsIn, wordsOut }: UsageEntry): UsageDayTable {
  return { tenant_id: tenantId, user_id: userId, day, tool, replies, words_in: wordsIn, words_out: wordsOut };
}

const addRow = prepareStatement<UsageDayTable>((kysely, slots) =>
  kysely
    .insertInto('usage_days')
    .columns(['tenant_id', 'user_id', 'day', 'tool', 'replies', 'words_in', 'words_out'])
    .expression(
      kysely
        .selectNoFrom([
          sql<string>`cast(${slots.tenant_id} as text)`.as('tenant_id'),
          sql<string>`cast(${slots.user_id} as text)`.as('user_id'),
          sql<string>`cast(${slots.day} as text)`.as('day'),
          sql<string>`cast(${slots.tool} as text)`.as('tool'),
          sql<number>`cast(${slots.replies} as integer)`.as('replies'),
          sql<number>`cast(${slots.words_in} as bigint)`.as('words_in'),
          sql<number>`cast(${slots.words_out} as bigint)`.as('words_out'),
        ])
        .where(({ exists, not }) => not(exists(findTombstones({ kysely }, [slots.tenant_id, slots.user_id])))),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'day', 'tool']).doUpdateSet({
        replies: sql<number>`usage_days.replies + excluded.replies`,
        words_in: sql<number>`usage_days.words_in + excluded.words_in`,
        words_out: sql<number>`usage_days.words_out + excluded.words_out`,
      }),
    ),
);
