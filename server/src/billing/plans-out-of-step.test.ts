import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settlePayments } from '../jobs/settle-payments.ts';
import { sendDueNotices } from '../jobs/payer-notices.ts';
import { findTestCard } from '../payments/built-in/test-cards.ts';
import { PaymentError } from '../payments/payments.ts';
import type { Payments } from '../payments/payments.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { cancelPlan } from './cancel-plan.ts';
import { readAgain } from './settle-subscription.ts';
import { cards, openTestBilling } from './testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from './testing/open-test-billing.ts';

const hour = 3_600_000;
const day = 24 * hour;
const never = new AbortController().signal;
const source = { ip: '192.0.2.1', userAgent: 'test' };

/** What happens where ours, the provider and the calendar do not agree about a plan. */
describe.each(testDatabaseKinds)('plans out of step with their provider on $name', (kind) => {
  let billing: TestBilling;
  let errors: string[];
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  });
  afterAll(() => billing.remove());
  beforeEach(async () => {
    await billing.clear();
    errors = [];
    Object.assign(billing.parts.log, { error: (_: object, message: string) => void errors.push(message) });
  });

  const running = async (tenantId: string) =>
    (await billing.parts.store.billing.subscriptions.listRunning(tenantId)).map(({ plan }) => plan);
  const current = (tenantId: string) => billing.parts.store.billing.subscriptions.findCurrent(tenantId);
  const runningThere = async (tenantId: string): Promise<readonly string[]> => {
    const { store, payments } = billing.parts;
    const customerId = (await store.billing.customers.find(tenantId, payments.name)) ?? '';
    const all = await payments.listSubscriptions(customerId);
    return all.filter(({ status }) => status !== 'ended').map(({ plan }) => plan.plan);
  };
  const subjects = async () => (await billing.takeMails()).map(({ subject }) => subject);
  const moneyOf = async (tenantId: string): Promise<number> => {
    const { items } = await billing.parts.store.billing.invoices.list(tenantId, { limit: 99 });
    return items.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0);
  };
  const withPayments = (change: Partial<Payments>) => ({
    ...billing.parts,
    payments: { ...billing.parts.payments, ...change },
  });
  async function begin(plan: 'individual' | 'one' | 'company', card?: 'declinedLater'): Promise<TestPerson> {
    const person = await billing.newPerson();
    if (plan === 'company') await billing.newCompany(person);
    await billing.pay(await billing.buy(person, { plan }), card);
    await billing.hearAll();
    await billing.takeMails();
    return person;
  }
  const tenantOf = async (person: TestPerson): Promise<string> => (await billing.callerOf(person)).tenantId;
  /** As if another provider, or another account there, had had the plan. */
  const ofAnother = (tenantId: string, change: { provider?: string; provider_id?: string }) =>
    billing.test.database.kysely.updateTable('subscriptions').set(change).where('tenant_id', '=', tenantId).execute();
  async function changeCard(tenantId: string): Promise<void> {
    const portal = await billing.parts.payments.openPortal(
      (await current(tenantId))?.customerId ?? '',
      'https://notes.example/',
    );
    const card = findTestCard(cards.good);
    if (card === null) throw new Error('There is no such card.');
    await billing.provider.checkouts.changeCard(portal.slice(portal.lastIndexOf('/') + 1), card);
  }

  it.each([{ provider: 'stripe' }, { provider_id: 'sub_of_another_account' }])(
    'keep nobody from a new one where the provider does not have them: %j',
    async (change) => {
      const person = await begin('one');
      const late = await billing.buy(person, { plan: 'individual' });
      await ofAnother(person.tenantId, change);
      await billing.test.database.kysely
        .updateTable('billing_orders')
        .set({ replaces: null })
        .where('state', '=', 'open')
        .execute();
      expect(await billing.pay(late)).toBe('paid');
      await billing.hearAll();
      expect((await current(person.tenantId))?.plan).toBe('individual');
      expect(await subjects()).toEqual(['Your Notewright plan has begun']);
    },
  );

  it('end here when their time is over and their provider is not connected, without saying what it charges', async () => {
    const person = await begin('individual');
    await ofAnother(person.tenantId, { provider: 'stripe' });
    const { periodEnd = 0, providerId = '' } = (await current(person.tenantId)) ?? {};
    expect([await readAgain(billing.parts, providerId), await running(person.tenantId)]).toEqual([
      'gone',
      ['individual'],
    ]);
    billing.clock.time = periodEnd + hour;
    await settlePayments(billing.parts, never);
    expect(await current(person.tenantId)).toMatchObject({ status: 'ended', endedAt: periodEnd });
    expect([await subjects(), errors.length]).toEqual([[], 1]);
  });

  it('end here when their provider has them no more, and say so', async () => {
    const person = await begin('individual');
    await ofAnother(person.tenantId, { provider_id: 'sub_gone' });
    billing.clock.time = ((await current(person.tenantId))?.periodEnd ?? 0) + hour;
    await settlePayments(billing.parts, never);
    expect([await running(person.tenantId), await subjects()]).toEqual([[], ['Your Notewright plan has ended']]);
  });

  it('come back when their provider has them again', async () => {
    const person = await begin('individual');
    const providerId = (await current(person.tenantId))?.providerId ?? '';
    const without = withPayments({ readSubscription: () => Promise.resolve(null) });
    billing.clock.time += 32 * day;
    await readAgain(without, providerId);
    expect(await running(person.tenantId)).toEqual([]);
    await readAgain(billing.parts, providerId);
    expect(await running(person.tenantId)).toEqual(['individual']);
  });

  it('give money for seats back once where the plan is gone, and let a new plan be bought', async () => {
    const owner = await begin('company');
    const token = await billing.buy(owner, { plan: 'custom', userCount: 2 });
    const tenantId = await tenantOf(owner);
    await ofAnother(tenantId, { provider_id: 'sub_gone' });
    await billing.test.database.kysely
      .updateTable('billing_orders')
      .set({ replaces: 'sub_gone' })
      .where('state', '=', 'open')
      .execute();
    await billing.pay(token);
    await billing.hearAll();
    expect(await running(tenantId)).toEqual([]);
    expect(await subjects()).toEqual(['Your Notewright plan has ended', 'Your Notewright payment is given back']);
    await billing.pay(await billing.buy(owner, { plan: 'company' }));
    await billing.hearAll();
    expect(await running(tenantId)).toEqual(['company']);
  });

  it('are ended at the provider before a mail says that nothing more is charged', async () => {
    const person = await begin('individual', 'declinedLater');
    billing.clock.time += 31 * day + hour;
    await billing.hearAll();
    await billing.takeMails();
    billing.clock.time += 4 * day;
    const parts = { ...billing.parts, billing: { ...billing.parts.billing, graceDays: 3 } };
    const refuse = () => Promise.reject(new PaymentError('unavailable', 'down'));
    await sendDueNotices({ ...parts, payments: { ...parts.payments, endSubscription: refuse } }, never);
    expect([await subjects(), await runningThere(person.tenantId)]).toEqual([[], ['individual']]);
    await sendDueNotices(parts, never);
    expect([await subjects(), await runningThere(person.tenantId)]).toEqual([['Your Notewright plan has ended'], []]);
    await changeCard(person.tenantId);
    await billing.hearAll();
    expect([await running(person.tenantId), await moneyOf(person.tenantId)]).toEqual([[], 6500]);
  });

  it('go on when they were paid at the last moment of their grace', async () => {
    const person = await begin('individual', 'declinedLater');
    billing.clock.time += 31 * day + hour;
    await billing.hearAll();
    await billing.takeMails();
    await changeCard(person.tenantId);
    billing.clock.time += 4 * day;
    await sendDueNotices({ ...billing.parts, billing: { ...billing.parts.billing, graceDays: 3 } }, never);
    expect([await running(person.tenantId), await subjects()]).toEqual([
      ['individual'],
      ['Your Notewright plan is paid'],
    ]);
  });

  it('can be cancelled after their grace, as long as the provider may charge for them', async () => {
    const person = await begin('individual', 'declinedLater');
    billing.clock.time += 31 * day + hour;
    await billing.hearAll();
    const parts = { ...billing.parts, billing: { ...billing.parts.billing, graceDays: 0 } };
    const caller = await billing.callerOf(person);
    expect((await cancelPlan(parts, { caller, ...source })).endedAt).toBe(billing.clock.now());
    expect(await runningThere(person.tenantId)).toEqual([]);
    await expect(cancelPlan(parts, { caller, ...source })).rejects.toMatchObject({ code: 'no_subscription' });
  });

  it('are given back when they were owed, and paid while the page of their successor stood open', async () => {
    const person = await begin('one', 'declinedLater');
    billing.clock.time += 31 * day + hour;
    await billing.hearAll();
    const token = await billing.buy(person, { plan: 'individual' });
    billing.clock.time += hour;
    await changeCard(person.tenantId);
    await billing.hearAll();
    expect(await moneyOf(person.tenantId)).toBe(1299 * 2);
    billing.clock.time += hour;
    expect(await billing.pay(token)).toBe('paid');
    await billing.hearAll();
    expect([await runningThere(person.tenantId), await moneyOf(person.tenantId)]).toEqual([
      ['individual'],
      1299 + 6500,
    ]);
  });

  it('are not given back for what their successor was paid, minutes after they began', async () => {
    const person = await begin('one');
    billing.clock.time += 60_000;
    const token = await billing.buy(person, { plan: 'individual' });
    billing.clock.time += 60_000;
    await billing.pay(token);
    await billing.hearAll();
    // All of the first one was credited.
    expect(await moneyOf(person.tenantId)).toBe(6500);
  });

  it('have no fewer seats than the company has members by the time they are paid', async () => {
    const owner = await billing.newPerson();
    const tenantId = await billing.newCompany(owner);
    const token = await billing.buy(owner, { plan: 'custom', userCount: 2 });
    const { members } = billing.parts.store;
    const join = async () => {
      const { userId } = await billing.newPerson();
      await members.join({ userId, tenantId, role: 'clinician', joinedAt: billing.clock.now() });
    };
    await join();
    await join();
    await billing.pay(token);
    await billing.hearAll();
    expect([await running(tenantId), await runningThere(tenantId), await moneyOf(tenantId)]).toEqual([[], [], 0]);
    const [mail, ...more] = await billing.takeMails();
    expect([mail?.subject, more]).toEqual(['Your Notewright payment is given back', []]);
    expect(mail?.text).toContain('when your company had more members than the plan has users');
    await billing.pay(await billing.buy(owner, { plan: 'custom', userCount: 3 }));
    await billing.hearAll();
    expect(await running(tenantId)).toEqual(['custom']);
  });

  it('have no fewer seats either in a company that its buyer made meanwhile', async () => {
    const owner = await billing.newPerson();
    const token = await billing.buy(owner, { plan: 'custom', userCount: 1 });
    const tenantId = await billing.newCompany(owner);
    const { userId } = await billing.newPerson();
    await billing.parts.store.members.join({ userId, tenantId, role: 'clinician', joinedAt: billing.clock.now() });
    await billing.pay(token);
    await billing.hearAll();
    expect(await running(tenantId)).toEqual([]);
    expect((await billing.takeMails()).map(({ text }) => text).join()).toContain(
      'more members than the plan has users',
    );
  });

  it('give money for seats back that the provider does not add, and leave nobody waiting', async () => {
    const owner = await begin('company');
    const tenantId = await tenantOf(owner);
    const token = await billing.buy(owner, { plan: 'custom', userCount: 2 });
    await billing.pay(token);
    await billing.runProvider();
    const changeSeats = () => Promise.reject(new PaymentError('refused', 'no'));
    for (const one of billing.news.splice(0)) await billing.hear(one, withPayments({ changeSeats }));
    await billing.hearAll();
    const mails = await billing.takeMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Notewright payment is given back']);
    expect(mails[0]?.text).toContain('when your plan could no longer be changed');
    expect(await moneyOf(tenantId)).toBe(65_000);
    await billing.buy(owner, { plan: 'custom', userCount: 3 });
  });

  it('hold nobody up for ever with a payment that can be neither settled nor given back', async () => {
    const owner = await begin('company');
    await billing.pay(await billing.buy(owner, { plan: 'custom', userCount: 2 }));
    await billing.runProvider();
    const refuse = () => Promise.reject(new PaymentError('refused', 'no'));
    const parts = withPayments({ changeSeats: refuse, refundCheckout: refuse });
    for (const one of billing.news.splice(0)) await billing.hear(one, parts);
    const { orders } = billing.parts.store.billing;
    const stateOf = async () => (await orders.findNewestOf(await tenantOf(owner)))?.state;
    billing.clock.time += 2 * day;
    await settlePayments(parts, never);
    expect([await stateOf(), errors]).toEqual(['paid', []]);
    billing.clock.time += 3 * day;
    await settlePayments(parts, never);
    await settlePayments(parts, never);
    expect([await stateOf(), errors.length]).toEqual(['expired', 1]);
    await billing.buy(owner, { plan: 'custom', userCount: 2 });
  });

  it('hold nobody up for ever with a payment at a provider that is not connected', async () => {
    const person = await billing.newPerson();
    await billing.pay(await billing.buy(person, { plan: 'individual' }));
    const { orders } = billing.parts.store.billing;
    const { id = '' } = (await orders.findNewestOf(person.tenantId)) ?? {};
    await orders.pay(id, 'cs_of_another');
    await billing.test.database.kysely.updateTable('billing_orders').set({ provider: 'stripe' }).execute();
    billing.clock.time += 5 * day;
    let asked = 0;
    const readCheckout = () => {
      asked += 1;
      return Promise.resolve(null);
    };
    await settlePayments(withPayments({ readCheckout }), never);
    expect([(await orders.find(id))?.state, asked, errors.length]).toEqual(['expired', 0, 1]);
  });

  describe('that a restored backup does not know', () => {
    /** The database as it was before anything was bought. */
    async function forget({ tenantId }: TestPerson): Promise<void> {
      const { kysely } = billing.test.database;
      await kysely.deleteFrom('billing_orders').where('tenant_id', '=', tenantId).execute();
      await kysely.deleteFrom('subscriptions').where('tenant_id', '=', tenantId).execute();
      await kysely.deleteFrom('invoices').where('tenant_id', '=', tenantId).execute();
    }

    it('are kept for whom they were bought, with their customer', async () => {
      const person = await begin('individual');
      const { customerId = '', providerId = '' } = (await current(person.tenantId)) ?? {};
      await forget(person);
      await billing.parts.store.billing.customers.remove(customerId);
      billing.clock.time += 32 * day;
      await billing.hearAll();
      expect(await current(person.tenantId)).toMatchObject({ providerId, status: 'active' });
      expect(await billing.parts.store.billing.customers.findTenant(customerId)).toBe(person.tenantId);
    });

    it('are kept once where two events come at once', async () => {
      const person = await begin('individual');
      await forget(person);
      billing.clock.time += 32 * day;
      await billing.runProvider();
      const other = await billing.openOther();
      const news = billing.news.splice(0);
      await Promise.all([billing.parts, other.parts].flatMap((parts) => news.map((one) => billing.hear(one, parts))));
      billing.clock.time += hour;
      await settlePayments(billing.parts, never);
      await other.close();
      expect([await running(person.tenantId), errors]).toEqual([['individual'], []]);
    });

    it('are left to the operator where another runs by now, and where nobody is there', async () => {
      const person = await begin('individual');
      await forget(person);
      await billing.pay(await billing.buy(person, { plan: 'one' }));
      await billing.hearAll();
      billing.clock.time += 32 * day;
      await billing.hearAll();
      expect(await running(person.tenantId)).toEqual(['one']);
      expect(new Set(errors)).toEqual(
        new Set(['a plan runs at the payment provider for somebody who has another plan; it has to be ended there']),
      );
      const gone = await begin('individual');
      await forget(gone);
      const { kysely } = billing.test.database;
      await kysely.deleteFrom('billing_customers').where('tenant_id', '=', gone.tenantId).execute();
      await kysely.deleteFrom('user_accounts').where('user_id', '=', gone.userId).execute();
      await kysely.deleteFrom('users').where('id', '=', gone.userId).execute();
      await kysely.deleteFrom('tenants').where('id', '=', gone.tenantId).execute();
      billing.clock.time += 32 * day;
      await billing.hearAll();
      expect(await running(gone.tenantId)).toEqual([]);
      expect(errors.at(-1)).toContain('for nobody of ours');
    });
  });
});
