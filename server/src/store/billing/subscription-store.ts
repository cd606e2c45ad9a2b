import type { subscription } from '@notewright/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { notifiedColumn, type SubscriptionTable } from '../../database/tables/billing.ts';

/** A subscription as the provider last said it. Times are epoch milliseconds, amounts cents. */
export interface StoredSubscription {
  readonly id: string;
  readonly tenantId: string;
  readonly provider: string;
  /** The provider's id. */
  readonly providerId: string;
  readonly customerId: string;
  readonly plan: subscription.PlanId;
  readonly seats: number;
  /** Of one renewal. */
  readonly amount: number;
  readonly status: 'active' | 'past_due' | 'ended';
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  /** Since when a renewal is owed; null while none is. */
  readonly pastDueSince: number | null;
  readonly endedAt: number | null;
  readonly startedAt: number;
  /** Names of the mails that went out for the present period. */
  readonly notified: readonly string[];
}

export type SubscriptionChange = Omit<StoredSubscription, 'id' | 'notified' | 'pastDueSince'>;

export interface SubscriptionStore {
  /** A tenant's newest; one that runs before one that has ended. */
  findCurrent(tenantId: string): Promise<StoredSubscription | null>;
  /** All of a tenant that have not ended, newest first. More than one only until the older is ended at the provider. */
  listRunning(tenantId: string): Promise<readonly StoredSubscription[]>;
  find(providerId: string): Promise<StoredSubscription | null>;
  /**
   * Numbers a reading before it is made: of two readings that cross, the one whose number was taken later counts,
   * and after every change comes an event whose reading begins later still. Null for a subscription that is not kept.
   */
  takeTicket(providerId: string): Promise<number | null>;
  /** Keeps the first reading of a subscription. False when another was faster: take a ticket and read again. */
  insert(id: string, reading: SubscriptionChange, now: number): Promise<boolean>;
  /**
   * Keeps a later reading. `stale` when one with a later number was kept already. Answers how it stood before, so that
   * what follows from the change is done once. To be called in a transaction.
   */
  apply(reading: SubscriptionChange, ticket: number, now: number): Promise<StoredSubscription | 'stale'>;
  /** True when this mail had not gone out for the present period; a new period forgets. Atomic. */
  markNotified(providerId: string, name: string): Promise<boolean>;
  /** That a reading found nothing new, or nothing at all. */
  noteChecked(providerId: string, now: number): Promise<void>;
  /** Running ones whose period ended before a time without news, and that were not asked for since; longest unasked first. */
  listOverdue(
    before: { readonly endedBefore: number; readonly checkedBefore: number },
    limit: number,
  ): Promise<readonly StoredSubscription[]>;
  /** Those whose renewal is owed since before a time and that still run at the provider. */
  listOwedSince(before: number, limit: number): Promise<readonly StoredSubscription[]>;
  /** All that were made for a customer at the provider, newest first. */
  listOfCustomer(customerId: string): Promise<readonly StoredSubscription[]>;
  /** Running ones whose present period ends between two times. */
  listEnding(from: number, to: number): Promise<readonly StoredSubscription[]>;
}

