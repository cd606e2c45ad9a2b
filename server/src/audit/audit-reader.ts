import { noDamageLog, type DamageLog } from '../kernel/damage.ts';
import type { Keyring } from '../keys/keyring.ts';
import { readChatCursor, writeCursor } from '../kernel/cursor.ts';
import type { Database } from '../database/database.ts';
import type { AuditEvent } from '../kernel/audit-event.ts';
import type { Page } from '../kernel/page.ts';
import { openOrigin } from './row-mark.ts';
import type { AuditEventTable } from '../database/tables/audit.ts';

/** Which lines are wanted; what is left out does not matter. Times in epoch milliseconds. */
export interface AuditFilter {
  /** Inclusive. */
  readonly from?: number | undefined;
  /** Exclusive. */
  readonly until?: number | undefined;
  /** Null: somebody who was not signed in. */
  readonly actorId?: string | null | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly outcome?: AuditEvent['outcome'] | undefined;
}

/** One line of the log as it is read. */
export interface AuditEntry extends Omit<AuditEvent, 'tenantId' | 'ip' | 'userAgent'> {
  readonly id: string;
  /** Place in the chain; null until sealed. */
  readonly sequence: number | null;
  /** Null when the line is not as it was written. */
  readonly origin: { readonly ip: string; readonly userAgent: string } | null;
}

export interface AuditReader {
  /** Newest first. A tenant of null: what belongs to no tenant. */
  page(
    tenantId: string | null,
    filter: AuditFilter,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<AuditEntry>>;
  /** Who did something that the log tells of, by id. */
  listActors(tenantId: string | null, limit: number): Promise<readonly string[]>;
  /**
   * The name under which the log goes on to speak of a person who is gone: always the same within one company, and
   * without the installation's keys nobody can tell whose it is.
   */
  nameGone(tenantId: string | null, actorId: string): string;
}

/** Reads the audit log of one database. */
export function createAuditReader(
  database: Database,
  keys: Keyring,
  damage: Pick<DamageLog, 'note'> = noDamageLog,
): AuditReader {
  return {
    page: async (tenantId, filter, { cursor, limit }) => {
      const wanted = { tenant: tenantId ?? '', filter, after: readChatCursor(cursor), limit: limit + 1 };
      const rows = await listRows(database, wanted);
      const items = rows.slice(0, limit).map((row) => presentRow(keys, damage, row));
      const last = items.at(-1);
      const hasMore = rows.length > limit && last !== undefined;
      return { items, nextCursor: hasMore ? writeCursor([last.at, last.id]) : null };
    },
    listActors: (tenantId, limit) => listActors(database, tenantId ?? '', limit),
    nameGone: (tenantId, actorId) => {
      const digest = keys.blindIndex(`${tenantId ?? ''}/${actorId}`, 'audit-pseudonym');
      return Buffer.from(digest, 'base64url').toString('hex').slice(0, 6).toUpperCase();
    },
  };
}

interface Wanted {
  readonly tenant: string;
  readonly filter: AuditFilter;
  readonly after: { readonly time: number; readonly id: string } | null;
  readonly limit: number;
}

/**
 * A group of actions is read action by action and put together here: each has an index that gives its newest lines,
 * while all of them at once would have to be sorted for every page.
 */
async function listRows(database: Database, wanted: Wanted): Promise<readonly AuditEventTable[]> {
  const { actions } = wanted.filter;
  if (actions === undefined) return listRowsOf(database, wanted, null);
  const found: AuditEventTable[] = [];
  for (const action of actions) found.push(...(await listRowsOf(database, wanted, action)));
  return found.toSorted((a, b) => b.at - a.at || (b.id < a.id ? -1 : 1)).slice(0, wanted.limit);
}

function listRowsOf(
  { kysely }: Database,
  { tenant, filter, after, limit }: Wanted,
  action: string | null,
): Promise<AuditEventTable[]> {
  let query = kysely.selectFrom('audit_events').selectAll().where('tenant_id', '=', tenant);
  if (action !== null) query = query.where('action', '=', action);
  const { from, until, actorId, outcome } = filter;
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  if (actorId !== undefined)
    query = actorId === null ? query.where('actor_id', 'is', null) : query.where('actor_id', '=', actorId);
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  if (after !== null) query = query.where((to) => to(to.refTuple('at', 'id'), '<', to.tuple(after.time, after.id)));
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

function presentRow(keys: Keyring, damage: Pick<DamageLog, 'note'>, row: AuditEventTable): AuditEntry {
  const origin = openOrigin(keys, row);
  if (origin === null) damage.note({ table: 'audit_events', rowId: row.id });
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    action: row.action,
    objectType: row.object_type,
    objectId: row.object_id,
    outcome: row.outcome,
    sequence: row.sequence,
    origin,
  };
}

/** From one id to the next by the index, since a log has few people and many lines. */
async function listActors({ kysely }: Database, tenant: string, limit: number): Promise<readonly string[]> {
  const found: string[] = [];
  while (found.length < limit) {
    const next = await kysely
      .selectFrom('audit_events')
      .select('actor_id')
      .where('tenant_id', '=', tenant)
      .where('actor_id', '>', found.at(-1) ?? '')
      .orderBy('actor_id')
      .limit(1)
      .executeTakeFirst();
    const id = next?.actor_id ?? null;
    if (id === null) break;
    found.push(id);
  }
  return found;
}
