import { sql } from 'kysely';
import { isWithin, type BranchRange } from '../branches/branch-ranges.ts';
import type { Database } from '../../database/database.ts';

/**
 * Bytes, sealed, of one page of messages at most, unless its newest message alone is longer: whoever sends the longest
 * messages there are would else have hundreds of megabytes opened and written as one answer, while everybody waits.
 */
export const pageBytes = 4 * 1024 * 1024;

export interface FittedPage {
  /** The position of the page's oldest message; null where there is none. */
  readonly oldest: number | null;
  /** Whether older messages follow. */
  readonly hasMore: boolean;
}

/** How far a page reaches back from before a position, or from the newest message; reads sizes alone. */
export async function fitPage(
  { kysely }: Pick<Database, 'kysely'>,
  {
    chatId,
    ranges,
    before,
    limit,
  }: {
    readonly chatId: string;
    /** What is shown; null for all. */
    readonly ranges: readonly BranchRange[] | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<FittedPage> {
  const attached = sql<number>`(select coalesce(sum(length(attachments.text)), 0) from attachments where attachments.message_id = messages.id)`;
  let query = kysely
    .selectFrom('messages')
    .select(['position', sql<number>`length(content) + coalesce(length(details), 0) + ${attached}`.as('bytes')])
    .where('chat_id', '=', chatId);
  if (ranges !== null) query = query.where((eb) => isWithin(eb, ranges));
  if (before !== null) query = query.where('position', '<', before);
  const rows = await query
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute();
  let sum = 0;
  const shown = rows.slice(0, limit).filter(({ bytes }, index) => {
    sum += bytes;
    return index === 0 || sum <= pageBytes;
  });
  return { oldest: shown.at(-1)?.position ?? null, hasMore: shown.length < rows.length };
}
