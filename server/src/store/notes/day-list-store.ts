import type { DayState } from '@notewright/contract';
import type { NoteKind, ToolName } from '@notewright/engine';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { readChatCursor, writeCursor } from '../../kernel/cursor.ts';
import type { DayBounds } from '../../kernel/day-bounds.ts';
import type { Page } from '../../kernel/page.ts';
import { openSummary, summaryColumns } from '../chats/summary.ts';
import type { StoreContext } from '../context.ts';
import type { Owner, StoredCosignature } from '../store.ts';
import { failedKind } from './choose-listed.ts';
import { readEarlierVersions } from './earlier-versions.ts';
import { readSigners, type StoredSigner } from './note-signers.ts';

type NoteTool = Extract<ToolName, 'Chartwright' | 'TranscriptX'>;

/** A note of a day as a list shows it. */
export interface ListedNote {
  readonly chatId: string;
  /** Null where the chat's row is damaged. */
  readonly title: string | null;
  readonly messageId: string;
  readonly toolName: NoteTool;
  /** Null of what failed in the place of a note. */
  readonly kind: NoteKind | 'own' | null;
  /** When its first version was begun (epoch milliseconds). */
  readonly begunAt: number;
  readonly isAddendum: boolean;
  readonly state: DayState;
  /** Oldest first. */
  readonly signers: readonly StoredSigner[];
}

export interface DayFilter {
  readonly day: DayBounds;
  readonly tool?: NoteTool | undefined;
  readonly state?: DayState | undefined;
}

/** The notes of a person's days; nothing of their words is read. A chat in the bin has none. */
export interface DayListStore {
  /** The first one of the day first. An unreadable cursor reads as the first page. */
  page(
    owner: Owner,
    filter: DayFilter,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<ListedNote>>;
  /** How many there are of each state, whatever state the filter names. */
  count(owner: Owner, filter: DayFilter): Promise<Readonly<Record<DayState, number>>>;
  /** Takes up notes of anybody's from before there were day lists, so many chats at most; answers how many it read. */
  readEarlier(limit: number): Promise<number>;
}

/** Day lists over the database. */
export function createDayListStore(context: StoreContext): DayListStore {
  return {
    page: (owner, filter, page) => pageDay(context, owner, filter, page),
    count: (owner, filter) => countDay(context, owner, filter),
    readEarlier: (limit) => readEarlierVersions(context, limit),
  };
}

type DayTables = 'note_versions' | 'chats';

/**
 * What is left to do about a note, from the rows that say so: its signature, what was asked of a colleague, and the mark of its last
 * revision. One more state is one more line here, and one in the contract.
 */
function stateOf({ exists, selectFrom }: ExpressionBuilder<Schema, DayTables>): RawBuilder<DayState> {
  const isSigned = exists(
    selectFrom('note_signatures')
      .select('note_signatures.message_id')
      .whereRef('note_signatures.message_id', '=', 'note_versions.message_id'),
  );
  const isRequest = (...states: readonly StoredCosignature['state'][]): Expression<SqlBool> =>
    exists(
      selectFrom('cosignature_requests')
        .select('cosignature_requests.id')
        .whereRef('cosignature_requests.chat_id', '=', 'chats.id')
        .whereRef('cosignature_requests.asked_by', '=', 'chats.owner_id')
        .whereRef('cosignature_requests.message_id', '=', 'note_versions.message_id')
        .where('cosignature_requests.state', 'in', states),
    );
  return sql<DayState>`case
    when ${isSigned} and ${isRequest('open')} then 'awaiting_cosignature'
    when ${isSigned} and ${isRequest('returned')} and not ${isRequest('signed')} then 'sent_back'
    when ${isSigned} and addendum_to is not null then 'addended'
    when ${isSigned} then 'signed'
    when needs_review = 1 then 'to_review'
    else 'draft' end`;
}

/** The rows of a day. Whose they are is what their chat says; the index leads to them. */
function selectDay(
  { database }: StoreContext,
  { tenantId, userId }: Owner,
  { day, tool }: DayFilter,
): SelectQueryBuilder<Schema, DayTables, object> {
  const query = database.kysely
    .selectFrom('note_versions')
    .innerJoin('chats', 'chats.id', 'note_versions.chat_id')
    .where('note_versions.tenant_id', '=', tenantId)
    .where('note_versions.owner_id', '=', userId)
    // Written into the statement, not bound: only so does SQLite see that the index of listed ones fits.
    .where('is_listed', '=', sql.lit(1 as const))
    .where('begun_at', '>=', day.from)
    .where('begun_at', '<', day.until)
    .where('chats.tenant_id', '=', tenantId)
    .where('chats.owner_id', '=', userId)
    .where('binned_at', 'is', null);
  return tool === undefined ? query : query.where('tool_name', '=', tool);
}

async function countDay(
  context: StoreContext,
  owner: Owner,
  filter: DayFilter,
): Promise<Readonly<Record<DayState, number>>> {
  const states = selectDay(context, owner, filter).select((builder) => stateOf(builder).as('state'));
  const sum = (state: DayState): RawBuilder<number> =>
    sql<number>`coalesce(sum(case when state = ${state} then 1 else 0 end), 0)`;
  return context.database.kysely
    .selectFrom(states.as('day'))
    .select([sum('draft').as('draft'), sum('to_review').as('to_review')])
    .select([sum('awaiting_cosignature').as('awaiting_cosignature'), sum('sent_back').as('sent_back')])
    .select([sum('signed').as('signed'), sum('addended').as('addended')])
    .executeTakeFirstOrThrow();
}

async function pageDay(
  context: StoreContext,
  owner: Owner,
  filter: DayFilter,
  { cursor, limit }: Parameters<DayListStore['page']>[2],
): Promise<Page<ListedNote>> {
  const after = readChatCursor(cursor);
  let query = selectDay(context, owner, filter);
  const { state } = filter;
  if (state !== undefined) query = query.where((builder) => sql<boolean>`${stateOf(builder)} = ${state}`);
  if (after !== null) query = query.where(sql<boolean>`(begun_at, message_id) > (${after.time}, ${after.id})`);
  const rows = await query
    .select(summaryColumns.map((column) => `chats.${column}` as const))
    .select(['message_id', 'kind', 'tool_name', 'begun_at', 'addendum_to'])
    .select((builder) => stateOf(builder).as('state'))
    .orderBy('begun_at')
    .orderBy('message_id')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const signers = await readSigners(context, shown);
  const items: ListedNote[] = [];
  for (const row of shown)
    items.push({
      chatId: row.id,
      title: (await openSummary(context, row)).title,
      messageId: row.message_id,
      toolName: row.tool_name as NoteTool,
      kind: row.kind === failedKind ? null : (row.kind as NoteKind | 'own'),
      begunAt: row.begun_at,
      isAddendum: row.addendum_to !== null,
      state: row.state,
      signers: signers.get(row.message_id) ?? [],
    });
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last !== undefined ? writeCursor([last.begunAt, last.messageId]) : null,
  };
}