/** Subscriptions over the database. */
export function createSubscriptionStore({ kysely }: Database): SubscriptionStore {
  const select = () => kysely.selectFrom('subscriptions').selectAll();
  const find: SubscriptionStore['find'] = async (providerId) => {
    const row = await select().where('provider_id', '=', providerId).executeTakeFirst();
    return row === undefined ? null : present(row);
  };
  const many = async (rows: Promise<readonly SubscriptionTable[]>) => (await rows).map(present);
  const newestFirst = () => select().orderBy('started_at', 'desc').orderBy('id', 'desc');
  const ofTenant = (tenantId: string) => newestFirst().where('tenant_id', '=', tenantId);
  const listRunning: SubscriptionStore['listRunning'] = (tenantId) =>
    many(ofTenant(tenantId).where('ended_at', 'is', null).execute());
  return {
    findCurrent: async (tenantId) => {
      // In one statement: it is asked before every message.
      const row = await select()
        .where('tenant_id', '=', tenantId)
        .orderBy(sql`ended_at is null`, 'desc')
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : present(row);
    },
    listRunning,
    find,
    takeTicket: async (providerId) => {
      const row = await kysely
        .updateTable('subscriptions')
        .set((set) => ({ ticket: set('ticket', '+', 1) }))
        .where('provider_id', '=', providerId)
        .returning('ticket')
        .executeTakeFirst();
      return row?.ticket ?? null;
    },
    insert: (id, reading, now) => insertReading({ kysely }, id, reading, now),
    apply: (reading, ticket, now) => applyReading({ kysely }, find, reading, { ticket, now }),
    markNotified: async (providerId, name) => {
      const row = await kysely
        .updateTable('subscriptions')
        .set({ [notifiedColumn]: sql`told || ${`${name} `}` })
        .where('provider_id', '=', providerId)
        .where(notifiedColumn, 'not like', `%${name} %`)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    noteChecked: async (providerId, now) => {
      await kysely
        .updateTable('subscriptions')
        .set({ checked_at: now })
        .where('provider_id', '=', providerId)
        .execute();
    },
    listOverdue: ({ endedBefore, checkedBefore }, limit) =>
      many(
        select()
          .where('ended_at', 'is', null)
          .where('period_end', '<', endedBefore)
          // Asked before its end, it has not been asked whether it was renewed.
          .where((where) =>
            where.or([where('checked_at', '<', checkedBefore), where('checked_at', '<', where.ref('period_end'))]),
          )
          .orderBy('checked_at')
          .limit(limit)
          .execute(),
      ),
    listOwedSince: (before, limit) =>
      many(
        select()
          .where('ended_at', 'is', null)
          .where('past_due_since', '<=', before)
          .orderBy('past_due_since')
          .limit(limit)
          .execute(),
      ),
    listOfCustomer: (customerId) => many(newestFirst().where('customer_id', '=', customerId).execute()),
    listEnding: (from, to) =>
      many(
        select().where('ended_at', 'is', null).where('period_end', '>=', from).where('period_end', '<', to).execute(),
      ),
  };
}

async function insertReading(
  { kysely }: Pick<Database, 'kysely'>,
  id: string,
  reading: SubscriptionChange,
  now: number,
): Promise<boolean> {
  const row = await kysely
    .insertInto('subscriptions')
    .values({
      id,
      ...toColumns(reading),
      past_due_since: reading.status === 'past_due' ? reading.periodStart : null,
      ticket: 0,
      applied_ticket: 0,
      [notifiedColumn]: '',
      checked_at: now,
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .executeTakeFirst();
  return (row.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function applyReading(
  { kysely }: Pick<Database, 'kysely'>,
  find: SubscriptionStore['find'],
  reading: SubscriptionChange,
  { ticket, now }: { readonly ticket: number; readonly now: number },
): Promise<StoredSubscription | 'stale'> {
  // Takes the row first, so that what is read after it is what the last change left.
  const taken = await kysely
    .updateTable('subscriptions')
    .set({ applied_ticket: ticket, checked_at: now })
    .where('provider_id', '=', reading.providerId)
    .where('applied_ticket', '<', ticket)
    .executeTakeFirst();
  const before = taken.numUpdatedRows > 0n ? await find(reading.providerId) : null;
  if (before === null) return 'stale';
  const isNewPeriod = reading.periodStart !== before.periodStart;
  await kysely
    .updateTable('subscriptions')
    .set({
      ...toColumns(reading),
      // Whose subscription it is does not change, whatever is written at the provider.
      tenant_id: before.tenantId,
      past_due_since: reading.status === 'past_due' ? (before.pastDueSince ?? reading.periodStart) : null,
      ...(isNewPeriod ? { [notifiedColumn]: '' } : {}),
    })
    .where('provider_id', '=', reading.providerId)
    .execute();
  return before;
}

function present(row: SubscriptionTable): StoredSubscription {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    provider: row.provider,
    providerId: row.provider_id,
    customerId: row.customer_id,
    // Written by this store alone, from the same type.
    plan: row.plan as subscription.PlanId,
    seats: row.seats,
    amount: row.amount,
    status: row.status,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    pastDueSince: row.past_due_since,
    endedAt: row.ended_at,
    startedAt: row.started_at,
    notified: row[notifiedColumn].split(' ').filter((name) => name !== ''),
  };
}

function toColumns(reading: SubscriptionChange) {
  return {
    tenant_id: reading.tenantId,
    provider: reading.provider,
    provider_id: reading.providerId,
    customer_id: reading.customerId,
    plan: reading.plan,
    seats: reading.seats,
    amount: reading.amount,
    status: reading.status,
    period_start: reading.periodStart,
    period_end: reading.periodEnd,
    cancel_at_period_end: reading.cancelAtPeriodEnd ? 1 : 0,
    ended_at: reading.endedAt,
    started_at: reading.startedAt,
  };
}
