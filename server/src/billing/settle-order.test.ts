import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settlePayments } from '../jobs/settle-payments.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { findTestCard } from '../payments/built-in/test-cards.ts';
import { cancelPlan } from './cancel-plan.ts';
import { nameCompany } from './make-buyers-company.ts';
import { cards, openTestBilling } from './testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from './testing/open-test-billing.ts';
import { readCompanyStanding } from '../plans/coverage.ts';

const day = 86_400_000;
const subjects = async (billing: TestBilling): Promise<readonly string[]> =>
  (await billing.takeMails()).map(({ to, subject }) => `${to}: ${subject}`);

describe.each(testDatabaseKinds)('what follows from a payment on $name', (kind) => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  });
  afterAll(() => billing.remove());
  beforeEach(async () => {
    await billing.takeMails();
    billing.forgotten.length = 0;
  });

  const running = (tenantId: string) => billing.parts.store.billing.subscriptions.listRunning(tenantId);
  async function runningAtProvider(tenantId: string): Promise<readonly string[]> {
    const { store, payments } = billing.parts;
    const customerId = await store.billing.customers.find(tenantId, payments.name);
    if (customerId === null) return [];
    const all = await payments.listSubscriptions(customerId);
    return all.filter(({ status }) => status !== 'ended').map(({ id }) => id);
  }
  const auditOf = async (tenantId: string): Promise<readonly string[]> =>
    (await billing.readAudit(tenantId)).map(({ action }) => action).filter((action) => action !== 'subscription.buy');
  async function buyAndPay(person: TestPerson, plan: 'individual' | 'one' | 'two' | 'company'): Promise<void> {
    expect(await billing.pay(await billing.buy(person, { plan }))).toBe('paid');
    await billing.hearAll();
  }

  it('begins a plan, once, and says so to who bought it', async () => {
    const person = await billing.newPerson('Dana Reed');
    await buyAndPay(person, 'individual');
    const [plan] = await running(person.tenantId);
    expect(plan).toMatchObject({ plan: 'individual', seats: 1, amount: 6500, status: 'active' });
    const [mail, ...more] = await billing.takeMails();
    expect([mail?.to, mail?.subject, more]).toEqual([person.email, 'Your Notewright plan has begun', []]);
    expect(mail?.text).toContain('The Individual plan is paid and runs from now on.');
    expect(mail?.text).toContain('renews for $65 a month on February 15, 2026 (UTC)');
    expect(await auditOf(person.tenantId)).toEqual(['subscription.start']);
    const { items } = await billing.parts.store.billing.invoices.list(person.tenantId, { limit: 9 });
    expect(items).toMatchObject([{ amount: 6500, status: 'paid', billTo: ['Dana Reed', person.email] }]);
  });

  it('makes the company of a buyer without one, and has them own it at once', async () => {
    const person = await billing.newPerson('Dana Reed');
    await buyAndPay(person, 'company');
    const account = await billing.parts.store.users.find(person.userId);
    expect(account?.membership).toMatchObject({ role: 'owner', companyName: 'Dana Reed’s company' });
    const id = account?.membership?.tenantId ?? '';
    expect(await billing.parts.store.companies.find(id)).toMatchObject({ seats: 10 });
    expect((await readCompanyStanding(billing.parts, id)).state).toBe('active');
    expect(billing.forgotten).toEqual([person.userId]);
    expect(await auditOf(id)).toEqual(['company.create', 'subscription.start']);
    expect(await subjects(billing)).toEqual([`${person.email}: Your Notewright plan has begun`]);
  });

  it('calls a company after nobody whose buyer told no name', () => {
    expect(nameCompany({ name: '  ' })).toBe('Your company');
    expect(nameCompany({ name: null })).toBe('Your company');
  });

  it('puts a new plan in the place of the old one, and ends that without a word', async () => {
    const person = await billing.newPerson();
    await buyAndPay(person, 'one');
    billing.clock.time += 10 * day;
    await billing.takeMails();
    await buyAndPay(person, 'two');
    expect((await running(person.tenantId)).map(({ plan }) => plan)).toEqual(['two']);
    expect(await runningAtProvider(person.tenantId)).toHaveLength(1);
    expect(await auditOf(person.tenantId)).toEqual(['subscription.start', 'subscription.start', 'subscription.end']);
    expect(await subjects(billing)).toEqual([`${person.email}: Your Notewright plan has begun`]);
  });

  it('adds seats that were paid for, and tells the owner', async () => {
    const owner = await billing.newPerson();
    const id = await billing.newCompany(owner);
    await buyAndPay(owner, 'company');
    await billing.takeMails();
    await billing.pay(await billing.buy(owner, { plan: 'custom', userCount: 3 }));
    await billing.hearAll();
    expect(await billing.parts.store.companies.find(id)).toMatchObject({ seats: 13 });
    const [mail, ...more] = await billing.takeMails();
    expect([mail?.subject, more]).toEqual(['Users were added to your Notewright plan', []]);
    expect(mail?.text).toContain('Clinic can have 13 users on Notewright now: 3 more than before.');
    expect(mail?.text).toContain('$797 a month');
    expect(await auditOf(id)).toEqual(['subscription.start', 'subscription.seats']);
  });

  it('gives back what was bought twice', async () => {
    const person = await billing.newPerson();
    const late = await billing.buy(person, { plan: 'individual' });
    const { orders } = billing.parts.store.billing;
    const [order] = await orders.listUnderWay({ buyerId: person.userId, tenantId: person.tenantId });
    // As if the provider had said that nobody can pay it any more.
    await orders.move(order?.id ?? '', ['open'], 'expired', billing.clock.now());
    await buyAndPay(person, 'one');
    await billing.takeMails();
    await billing.pay(late);
    await billing.hearAll();
    expect((await running(person.tenantId)).map(({ plan }) => plan)).toEqual(['one']);
    expect(await runningAtProvider(person.tenantId)).toHaveLength(1);
    expect(await subjects(billing)).toEqual([`${person.email}: Your Notewright payment is given back`]);
    expect(await auditOf(person.tenantId)).toEqual(['subscription.start', 'subscription.refund']);
    const { items } = await billing.parts.store.billing.invoices.list(person.tenantId, { limit: 9 });
    expect(items.map(({ status, amount }) => [status, amount]).toSorted()).toEqual([
      ['paid', 1299],
      ['refunded', 6500],
    ]);
  });

  it('honours what is paid for an order that was closed when nothing runs', async () => {
    const person = await billing.newPerson();
    const late = await billing.buy(person, { plan: 'individual' });
    const { orders } = billing.parts.store.billing;
    const [order] = await orders.listUnderWay({ buyerId: person.userId, tenantId: person.tenantId });
    await orders.move(order?.id ?? '', ['open'], 'expired', billing.clock.now());
    await billing.pay(late);
    await billing.hearAll();
    expect((await running(person.tenantId)).map(({ plan }) => plan)).toEqual(['individual']);
    expect((await orders.find(order?.id ?? ''))?.state).toBe('done');
  });

  it('gives the plan of a company that was to be made to the one that its buyer has by now', async () => {
    const person = await billing.newPerson();
    const token = await billing.buy(person, { plan: 'custom', userCount: 4 });
    const id = await billing.newCompany(person);
    await billing.pay(token);
    await billing.hearAll();
    expect(await running(id)).toMatchObject([{ plan: 'custom', seats: 4 }]);
    expect(await billing.parts.store.companies.find(id)).toMatchObject({ seats: 4 });
    const { items } = await billing.parts.store.billing.invoices.list(id, { limit: 9 });
    expect(items).toMatchObject([{ amount: 19_600, status: 'paid' }]);
  });

  it('gives the money back to who has become a member of somebody else’s company', async () => {
    const person = await billing.newPerson();
    const token = await billing.buy(person, { plan: 'custom', userCount: 4 });
    const id = await billing.newCompany(await billing.newPerson());
    const { members } = billing.parts.store;
    const { userId } = person;
    await members.join({ userId, tenantId: id, role: 'clinician', joinedAt: billing.clock.now() });
    await billing.pay(token);
    await billing.hearAll();
    expect(await running(id)).toEqual([]);
    const [mail] = await billing.takeMails();
    expect(mail?.text).toContain('when you had joined a company');
    expect(await auditOf(person.tenantId)).toEqual(['subscription.refund']);
    const { items } = await billing.parts.store.billing.invoices.list(person.tenantId, { limit: 9 });
    expect(items).toMatchObject([{ status: 'refunded' }]);
  });

  it('renews by itself, tells of a failed renewal with its grace, and of the end', async () => {
    const person = await billing.newPerson();
    await billing.pay(await billing.buy(person, { plan: 'individual' }), 'declinedLater');
    await billing.hearAll();
    await billing.takeMails();
    billing.clock.time += 31 * day;
    await billing.hearAll();
    const [failed, ...more] = await billing.takeMails();
    expect([failed?.subject, more]).toEqual(['Your Notewright plan could not be renewed', []]);
    expect(failed?.text).toContain('manageSubscription');
    billing.clock.time += 8 * day;
    await billing.hearAll();
    expect(await subjects(billing)).toEqual([`${person.email}: Your Notewright plan has ended`]);
    expect(await auditOf(person.tenantId)).toEqual(['subscription.start', 'subscription.past_due', 'subscription.end']);
  });

  const moneyOf = async (tenantId: string): Promise<number> => {
    const { items } = await billing.parts.store.billing.invoices.list(tenantId, { limit: 9 });
    return items.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0);
  };

  it('gives back a renewal that came while the page of its successor stood open', async () => {
    const person = await billing.newPerson();
    await buyAndPay(person, 'one');
    const renewal = (await running(person.tenantId))[0]?.periodEnd ?? 0;
    billing.clock.time = renewal - 3_600_000;
    const token = await billing.buy(person, { plan: 'two' });
    billing.clock.time = renewal + 3_600_000;
    await billing.hearAll();
    expect(await moneyOf(person.tenantId)).toBe(1299 + 1299);
    await billing.pay(token);
    await billing.hearAll();
    const [plan] = await running(person.tenantId);
    // What was left of the first month was worth two cents.
    expect([plan?.plan, await moneyOf(person.tenantId)]).toEqual(['two', 1299 + 9960 - 2]);
    expect(await runningAtProvider(person.tenantId)).toHaveLength(1);
  });

  it('does not give back what was credited, when one plan follows another in the same instant', async () => {
    const person = await billing.newPerson();
    await buyAndPay(person, 'one');
    await buyAndPay(person, 'two');
    expect(await moneyOf(person.tenantId)).toBe(9960);
  });

  it('gives back seats that were paid for a month that was over', async () => {
    const owner = await billing.newPerson();
    const id = await billing.newCompany(owner);
    await buyAndPay(owner, 'company');
    const renewal = (await running(id))[0]?.periodEnd ?? 0;
    billing.clock.time = renewal - 3_600_000;
    const token = await billing.buy(owner, { plan: 'custom', userCount: 100 });
    billing.clock.time = renewal + 3_600_000;
    await billing.hearAll();
    await billing.takeMails();
    expect(await billing.pay(token)).toBe('paid');
    await billing.hearAll();
    expect(await running(id)).toMatchObject([{ seats: 10 }]);
    expect(await moneyOf(id)).toBe(65_000 * 2);
    expect(await subjects(billing)).toEqual([`${owner.email}: Your Notewright payment is given back`]);
  });

  it('does not end a plan at once that was paid a moment before its owner cancels it', async () => {
    const person = await billing.newPerson();
    await billing.pay(await billing.buy(person, { plan: 'individual' }), 'declinedLater');
    await billing.hearAll();
    billing.clock.time += 32 * day;
    await billing.hearAll();
    const [owed] = await running(person.tenantId);
    expect(owed?.status).toBe('past_due');
    const portal = await billing.parts.payments.openPortal(owed?.customerId ?? '', 'https://notes.example/');
    const card = findTestCard(cards.good);
    if (card === null) throw new Error('There is no such card.');
    await billing.provider.checkouts.changeCard(portal.slice(portal.lastIndexOf('/') + 1), card);
    // Nobody has heard of it yet.
    const caller = await billing.callerOf(person);
    await cancelPlan(billing.parts, { caller, ip: '192.0.2.1', userAgent: 'test' });
    const [plan] = await running(person.tenantId);
    expect(plan).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(await auditOf(person.tenantId)).toContain('subscription.cancel');
  });

  it('names who cancels, and nobody for what is done at the provider', async () => {
    const person = await billing.newPerson();
    await buyAndPay(person, 'individual');
    await billing.takeMails();
    const caller = await billing.callerOf(person);
    await cancelPlan(billing.parts, { caller, ip: '192.0.2.1', userAgent: 'test' });
    const [plan] = await running(person.tenantId);
    await billing.parts.payments.setCancelAtPeriodEnd(plan?.providerId ?? '', false);
    await billing.hearAll();
    const lines = (await billing.readAudit(person.tenantId)).slice(-2);
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['subscription.cancel', person.userId],
      ['subscription.resume', null],
    ]);
    expect(await subjects(billing)).toEqual([
      `${person.email}: Your Notewright plan is cancelled`,
      `${person.email}: Your Notewright plan goes on`,
    ]);
  });

  it('keeps what somebody began by hand at the provider, and settles it like any other', async () => {
    const person = await billing.newPerson();
    const { payments, store } = billing.parts;
    const { tenantId } = person;
    const customerId = await payments.openCustomer({ tenantId, email: person.email });
    await store.billing.customers.keep({ tenantId, provider: payments.name, customerId }, billing.clock.now());
    const purchase = { kind: 'start', plan: { plan: 'individual', seats: 1 }, credit: 0 } as const;
    const there = { customerId, tenantId, purchase, successUrl: 'https://x.example', cancelUrl: 'https://x.example' };
    const { url } = await payments.openCheckout({ orderId: 'an order of nobody', ...there });
    await billing.pay(url.slice(url.lastIndexOf('/') + 1));
    await billing.hearAll();
    expect(await running(tenantId)).toMatchObject([{ plan: 'individual', status: 'active' }]);
  });

  it('is done once where three processes hear the same news at the same moment, and look for it themselves', async () => {
    const others = [await billing.openOther(), await billing.openOther()];
    const processes = [billing.parts, ...others.map(({ parts }) => parts)];
    const never = new AbortController().signal;
    for (const plan of ['company', 'individual'] as const) {
      const person = await billing.newPerson('Dana Reed');
      await billing.pay(await billing.buy(person, { plan }));
      await billing.runProvider();
      const news = billing.news.splice(0);
      billing.clock.time += 11 * 60_000;
      const signed = news.map(({ body }) => billing.sign(body));
      await Promise.all(
        processes.flatMap((parts) => [...signed.map((one) => billing.hear(one, parts)), settlePayments(parts, never)]),
      );
      // What met the others at the same row is taken up again by the job.
      billing.clock.time += 11 * 60_000;
      for (const parts of processes) await settlePayments(parts, never);
      const account = await billing.parts.store.users.find(person.userId);
      const tenantId = account?.tenantId ?? '';
      expect(await running(tenantId)).toMatchObject([{ plan }]);
      expect((await auditOf(tenantId)).filter((action) => action !== 'company.create')).toEqual(['subscription.start']);
      expect(await subjects(billing)).toEqual([`${person.email}: Your Notewright plan has begun`]);
      const { items } = await billing.parts.store.billing.invoices.list(tenantId, { limit: 9 });
      expect(items).toHaveLength(1);
    }
    for (const other of others) await other.close();
  });
});
