import type { Database } from '../../database/database.ts';

/** What the payment provider told us of, and whether it was settled. */
export interface WaitingEvent {
  readonly id: string;
  readonly kind: string;
  readonly objectId: string;
  readonly attempts: number;
}

export interface PaymentEventStore {
  /** Keeps an event under its id; one that came before stays as it is. Answers whether it still has to be settled. */
  receive(event: Pick<WaitingEvent, 'id' | 'kind' | 'objectId'>, now: number): Promise<'waiting' | 'settled'>;
  /** Marks it settled; repeating that changes nothing. */
  settle(id: string, outcome: string, now: number): Promise<void>;
  /**
   * Takes a waiting event to see to it: whatever becomes of this try, the next one is not before `nextAttemptAt`. False
   * when another process took it, or it was settled. Atomic.
   */
  take(event: Pick<WaitingEvent, 'id' | 'attempts'>, nextAttemptAt: number): Promise<boolean>;
  listWaiting(now: number, limit: number): Promise<readonly WaitingEvent[]>;
  countWaiting(): Promise<number>;
  removeBefore(receivedBefore: number): Promise<void>;
}

/** Events over the database: the inbox of everything that comes from outside about money. */
export function createPaymentEventStore({ kysely }: Database): PaymentEventStore {
  return {
    receive: async ({ id, kind, objectId }, now) => {
      await kysely
        .insertInto('payment_events')
        .values({
          id,
          kind,
          object_id: objectId,
          received_at: now,
          attempts: 0,
          next_attempt_at: now,
          settled_at: null,
          outcome: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const row = await kysely
        .selectFrom('payment_events')
        .select('settled_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.settled_at === null ? 'waiting' : 'settled';
    },
    settle: async (id, outcome, now) => {
      await kysely
        .updateTable('payment_events')
        .set({ settled_at: now, outcome })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .execute();
    },
    take: async ({ id, attempts }, nextAttemptAt) => {
      const row = await kysely
        .updateTable('payment_events')
        .set({ attempts: attempts + 1, next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('settled_at', 'is', null)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    listWaiting: async (now, limit) => {
      const rows = await kysely
        .selectFrom('payment_events')
        .select(['id', 'kind', 'object_id', 'attempts'])
        .where('settled_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
      return rows.map(({ id, kind, object_id: objectId, attempts }) => ({ id, kind, objectId, attempts }));
    },
    countWaiting: async () => {
      const { count } = await kysely
        .selectFrom('payment_events')
        .select(({ fn }) => fn.countAll<number | bigint | string>().as('count'))
        .where('settled_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    removeBefore: async (receivedBefore) => {
      await kysely
        .deleteFrom('payment_events')
        .where('received_at', '<', receivedBefore)
        .where('settled_at', 'is not', null)
        .execute();
    },
  };
}
