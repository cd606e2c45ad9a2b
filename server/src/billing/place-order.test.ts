import { AsyncLocalStorage } from 'node:async_hooks';
import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../kernel/problem.ts';
import { PaymentError } from '../payments/payments.ts';
import type { Payments } from '../payments/payments.ts';
import type { Order } from '../store/billing/order-store.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import type { BillingParts } from './billing-parts.ts';
import { placeOrder } from './place-order.ts';
import type { PurchaseOptions } from './quote-purchase.ts';
import { openTestBilling } from './testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from './testing/open-test-billing.ts';

const hour = 3_600_000;
const day = 24 * hour;
const individual = { plan: 'individual', userCount: null, shownAmount: null } as const satisfies PurchaseOptions;
const year = { ...individual, plan: 'two' } as const;
const five = { plan: 'custom', userCount: 5, shownAmount: 245 } as const satisfies PurchaseOptions;

describe.each(testDatabaseKinds)('an order on $name', { timeout: 60_000 }, (kind) => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  });
  afterAll(() => billing.remove());

  async function place(
    person: TestPerson,
    options: PurchaseOptions,
    { key = null, parts = billing.parts }: { readonly key?: string | null; readonly parts?: BillingParts } = {},
  ): Promise<string> {
    const caller = await billing.callerOf(person);
    const request = { caller, body: { options }, idempotencyKey: key, ip: '192.0.2.1', userAgent: 'test' };
    return placeOrder(parts, request, options);
  }

  async function refusalOf(placing: Promise<string>): Promise<string> {
    const error: unknown = await placing.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ProblemError)) throw error ?? new Error('It was not refused.');
    return error.code;
  }

  const ordersOf = ({ userId: buyerId }: TestPerson): Promise<readonly Order[]> =>
    billing.parts.store.billing.orders.listOf({ buyerId });
  const statesOf = async (person: TestPerson): Promise<string[]> => (await ordersOf(person)).map(({ state }) => state);
  const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
  const withPayments = (change: Partial<Payments>): BillingParts => ({
    ...billing.parts,
    payments: { ...billing.parts.payments, ...change },
  });

  /** The provider after it has refused, or been away. */
  const down = (kindOf: 'unavailable' | 'refused') => () =>
    Promise.reject(new PaymentError(kindOf, 'It is not there.'));

  it('has one page, whoever asks for it from how many tabs, with a key or without', async () => {
    const person = await billing.newPerson();
    const url = await place(person, individual);
    expect(url).toMatch(/^https:\/\/notes\.example\/checkout\//);
    expect(await place(person, individual)).toBe(url);
    const key = makeId();
    expect(await place(person, individual, { key })).toBe(url);
    expect(await place(person, individual, { key })).toBe(url);
    expect(await statesOf(person)).toEqual(['open']);
    expect((await billing.readAudit(person.tenantId)).map(({ action }) => action)).toEqual(['subscription.buy']);
  });

  it('is one when it is placed many times at the same moment', async () => {
    const person = await billing.newPerson();
    const key = makeId();
    const placed = await Promise.all([
      ...Array.from({ length: 6 }, () => place(person, five)),
      ...Array.from({ length: 6 }, () => place(person, five, { key })),
    ]);
    expect(new Set(placed).size).toBe(1);
    expect(await statesOf(person)).toEqual(['open']);
  });

  it('is one of two when two are placed at the same moment', async () => {
    const person = await billing.newPerson();
    const done = await Promise.allSettled([place(person, individual), place(person, year), place(person, five)]);
    const failed = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as ProblemError] : []));
    for (const { code } of failed) expect(code).toBe('purchase_running');
    expect(failed.length).toBeLessThan(3);
    const orders = await ordersOf(person);
    expect(orders.filter(({ state }) => state === 'open')).toHaveLength(1);
    for (const { providerId, state } of orders)
      if (providerId !== null && state === 'expired')
        expect((await billing.parts.payments.readCheckout(providerId))?.state).toBe('expired');
  });

  it('belongs to a key: another purchase with the same is refused, and the first stays', async () => {
    const person = await billing.newPerson();
    const key = makeId();
    const url = await place(person, individual, { key });
    expect(await refusalOf(place(person, five, { key }))).toBe('idempotency_mismatch');
    expect(await statesOf(person)).toEqual(['open']);
    expect(await place(person, individual, { key })).toBe(url);
    // Another person's key of the same name is another key.
    expect(await place(await billing.newPerson(), individual, { key })).not.toBe(url);
  });

  it('makes room for another, whose page is then the only one', async () => {
    const person = await billing.newPerson();
    const first = await place(person, individual);
    const second = await place(person, year);
    expect(second).not.toBe(first);
    expect(await statesOf(person)).toEqual(['expired', 'open']);
    expect(await billing.pay(tokenOf(first))).not.toBe('paid');
    expect(await billing.pay(tokenOf(second))).toBe('paid');
    await billing.hearAll();
    expect(await statesOf(person)).toEqual(['expired', 'done']);
  });

  it('is not placed again, and not replaced, while the news of its payment are on their way', async () => {
    const person = await billing.newPerson();
    const key = makeId();
    const url = await place(person, individual, { key });
    expect(await billing.pay(tokenOf(url))).toBe('paid');
    const again = [
      () => place(person, individual),
      () => place(person, individual, { key }),
      () => place(person, year),
    ];
    for (const placeAgain of again) expect(await refusalOf(placeAgain())).toBe('purchase_running');
    await billing.hearAll();
    expect(await refusalOf(place(person, individual))).toBe('plan_held');
    expect(await refusalOf(place(person, individual, { key }))).toBe('plan_held');
    expect(await statesOf(person)).toEqual(['done']);
  });

  it('goes on where a process died before its page was open, and where its answer got lost', async () => {
    const person = await billing.newPerson();
    const asked: string[] = [];
    const { openCheckout } = billing.parts.payments;
    const dying = withPayments({
      openCheckout: async (order) => {
        asked.push(order.orderId);
        throw new Error('The process died here.');
      },
    });
    await expect(place(person, individual, { parts: dying })).rejects.toThrow('The process died here.');
    const losing = withPayments({
      openCheckout: async (order) => {
        asked.push(order.orderId);
        await openCheckout(order);
        throw new PaymentError('unavailable', 'The line broke.');
      },
    });
    expect(await statesOf(person)).toEqual(['opening']);
    expect(await refusalOf(place(person, individual, { parts: losing }))).toBe('payments_unavailable');
    const url = await place(person, individual);
    const [order, ...others] = await ordersOf(person);
    expect(others).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([order?.id]));
    expect(order).toMatchObject({ state: 'open', url });
  });

  it('closes a page that nobody has seen before it opens another', async () => {
    const person = await billing.newPerson();
    const opened: string[] = [];
    const { openCheckout } = billing.parts.payments;
    const losing = withPayments({
      openCheckout: async (order) => {
        opened.push((await openCheckout(order)).id);
        throw new PaymentError('unavailable', 'The line broke.');
      },
    });
    expect(await refusalOf(place(person, individual, { parts: losing }))).toBe('payments_unavailable');
    await place(person, year);
    expect(await statesOf(person)).toEqual(['expired', 'open']);
    expect((await billing.parts.payments.readCheckout(opened[0] ?? ''))?.state).toBe('expired');
  });

  it('leaves nothing in the way when the provider is down or says no', async () => {
    const person = await billing.newPerson();
    for (const parts of [
      withPayments({ openCustomer: down('refused') }),
      withPayments({ openCustomer: down('unavailable') }),
      withPayments({ openCheckout: down('unavailable') }),
      withPayments({ openCheckout: down('refused') }),
    ])
      for (const options of [individual, year])
        expect(await refusalOf(place(person, options, { parts }))).toBe('payments_unavailable');
    const url = await place(person, year);
    expect((await ordersOf(person)).filter(({ state }) => state === 'open')).toHaveLength(1);
    expect(await refusalOf(place(person, year, { parts: withPayments({ readCheckout: down('unavailable') }) }))).toBe(
      'payments_unavailable',
    );
    const closing = withPayments({ closeCheckout: down('unavailable') });
    expect(await refusalOf(place(person, individual, { parts: closing }))).toBe('payments_unavailable');
    // The page that is open stays the one.
    expect(await place(person, year)).toBe(url);
  });

  it('never sends anybody to an address that is not the provider’s', async () => {
    const person = await billing.newPerson();
    const { openCheckout } = billing.parts.payments;
    const opened: string[] = [];
    const hijacked = withPayments({
      openCheckout: async (order) => {
        const checkout = await openCheckout(order);
        opened.push(checkout.id);
        return { ...checkout, url: 'https://notes.example.evil.example/checkout/x' };
      },
    });
    expect(await refusalOf(place(person, individual, { parts: hijacked }))).toBe('payments_unavailable');
    expect((await ordersOf(person)).map(({ state, url }) => [state, url])).toEqual([['expired', null]]);
    expect((await billing.parts.payments.readCheckout(opened[0] ?? ''))?.state).toBe('expired');
    expect(await place(person, individual)).toMatch(/^https:\/\/notes\.example\//);
  });

  it('has a new page, at the price of then, once its page has run out', async () => {
    const person = await billing.newPerson();
    const key = makeId();
    const first = await place(person, individual, { key });
    billing.clock.time += 2 * day;
    const second = await place(person, individual, { key });
    expect(second).not.toBe(first);
    expect(await place(person, individual, { key })).toBe(second);
    expect(await statesOf(person)).toEqual(['expired', 'open']);
  });

  it('is replaced when it was never opened and its price is old', async () => {
    const person = await billing.newPerson();
    const parts = withPayments({ openCheckout: down('unavailable') });
    expect(await refusalOf(place(person, individual, { parts }))).toBe('payments_unavailable');
    billing.clock.time += 2 * hour;
    await place(person, individual);
    expect(await statesOf(person)).toEqual(['expired', 'open']);
  });

  it('makes one customer at the provider of a company that is to be, however often it is begun', async () => {
    const person = await billing.newPerson();
    await place(person, five);
    await place(person, individual);
    await place(person, { ...five, userCount: 7, shownAmount: null });
    const orders = await ordersOf(person);
    const toBe = orders.filter(({ makesCompany }) => makesCompany).map(({ tenantId }) => tenantId);
    expect(new Set(toBe).size).toBe(1);
    const customers = await billing.parts.store.billing.customers.listOf([person.tenantId, ...toBe]);
    expect(customers).toHaveLength(2);
  });

  it('is the company’s: its owner and an admin are sent to the same page', async () => {
    const [owner, admin] = [await billing.newPerson(), await billing.newPerson()];
    const tenantId = await billing.newCompany(owner);
    await billing.parts.store.members.join({ userId: admin.userId, tenantId, role: 'admin', joinedAt: 0 });
    const url = await place(owner, five);
    expect(await place(admin, five)).toBe(url);
    const other = await place(admin, { ...five, userCount: 6, shownAmount: null });
    expect(other).not.toBe(url);
    expect(await statesOf(owner)).toEqual(['expired']);
    expect(await statesOf(admin)).toEqual(['open']);
  });

  it('is for where its buyer works: a key does not open what they bought elsewhere', async () => {
    const person = await billing.newPerson();
    const key = makeId();
    await place(person, individual, { key });
    await billing.newCompany(person);
    const options = individual;
    const caller = await billing.callerOf(person);
    expect(caller.role).toBe('owner');
    const request = { caller, body: { options }, idempotencyKey: key, ip: '', userAgent: '' };
    expect(await refusalOf(placeOrder(billing.parts, request, options))).toBe('idempotency_mismatch');
  });

  it('leaves behind what was begun at a provider that is not connected any more', async () => {
    const person = await billing.newPerson();
    const elsewhere = withPayments({ name: 'stripe' });
    await place(person, individual, { parts: elsewhere });
    expect((await ordersOf(person)).map(({ provider, state }) => [provider, state])).toEqual([['stripe', 'open']]);
    const url = await place(person, individual);
    expect(await statesOf(person)).toEqual(['expired', 'open']);
    await billing.pay(tokenOf(url));
    await billing.hearAll();
    // What runs at the one is no plan that the other could change, or give credit for.
    const again = await place(person, individual, { parts: elsewhere });
    expect(again).not.toBe(url);
    expect((await ordersOf(person)).at(-1)).toMatchObject({ credit: 0, replaces: null, provider: 'stripe' });
  });

  it('tells the log why the provider could not, and neither who bought nor where', async () => {
    const person = await billing.newPerson();
    const logged: unknown[] = [];
    const log = { ...billing.parts.log, error: (...line: unknown[]) => void logged.push(line) };
    const parts = { ...withPayments({ openCheckout: down('refused') }), log } as BillingParts;
    expect(await refusalOf(place(person, individual, { parts }))).toBe('payments_unavailable');
    expect(logged).toEqual([
      [{ payments: 'refused', reason: 'It is not there.' }, 'the payment provider could not do what it was asked'],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/@|https?:/);
    expect(await statesOf(person)).toEqual(['expired']);
  });

  it('asks the provider outside of every transaction', async () => {
    const inside = new AsyncLocalStorage<boolean>();
    const { store, payments } = billing.parts;
    let asked = 0;
    const watch =
      <Args extends readonly unknown[], Answer>(ask: (...args: Args) => Answer) =>
      (...args: Args): Answer => {
        expect(inside.getStore()).toBeUndefined();
        asked += 1;
        return ask(...args);
      };
    const parts: BillingParts = {
      ...billing.parts,
      store: { ...store, transaction: (work) => store.transaction((inner) => inside.run(true, () => work(inner))) },
      payments: {
        ...payments,
        openCustomer: watch(payments.openCustomer),
        openCheckout: watch(payments.openCheckout),
        readCheckout: watch(payments.readCheckout),
        closeCheckout: watch(payments.closeCheckout),
      },
    };
    const person = await billing.newPerson();
    await place(person, individual, { parts });
    await place(person, individual, { parts, key: makeId() });
    await place(person, five, { parts });
    expect(asked).toBe(6);
  });
});
