import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StoreContext } from '../context.ts';
import { readChatCursor, writeCursor } from '../../kernel/cursor.ts';
import type { ChatFilter, ChatStore, ChatSummary, Owner } from '../store.ts';
import type { Page } from '../../kernel/page.ts';
import { listChats, selectListed } from './list-chats.ts';
import type { ListPosition } from './list-chats.ts';
import { openSummary, summaryColumns, titleIndexKey } from './summary.ts';
import { signatureColumns } from './signature-columns.ts';
import { countBits, foldTitle, signTitle } from './title-signature.ts';

/**
 * One page of the chats whose title contains the query. The index is read newest first and gives those whose signature
 * holds the query's: a frequent query stops after a few rows, a rare one reads the index to its end and opens hardly a
 * title. Every candidate is opened and compared, so nothing that does not match is shown.
 */
export async function searchTitles(
  context: StoreContext,
  owner: Owner,
  search: Parameters<ChatStore['searchTitles']>[1],
): Promise<Page<ChatSummary>> {
  const wanted = foldTitle(search.query);
  if (wanted === '') return listChats(context, owner, search);
  const condition = signatureCondition(signTitle(titleIndexKey(context, owner), search.query));
  const found: ChatSummary[] = [];
  for (let after = readChatCursor(search.cursor); ;) {
    const step = await readCandidates(context, owner, { ...search, condition, after });
    found.push(...step.chats.filter((chat) => chat.title !== null && foldTitle(chat.title).includes(wanted)));
    if (step.end === null || found.length > search.limit) return toPage(found, search.limit);
    after = step.end;
  }
}

function toPage(found: readonly ChatSummary[], limit: number): Page<ChatSummary> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const nextCursor = found.length > limit && last !== undefined ? writeCursor([last.timestamp, last.id]) : null;
  return { items, nextCursor };
}

/**
 * That a title's signature holds the query's: the most telling words first, since the database stops at the first that
 * does not fit. As a `case`, because PostgreSQL takes a bare comparison of bits for nearly always false, and would then
 * rather read and sort all of the account's chats than walk the index until enough are found.
 */
function signatureCondition(words: readonly number[]): RawBuilder<boolean> {
  const tests = signatureColumns
    .map((column, index) => ({ column, word: words[index] ?? 0 }))
    .filter(({ word }) => word !== 0)
    .sort((one, other) => countBits(other.word) - countBits(one.word))
    .map(({ column, word }) => sql`${sql.ref(column)} & ${word} = ${word}`);
  return sql<boolean>`case when ${sql.join(tests, sql` and `)} then true else false end`;
}

interface CandidateSearch {
  readonly filter: ChatFilter;
  readonly condition: RawBuilder<boolean>;
  readonly after: ListPosition | null;
  readonly limit: number;
}

interface Candidates {
  readonly chats: readonly ChatSummary[];
  /** Where to go on; null when the list was read to its end. */
  readonly end: ListPosition | null;
}

async function readCandidates(context: StoreContext, owner: Owner, search: CandidateSearch): Promise<Candidates> {
  // Two steps: the first stays within the index, the second reads the few rows that it found.
  const order = await selectListed(context, owner, search.filter, search.after)
    .select(['id', 'last_message_at'])
    .where(search.condition)
    .limit(search.limit + 1)
    .execute();
  const last = order.at(-1);
  if (last === undefined) return { chats: [], end: null };
  const ids = order.map((row) => row.id);
  const rows = await context.database.kysely
    .selectFrom('chats')
    .select(summaryColumns)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const chats: ChatSummary[] = [];
  for (const { id, last_message_at: listedAt } of order) {
    const row = byId.get(id);
    // A chat that moved or went between the two steps keeps its place in the order that was read.
    if (row !== undefined) chats.push({ ...(await openSummary(context, row)), timestamp: listedAt });
  }
  return { chats, end: order.length > search.limit ? { time: last.last_message_at, id: last.id } : null };
}
