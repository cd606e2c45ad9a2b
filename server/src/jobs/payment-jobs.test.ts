import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentError } from '../payments/payments.ts';
import type { Payments } from '../payments/payments.ts';
import { openTestBilling } from '../billing/testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from '../billing/testing/open-test-billing.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { settleEvent } from '../billing/settle-event.ts';
import { createPaymentJobs } from './payment-jobs.ts';
import { createReconciliation, reconcilePayments } from './reconcile-payments.ts';
import { settlePayments } from './settle-payments.ts';
import { sendDueNotices } from './payer-notices.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const never = new AbortController().signal;

describe.each(testDatabaseKinds)('jobs about payments on $name', (kind) => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  });
  afterAll(() => billing.remove());
  beforeEach(() => billing.clear());

  const settle = (parts = billing.parts): Promise<void> => settlePayments(parts, never);
  const withPayments = (change: Partial<Payments>) => ({
    ...billing.parts,
    payments: { ...billing.parts.payments, ...change },
  });
  const running = async (tenantId: string) =>
    (await billing.parts.store.billing.subscriptions.listRunning(tenantId)).map(({ plan }) => plan);
  const subjects = async (): Promise<readonly string[]> => (await billing.takeMails()).map(({ subject }) => subject);
  const begin = async (plan: 'individual' | 'two' = 'individual', card?: 'declinedLater'): Promise<TestPerson> => {
    const person = await billing.newPerson();
    await billing.pay(await billing.buy(person, { plan }), card);
    await billing.hearAll();
    await billing.takeMails();
    return person;
  };
  const forgetNews = async (): Promise<void> => {
    await billing.runProvider();
    billing.news.length = 0;
  };

  it('try an event again, later each time, until the provider can be asked', async () => {
    const person = await billing.newPerson();
    await billing.pay(await billing.buy(person, { plan: 'individual' }));
    await billing.runProvider();
    let asked = 0;
    const readCheckout = (): Promise<never> => {
      asked += 1;
      return Promise.reject(new PaymentError('unavailable', 'down'));
    };
    const down = withPayments({ readCheckout });
    for (const one of billing.news.splice(0)) await billing.hear(one, down);
    const tries: number[] = [];
    for (let passed = 0; passed < 8; passed += 1) {
      billing.clock.time += minute;
      const before = asked;
      await settle(down);
      if (asked > before) tries.push(passed + 1);
    }
    expect(tries).toEqual([1, 3, 7]);
    expect(await running(person.tenantId)).toEqual(['individual']);
    billing.clock.time += 8 * minute;
    await settle();
    const { orders, events } = billing.parts.store.billing;
    expect((await orders.findNewestOf(person.tenantId))?.state).toBe('done');
    expect(await events.listWaiting(billing.clock.now() + 30 * day, 9)).toEqual([]);
  });

  it('find a payment that nobody told of', async () => {
    const person = await billing.newPerson();
    await billing.pay(await billing.buy(person, { plan: 'individual' }));
    await forgetNews();
    await settle();
    expect(await running(person.tenantId)).toEqual([]);
    billing.clock.time += 11 * minute;
    await settle();
    expect(await running(person.tenantId)).toEqual(['individual']);
    expect(await subjects()).toEqual(['Your Notewright plan has begun']);
  });

  it('end an order whose time is over, and one that never got to its page', async () => {
    const [left, stuck] = [await billing.newPerson(), await billing.newPerson()];
    await billing.buy(left, { plan: 'individual' });
    const down = { openCheckout: () => Promise.reject(new PaymentError('unavailable', 'down')) };
    const { payments } = billing.parts;
    Object.assign(billing.parts, withPayments(down));
    await expect(billing.buy(stuck, { plan: 'one' })).rejects.toThrow();
    Object.assign(billing.parts, { payments });
    billing.clock.time += 23 * hour;
    await settle();
    const { orders } = billing.parts.store.billing;
    const states = async () => [
      (await orders.findNewestOf(left.tenantId))?.state,
      (await orders.findNewestOf(stuck.tenantId))?.state,
    ];
    expect(await states()).toEqual(['open', 'opening']);
    billing.clock.time += 2 * hour;
    await settle();
    expect(await states()).toEqual(['expired', 'expired']);
  });

  it('close at the provider what stays open there beyond its time', async () => {
    const person = await billing.newPerson();
    const token = await billing.buy(person, { plan: 'individual' });
    const { orders } = billing.parts.store.billing;
    const order = await orders.findNewestOf(person.tenantId);
    await billing.test.database.kysely.updateTable('billing_orders').set({ expires_at: billing.clock.now() }).execute();
    billing.clock.time += hour;
    await settle();
    expect((await orders.find(order?.id ?? ''))?.state).toBe('expired');
    expect(await billing.pay(token)).toBe('expired');
  });

  it('ask for a plan whose period is over without a word: renewed, owed, ended', async () => {
    const [renewed, owed, over] = [await begin(), await begin('individual', 'declinedLater'), await begin()];
    const { subscriptions } = billing.parts.store.billing;
    const ending = await subscriptions.findCurrent(over.tenantId);
    await billing.parts.payments.setCancelAtPeriodEnd(ending?.providerId ?? '', true);
    await billing.hearAll();
    await billing.takeMails();
    billing.clock.time += 31 * day + hour;
    await forgetNews();
    await settle();
    const states = [];
    for (const { tenantId } of [renewed, owed, over]) states.push((await subscriptions.findCurrent(tenantId))?.status);
    expect(states).toEqual(['active', 'past_due', 'ended']);
    expect((await subjects()).toSorted()).toEqual([
      'Your Notewright plan could not be renewed',
      'Your Notewright plan has ended',
    ]);
  });

  it('do each thing once where several processes are at it', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => billing.newPerson()));
    for (const person of people) await billing.pay(await billing.buy(person, { plan: 'individual' }));
    await forgetNews();
    billing.clock.time += 11 * minute;
    let reads = 0;
    const counted = withPayments({
      readCheckout: (id) => {
        reads += 1;
        return billing.parts.payments.readCheckout(id);
      },
    });
    await Promise.all([settle(counted), settle(counted), settle(counted)]);
    expect(reads).toBe(5);
    expect(await subjects()).toEqual(people.map(() => 'Your Notewright plan has begun'));
  });

  it('compare everything at night, and find what no event told of', async () => {
    const person = await begin();
    const { payments, store } = billing.parts;
    const plan = await store.billing.subscriptions.findCurrent(person.tenantId);
    await payments.setCancelAtPeriodEnd(plan?.providerId ?? '', true);
    await forgetNews();
    const compare = () => reconcilePayments(billing.parts, never, () => Promise.resolve(true));
    expect(await compare()).toEqual({ customers: 1, subscriptions: 1, invoices: 0, failed: 0 });
    expect((await store.billing.subscriptions.findCurrent(person.tenantId))?.cancelAtPeriodEnd).toBe(true);
    expect(await subjects()).toEqual(['Your Notewright plan is cancelled']);
    expect(await compare()).toEqual({ customers: 1, subscriptions: 0, invoices: 0, failed: 0 });
  });

  it('find invoices of any age at night, for an installation that was off for a year', async () => {
    const person = await begin();
    billing.clock.time += 360 * day;
    await forgetNews();
    const compared = await reconcilePayments(billing.parts, never, () => Promise.resolve(true));
    expect(compared).toEqual({ customers: 1, subscriptions: 1, invoices: 11, failed: 0 });
    const { items } = await billing.parts.store.billing.invoices.list(person.tenantId, { limit: 99 });
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(12 * 6500);
  });

  it('look no further back at night than they must', async () => {
    const person = await begin('individual');
    for (let month = 0; month < 12; month += 1) {
      billing.clock.time += 31 * day;
      await billing.hearAll();
    }
    const { payments, store } = billing.parts;
    const { items } = await store.billing.invoices.list(person.tenantId, { limit: 99 });
    expect(items.length).toBeGreaterThan(12);
    let listed = 0;
    const listInvoices: Payments['listInvoices'] = async (id, since) => {
      const readings = await payments.listInvoices(id, since);
      listed = readings.length;
      return readings;
    };
    const last = billing.clock.time - day;
    const compare = () => reconcilePayments(withPayments({ listInvoices }), never, () => Promise.resolve(true), last);
    expect(await compare()).toEqual({ customers: 1, subscriptions: 0, invoices: 0, failed: 0 });
    expect(listed).toBeLessThanOrEqual(3);
    // One of half a year ago that we have for open is looked at again, whatever has come since.
    const old = await store.billing.invoices.find(person.tenantId, items[6]?.id ?? '');
    if (old === null) throw new Error('There is no such invoice.');
    await store.billing.invoices.save({ ...old, status: 'open', paidAt: null });
    expect(await compare()).toEqual({ customers: 1, subscriptions: 0, invoices: 1, failed: 0 });
    expect(listed).toBeGreaterThanOrEqual(7);
    expect((await store.billing.invoices.find(person.tenantId, old.id))?.status).toBe('paid');
  });

  it('hold their turn at night from one customer to the next, and stop where another has it', async () => {
    for (let count = 0; count < 3; count += 1) await begin();
    let held = 0;
    const hold = (most: number) => () => Promise.resolve((held += 1) <= most);
    expect(await reconcilePayments(billing.parts, never, hold(9))).toMatchObject({ customers: 3 });
    expect(held).toBe(3);
    held = 0;
    expect(await reconcilePayments(billing.parts, never, hold(1))).toBeNull();
    expect(held).toBe(2);
  });

  it('forget in time what came to nothing, and never who bought', async () => {
    const [bought, left] = [await begin(), await billing.newPerson()];
    await billing.buy(left, { plan: 'individual' });
    billing.clock.time += 2 * day;
    await billing.hearAll();
    await settle();
    const { orders } = billing.parts.store.billing;
    const states = async () => [
      (await orders.findNewestOf(bought.tenantId))?.state,
      (await orders.findNewestOf(left.tenantId))?.state,
    ];
    expect(await states()).toEqual(['done', 'expired']);
    billing.clock.time += 401 * day;
    await createReconciliation(billing.parts).run(never);
    expect(await states()).toEqual(['done', undefined]);
  });

  it('ask nobody for money who is a customer of something else on the same account', async () => {
    const person = await begin();
    const { store } = billing.parts;
    const own = await store.billing.customers.find(person.tenantId, 'built-in');
    const collected: string[] = [];
    const parts = withPayments({
      collectOwed: (id) => {
        collected.push(id);
        return Promise.resolve();
      },
    });
    const outcomes = [];
    for (const objectId of [own ?? '', 'cus_of_the_gym'])
      outcomes.push(await settleEvent(parts, { id: `evt_${objectId}`, kind: 'card', objectId }));
    expect([outcomes, collected]).toEqual([['settled', 'unknown'], [own]]);
  });

  it('give an event up after ten days that waits for what never comes', async () => {
    const person = await billing.newPerson();
    const token = await billing.buy(person, { plan: 'custom', userCount: 2 });
    await billing.pay(token);
    await billing.runProvider();
    const bodies = billing.news.splice(0).map(({ body }) => body);
    const invoice = bodies.find((body) => body.includes('"invoice"')) ?? '';
    const { orders, events } = billing.parts.store.billing;
    const order = await orders.findNewestOf(
      (await billing.test.database.kysely.selectFrom('billing_orders').select('tenant_id').executeTakeFirstOrThrow())
        .tenant_id,
    );
    await orders.move(order?.id ?? '', ['open'], 'expired', billing.clock.now());
    await billing.hear(billing.sign(invoice));
    for (let tries = 0; tries < 60; tries += 1) {
      billing.clock.time += 6 * hour;
      await settle();
    }
    expect(await events.listWaiting(billing.clock.now() + 30 * day, 9)).toEqual([]);
  });

  it('compare once a night, in one process', async () => {
    await begin();
    let lists = 0;
    const counted = withPayments({
      listSubscriptions: (id) => {
        lists += 1;
        return billing.parts.payments.listSubscriptions(id);
      },
    });
    const [one, other] = [createReconciliation(counted), createReconciliation(counted)];
    await Promise.all([one.run(never), other.run(never)]);
    await one.run(never);
    expect(lists).toBe(1);
    billing.clock.time += day;
    await other.run(never);
    expect(lists).toBe(2);
  });

  it('leave the night’s work to a later turn when the provider cannot be asked', async () => {
    await begin();
    const down = withPayments({
      listSubscriptions: () => Promise.reject(new PaymentError('unavailable', 'down')),
    });
    await expect(createReconciliation(down).run(never)).rejects.toThrow('down');
    let lists = 0;
    const counted = withPayments({
      listSubscriptions: (id) => {
        lists += 1;
        return billing.parts.payments.listSubscriptions(id);
      },
    });
    billing.clock.time += 11 * minute;
    await createReconciliation(counted).run(never);
    expect(lists).toBe(1);
  });

  it('tell of a trial three days before it ends, once, and nobody who needs no telling', async () => {
    const [one, paying, member, owner] = [
      await billing.newPerson(),
      await begin(),
      await billing.newPerson(),
      await billing.newPerson(),
    ];
    const id = await billing.newCompany(owner);
    await billing.parts.store.members.join({ userId: member.userId, tenantId: id, role: 'clinician', joinedAt: 0 });
    await sendDueNotices(billing.parts, never);
    expect(await subjects()).toEqual([]);
    billing.clock.time += 11 * day + hour;
    await Promise.all([sendDueNotices(billing.parts, never), sendDueNotices(billing.parts, never)]);
    await sendDueNotices(billing.parts, never);
    const mails = await billing.takeMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([one.email, owner.email].toSorted());
    expect(mails.find(({ to }) => to === one.email)?.text).toContain('Your free trial ends on January 29, 2026 (UTC).');
    expect(mails.find(({ to }) => to === owner.email)?.text).toContain('The free trial of Clinic ends on');
    expect(mails.map(({ to }) => to)).not.toContain(paying.email);
  });

  it('tell of a yearly renewal a week before, each year', async () => {
    const person = await begin('two');
    for (let year = 0; year < 2; year += 1) {
      billing.clock.time += 357 * day;
      await sendDueNotices(billing.parts, never);
      expect(await subjects()).toEqual([]);
      billing.clock.time += 3 * day;
      await sendDueNotices(billing.parts, never);
      await sendDueNotices(billing.parts, never);
      const [mail, ...more] = await billing.takeMails();
      expect([mail?.to, mail?.subject, more]).toEqual([person.email, 'Your Notewright plan renews soon', []]);
      expect(mail?.text).toContain(`renews for $99.60 a year on January 15, ${2027 + year} (UTC)`);
      billing.clock.time += 5 * day;
      await billing.hearAll();
    }
  });

  it('tell of the end of a grace that the provider has not ended, and not again when it does', async () => {
    const person = await begin('individual', 'declinedLater');
    billing.clock.time += 31 * day + hour;
    await billing.hearAll();
    await billing.takeMails();
    const parts = { ...billing.parts, billing: { ...billing.parts.billing, graceDays: 3 } };
    await sendDueNotices(parts, never);
    expect(await subjects()).toEqual([]);
    billing.clock.time += 4 * day;
    await Promise.all([sendDueNotices(parts, never), sendDueNotices(parts, never)]);
    expect(await subjects()).toEqual(['Your Notewright plan has ended']);
    billing.clock.time += 5 * day;
    await billing.hearAll();
    expect([await running(person.tenantId), await subjects()]).toEqual([[], []]);
  });

  it('are none where there are no plans', () => {
    const { parts } = billing;
    expect(createPaymentJobs({ ...parts, payments: null })).toEqual([]);
    expect(createPaymentJobs({ ...parts, billing: { ...parts.billing, isOn: false } })).toEqual([]);
    const names = createPaymentJobs(parts).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['settle-payments', 'reconcile-payments', 'tell-payers']));
  });
});
