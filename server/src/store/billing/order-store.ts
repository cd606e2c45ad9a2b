import type { subscription } from '@notewright/contract';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';
import type { Database } from '../../database/database.ts';
import type { BillingOrderTable } from '../../database/tables/billing.ts';

/**
 * `opening`: it stands with us, and perhaps with the provider; `open`: it can be paid; `paid`: the provider says so, and
 * what was bought is being set up. `done`, `expired` and `refused` (paid and given back) are final.
 */
export type OrderState = BillingOrderTable['state'];

/** A purchase. Times are epoch milliseconds, amounts cents. */
export interface Order {
  readonly id: string;
  /** Whom the plan is for; of a purchase that makes a company, the company that will be. */
  readonly tenantId: string;
  readonly buyerId: string;
  /** `seats`: adds to a plan that runs. */
  readonly kind: 'start' | 'seats';
  readonly plan: subscription.PlanId;
  /** How many people the plan is for afterwards, and how many of them this purchase adds. */
  readonly seats: number;
  readonly addedSeats: number;
  /** To be paid now. */
  readonly amountDue: number;
  /** Given for what is left of the plan that this one replaces. */
  readonly credit: number;
  /** The provider's id of the subscription that this one replaces, or that seats are added to. */
  readonly replaces: string | null;
  readonly makesCompany: boolean;
  readonly provider: string;
  /** The provider's id of the checkout; null until it is open. */
  readonly providerId: string | null;
  /** Where it is paid; null when it cannot be. */
  readonly url: string | null;
  readonly state: OrderState;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export type NewOrder = Omit<Order, 'providerId' | 'url' | 'state'>;

export interface StaleOrder extends Order {
  /** When the provider was last asked what became of it. */
  readonly askedAt: number;
}

export interface DoneOrder extends Order {
  readonly settledAt: number;
}

export interface OrderStore {
  /** Keeps a new order; null when its buyer or its tenant has one under way. Atomic. */
  begin(order: NewOrder): Promise<Order | null>;
  find(id: string): Promise<Order | null>;
  findByCheckout(providerId: string): Promise<Order | null>;
  /** What is under way for a buyer or a tenant: `opening`, `open` or `paid`. */
  listUnderWay(of: { readonly buyerId: string; readonly tenantId: string }): Promise<readonly Order[]>;
  /**
   * The company that a buyer's last purchase would have made, had it been paid; null when there is none. One whose
   * purchase was paid once is no more: its customer at the provider may be that of another company since.
   */
  findCompanyToBe(buyerId: string): Promise<string | null>;
  /** Every company that purchases of a buyer would have made, and that is not there. */
  listCompaniesToBe(buyerId: string): Promise<readonly string[]>;
  /** All that a buyer began, or all of a tenant, oldest first. */
  listOf(whose: { readonly buyerId: string } | { readonly tenantId: string }): Promise<readonly Order[]>;
  /** From `opening` to `open`. False when it has gone on meanwhile. */
  open(
    id: string,
    at: { readonly providerId: string; readonly url: string; readonly expiresAt: number },
  ): Promise<boolean>;
  /** Into another state from one of those named. False when it is in none of them. Atomic. */
  move(id: string, from: readonly OrderState[], to: OrderState, now: number): Promise<boolean>;
  /** That the provider says that it was paid, at this checkout; from `opening` or `open`. Atomic. */
  pay(id: string, checkoutId: string): Promise<boolean>;
  /**
   * Under way, and nobody has asked the provider about them lately: those that are paid not since `paidBefore`, the
   * others not since `openBefore`. Longest unasked first.
   */
  listStale(
    unasked: { readonly paidBefore: number; readonly openBefore: number },
    limit: number,
  ): Promise<readonly StaleOrder[]>;
  /** Takes an order to ask about it. False when another process did. Atomic. */
  ask(order: Pick<StaleOrder, 'id' | 'askedAt'>, now: number): Promise<boolean>;
  /** What became of the purchases for a tenant, newest first. */
  listStates(tenantId: string): Promise<readonly Pick<Order, 'buyerId' | 'state'>[]>;
  /** What a buyer bought for a tenant last and has got; null when there is nothing. */
  findLastDone(of: { readonly buyerId: string; readonly tenantId: string }): Promise<DoneOrder | null>;
  /** The newest of a tenant, whatever became of it. */
  findNewestOf(tenantId: string): Promise<Order | null>;
  /** Forgets orders that came to nothing before a time. One that is done says for good who bought: they get the mails. */
  removeSettledBefore(before: number): Promise<void>;
}

const underWay: readonly OrderState[] = ['opening', 'open', 'paid'];

function urlPlace(rowId: string): FieldPlace {
  return { table: 'billing_orders', column: 'url', rowId };
}

/** Orders over the database; the address of a checkout lets whoever has it pay, so it is sealed. */
export function createOrderStore({ kysely }: Database, cipher: FieldCipher): OrderStore {
  return {
    ...readOrders({ kysely }, cipher),
    findLastDone: (of) => findLastDone({ kysely }, cipher, of),
    begin: async (order) => {
      const row = await kysely
        .insertInto('billing_orders')
        .values(toRow(order))
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : presentOrder(cipher, row);
    },
    open: async (id, { providerId, url, expiresAt }) => {
      const row = await kysely
        .updateTable('billing_orders')
        .set({ state: 'open', provider_id: providerId, url: cipher.seal(urlPlace(id), url), expires_at: expiresAt })
        .where('id', '=', id)
        .where('state', '=', 'opening')
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    move: async (id, from, to, now) => {
      const isEnd = !underWay.includes(to);
      const row = await kysely
        .updateTable('billing_orders')
        .set({ state: to, ...(isEnd ? { settled_at: now, url: null } : {}) })
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    pay: async (id, checkoutId) => {
      const row = await kysely
        .updateTable('billing_orders')
        .set({ state: 'paid', provider_id: checkoutId })
        .where('id', '=', id)
        .where('state', 'in', ['opening', 'open'])
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    ask: async ({ id, askedAt }, now) => {
      const row = await kysely
        .updateTable('billing_orders')
        .set({ asked_at: now })
        .where('id', '=', id)
        .where('asked_at', '=', askedAt)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    removeSettledBefore: async (before) => {
      await kysely
        .deleteFrom('billing_orders')
        .where('state', 'in', ['expired', 'refused'])
        .where('settled_at', '<', before)
        .execute();
    },
  };
}

type OrderReads = Pick<
  OrderStore,
  | 'find'
  | 'findByCheckout'
  | 'listUnderWay'
  | 'findCompanyToBe'
  | 'listCompaniesToBe'
  | 'listOf'
  | 'listStale'
  | 'listStates'
  | 'findNewestOf'
>;

function readOrders({ kysely }: Pick<Database, 'kysely'>, cipher: FieldCipher): OrderReads {
  const select = () => kysely.selectFrom('billing_orders').selectAll();
  const present = (row: BillingOrderTable): Order => presentOrder(cipher, row);
  const presentOne = (row: BillingOrderTable | undefined): Order | null => (row === undefined ? null : present(row));
  return {
    find: async (id) => presentOne(await select().where('id', '=', id).executeTakeFirst()),
    findByCheckout: async (providerId) =>
      presentOne(await select().where('provider_id', '=', providerId).executeTakeFirst()),
    listUnderWay: async ({ buyerId, tenantId }) => {
      const rows = await select()
        .where((where) => where.or([where('buyer_id', '=', buyerId), where('tenant_id', '=', tenantId)]))
        .where('state', 'in', underWay)
        .execute();
      return rows.map(present);
    },
    findCompanyToBe: (buyerId) => findCompanyToBe({ kysely }, buyerId),
    listCompaniesToBe: async (buyerId) => {
      const rows = await companiesToBe({ kysely }, buyerId).execute();
      return [...new Set(rows.map((row) => row.tenant_id))];
    },
    listOf: async (whose) => {
      const [column, value] =
        'buyerId' in whose ? (['buyer_id', whose.buyerId] as const) : (['tenant_id', whose.tenantId] as const);
      return (await select().where(column, '=', value).orderBy('created_at').orderBy('id').execute()).map(present);
    },
    listStale: async ({ paidBefore, openBefore }, limit) => {
      const rows = await select()
        .where((where) =>
          where.or([
            where.and([where('state', '=', 'paid'), where('asked_at', '<', paidBefore)]),
            where.and([where('state', 'in', ['opening', 'open']), where('asked_at', '<', openBefore)]),
          ]),
        )
        .orderBy('asked_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...present(row), askedAt: row.asked_at }));
    },
    listStates: async (tenantId) => {
      const rows = await kysely
        .selectFrom('billing_orders')
        .select(['buyer_id', 'state'])
        .where('tenant_id', '=', tenantId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({ buyerId: row.buyer_id, state: row.state }));
    },
    findNewestOf: async (tenantId) =>
      presentOne(
        await select()
          .where('tenant_id', '=', tenantId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),
  };
}

async function findLastDone(
  { kysely }: Pick<Database, 'kysely'>,
  cipher: FieldCipher,
  { buyerId, tenantId }: Pick<Order, 'buyerId' | 'tenantId'>,
): Promise<DoneOrder | null> {
  const row = await kysely
    .selectFrom('billing_orders')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'done')
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...presentOrder(cipher, row), settledAt: row.settled_at ?? row.created_at };
}

/** Companies that purchases of a buyer would have made, and that are not there. */
function companiesToBe({ kysely }: Pick<Database, 'kysely'>, buyerId: string) {
  return kysely
    .selectFrom('billing_orders as o')
    .leftJoin('tenants as t', 't.id', 'o.tenant_id')
    .select('o.tenant_id')
    .where('o.buyer_id', '=', buyerId)
    .where('o.makes_company', '=', 1)
    .where('t.id', 'is', null);
}

async function findCompanyToBe({ kysely }: Pick<Database, 'kysely'>, buyerId: string): Promise<string | null> {
  const row = await companiesToBe({ kysely }, buyerId)
    .where('o.state', '=', 'expired')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_orders as paid')
            .leftJoin('subscriptions as s', 's.id', 'paid.id')
            .select('paid.id')
            .whereRef('paid.tenant_id', '=', 'o.tenant_id')
            // Kept under the id of its order, a plan tells of a payment that is not settled to its end.
            .where((where) =>
              where.or([where('paid.state', 'in', ['paid', 'done', 'refused']), where('s.id', 'is not', null)]),
            ),
        ),
      ),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}

function presentOrder(cipher: FieldCipher, row: BillingOrderTable): Order {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    buyerId: row.buyer_id,
    kind: row.kind,
    // Written by this store alone, from the same type.
    plan: row.plan as subscription.PlanId,
    seats: row.seats,
    addedSeats: row.added_seats,
    amountDue: row.amount_due,
    credit: row.credit,
    replaces: row.replaces,
    makesCompany: row.makes_company === 1,
    provider: row.provider,
    providerId: row.provider_id,
    url: row.url === null ? null : cipher.openListed(urlPlace(row.id), row.url),
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

function toRow(order: NewOrder): BillingOrderTable {
  return {
    id: order.id,
    tenant_id: order.tenantId,
    buyer_id: order.buyerId,
    kind: order.kind,
    plan: order.plan,
    seats: order.seats,
    added_seats: order.addedSeats,
    amount_due: order.amountDue,
    credit: order.credit,
    replaces: order.replaces,
    makes_company: order.makesCompany ? 1 : 0,
    provider: order.provider,
    provider_id: null,
    url: null,
    state: 'opening',
    created_at: order.createdAt,
    expires_at: order.expiresAt,
    asked_at: order.createdAt,
    settled_at: null,
  };
}
