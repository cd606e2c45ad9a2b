import { sql } from 'kysely';
import { readChatCursor, writeCursor } from '../../kernel/cursor.ts';
import type { Page } from '../../kernel/page.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import { openChatSeal } from '../chats/chat-seal.ts';
import { openSummary, summaryColumns, type SummaryRow } from '../chats/summary.ts';
import { awaitUnlessDamaged } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import type { Owner, StoredCosignature } from '../store.ts';
import type { CosignatureStore } from './cosignature-store.ts';
import { openRequest, type RequestRow } from './open-request.ts';

/** Requests that wait for somebody, those that they asked, and those that they answered. */
export type CosignatureBox = 'waiting' | 'asked' | 'answered';

/** A request and the title of its chat; null where the chat's row is damaged, empty for whoever has answered it. */
export interface ListedCosignature {
  readonly request: StoredCosignature;
  readonly title: string | null;
}

/** What waits for somebody: of chats outside the bin, asked by who still works with charts in the company. */
function selectWaiting({ database }: StoreContext, { tenantId, userId }: Owner) {
  return (
    database.kysely
      .selectFrom('cosignature_requests as r')
      .innerJoin('chats as c', (join) => join.onRef('c.id', '=', 'r.chat_id').onRef('c.owner_id', '=', 'r.asked_by'))
      .innerJoin('memberships as m', (join) =>
        join.onRef('m.user_id', '=', 'r.asked_by').onRef('m.tenant_id', '=', 'r.tenant_id'),
      )
      .where('r.tenant_id', '=', tenantId)
      .where('r.asked_of', '=', userId)
      // Written into the statement, not bound: only so does SQLite see that the index of open ones fits.
      .where('r.state', '=', sql.lit('open'))
      .where('c.binned_at', 'is', null)
      .where('m.role', '<>', 'auditor')
  );
}

/** What somebody asked, of chats outside the bin. */
function selectAsked({ database }: StoreContext, { tenantId, userId }: Owner) {
  return database.kysely
    .selectFrom('cosignature_requests as r')
    .innerJoin('chats as c', (join) => join.onRef('c.id', '=', 'r.chat_id').onRef('c.owner_id', '=', 'r.asked_by'))
    .where('r.tenant_id', '=', tenantId)
    .where('r.asked_by', '=', userId)
    .where('c.binned_at', 'is', null);
}

/** What somebody answered, of chats outside the bin. What they read then is closed to them now, its title too. */
function selectAnswered({ database }: StoreContext, { tenantId, userId }: Owner) {
  return (
    database.kysely
      .selectFrom('cosignature_requests as r')
      .innerJoin('chats as c', (join) => join.onRef('c.id', '=', 'r.chat_id').onRef('c.owner_id', '=', 'r.asked_by'))
      .where('r.tenant_id', '=', tenantId)
      .where('r.asked_of', '=', userId)
      // Written into the statement, as above.
      .where('r.state', '<>', sql.lit('open'))
      .where('c.binned_at', 'is', null)
  );
}

/** One page of a box; see the store. */
export async function listRequests(
  context: StoreContext,
  owner: Owner,
  { box, cursor, limit }: Parameters<CosignatureStore['list']>[1],
): Promise<Page<ListedCosignature>> {
  const rows = await readRows(context, owner, box, { after: readChatCursor(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const items = await openRows(context, shown, box);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? writeCursor([timeIn(box, last), last.id]) : null;
  return { items, nextCursor };
}

/** The moment by which a box lists a request. */
const timeIn = (box: CosignatureBox, row: RequestRow): number =>
  box === 'answered' ? (row.answered_at ?? 0) : row.asked_at;

const selects = { waiting: selectWaiting, asked: selectAsked, answered: selectAnswered } as const;

function readRows(
  context: StoreContext,
  owner: Owner,
  box: CosignatureBox,
  { after, limit }: { readonly after: { readonly time: number; readonly id: string } | null; readonly limit: number },
): Promise<readonly RequestRow[]> {
  const time = box === 'answered' ? 'r.answered_at' : 'r.asked_at';
  const beyond =
    after === null ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.ref(time)}, r.id) < (${after.time}, ${after.id})`;
  return selects[box](context, owner)
    .selectAll('r')
    .where(beyond)
    .orderBy(time, 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

async function openRows(
  context: StoreContext,
  rows: readonly RequestRow[],
  box: CosignatureBox,
): Promise<readonly ListedCosignature[]> {
  const chats = await readChats(context, rows);
  const members = await readMembers(context, rows);
  const items: ListedCosignature[] = [];
  for (const row of rows) {
    const chat = chats.get(row.chat_id);
    if (chat === undefined) continue;
    // Who was put into the company from outside put nothing before anybody.
    if (row.state === 'open' && !members.has(row.asked_by)) continue;
    const place = { table: 'chats', rowId: chat.id } as const;
    const seal = await awaitUnlessDamaged(context.damage, place, () => openChatSeal(context, chat));
    const request = seal === null ? null : openRequest(context, seal, row);
    if (request === null) continue;
    items.push({ request, title: box === 'answered' ? '' : (await openSummary(context, chat)).title });
  }
  return items;
}

async function readChats(context: StoreContext, rows: readonly RequestRow[]): Promise<ReadonlyMap<string, SummaryRow>> {
  const ids = [...new Set(rows.map((row) => row.chat_id))];
  if (ids.length === 0) return new Map();
  const found = await context.database.kysely
    .selectFrom('chats')
    .select(summaryColumns)
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

async function readMembers(context: StoreContext, rows: readonly RequestRow[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(rows.map((row) => row.asked_by))];
  if (ids.length === 0) return new Set();
  const found = await context.database.kysely
    .selectFrom('memberships')
    .select(['user_id', 'tenant_id', 'role', 'seal'])
    .where('user_id', 'in', ids)
    .execute();
  const seals = rowSealsOf(context);
  return new Set(found.filter((row) => seals.check('memberships', row)).map((row) => row.user_id));
}

/** How many wait for somebody. */
export async function countWaiting(context: StoreContext, owner: Owner): Promise<number> {
  const row = await selectWaiting(context, owner)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
