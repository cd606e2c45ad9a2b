import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { BranchRange } from '../branches/branch-ranges.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/**
 * Bytes, sealed, of one page of messages at most, unless its newest message alone is longer: whoever sends the longest
 * messages there are would else have hundreds of megabytes opened and written as one answer, while everybody waits.
 */
export const pageBytes = 4 * 1024 * 1024;

export interface FittedPage {
  /** The positions of the page's messages, newest first. */
  readonly positions: readonly number[];
  /** Whether older messages follow. */
  readonly hasMore: boolean;
}

interface Wanted {
  readonly chatId: string;
  /** What is shown of the chat; null for all. */
  readonly ranges: readonly [BranchRange, ...BranchRange[]] | null;
  /** Older than this position; null for the newest. */
  readonly before: number | null;
  readonly limit: number;
}

interface Sized {
  readonly position: number;
  readonly bytes: number;
}

/** How far a page reaches back from before a position, or from the newest message; reads sizes alone. */
export async function fitPage(database: Pick<Database, 'kysely'>, wanted: Wanted): Promise<FittedPage> {
  const { ranges, limit } = wanted;
  const rows =
    ranges === null ? await selectSizes(database, wanted).execute() : await findShown(database, wanted, ranges);
  let sum = 0;
  const shown = rows.slice(0, limit).filter(({ bytes }, index) => {
    sum += bytes;
    return index === 0 || sum <= pageBytes;
  });
  return { positions: shown.map(({ position }) => position), hasMore: shown.length < rows.length };
}

type Sizes = SelectQueryBuilder<Schema, 'messages', Sized>;

/** Newest first, and one more than fit on a page. */
function selectSizes({ kysely }: Pick<Database, 'kysely'>, { chatId, before, limit }: Wanted): Sizes {
  const attached = sql<number>`(select coalesce(sum(length(attachments.text)), 0) from attachments where attachments.message_id = messages.id)`;
  let query = kysely
    .selectFrom('messages')
    .select(['position', sql<number>`length(content) + coalesce(length(details), 0) + ${attached}`.as('bytes')])
    .where('chat_id', '=', chatId);
  if (before !== null) query = query.where('position', '<', before);
  return query.orderBy('position', 'desc').limit(limit + 1);
}

/**
 * Of a branch and what it shares: each range goes on where the one before it ends, so that only those are read that the page
 * needs, each by its index, whatever lies between them in the chat.
 */
async function findShown(
  database: Pick<Database, 'kysely'>,
  wanted: Wanted,
  ranges: readonly [BranchRange, ...BranchRange[]],
): Promise<readonly Sized[]> {
  const found: Sized[] = [];
  for (const { branchId, before } of ranges) {
    const missing = wanted.limit - found.length;
    if (missing < 0) break;
    const earlier = before === null ? wanted.before : Math.min(before, wanted.before ?? before);
    const inBranch = selectSizes(database, { ...wanted, before: earlier, limit: missing });
    found.push(...(await inBranch.where('branch_id', branchId === null ? 'is' : '=', branchId).execute()));
  }
  const [, ...shared] = ranges;
  if (shared.length > 0) found.push(...(await findWrittenAgain(database, wanted, shared)));
  return found.toSorted((a, b) => b.position - a.position).slice(0, wanted.limit + 1);
}

/** Answers to what a branch shares that were written again after it left. Few: every answer's first version stands with its message. */
function findWrittenAgain(
  database: Pick<Database, 'kysely'>,
  wanted: Wanted,
  shared: readonly BranchRange[],
): Promise<readonly Sized[]> {
  return (
    selectSizes(database, wanted)
      // Written into the statement, not bound: only so does SQLite see that the index fits.
      .where('version', '>', sql.lit(1))
      .where('reply_to', 'is not', null)
      .where((eb) => isAnswerWithin(eb, shared))
      .execute()
  );
}

type Builder = ExpressionBuilder<Schema, 'messages'>;

function isAnswerWithin(eb: Builder, ranges: readonly BranchRange[]): Expression<SqlBool> {
  const [range] = ranges;
  if (ranges.length === 1 && range !== undefined) return isAnswerIn(eb, range);
  // Halved and halved again: databases limit how deep an expression may be.
  const half = Math.ceil(ranges.length / 2);
  return eb.or([isAnswerWithin(eb, ranges.slice(0, half)), isAnswerWithin(eb, ranges.slice(half))]);
}

function isAnswerIn(eb: Builder, { branchId, before }: BranchRange): Expression<SqlBool> {
  const asked = sql<number>`(select asked.position from messages as asked where asked.id = messages.reply_to)`;
  // As expressions, not columns: the index of branches would be chosen for them, and all of what came after read.
  return eb.and([
    eb(sql<string>`coalesce(branch_id, '')`, '=', branchId ?? ''),
    eb(sql<number>`position + 0`, '>=', before),
    eb(asked, '<', before),
  ]);
}
