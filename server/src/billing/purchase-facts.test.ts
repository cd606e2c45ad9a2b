import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCompany } from '../accounts/join-company.ts';
import { ProblemError } from '../kernel/problem.ts';
import { findTestCard } from '../payments/built-in/test-cards.ts';
import { PaymentError } from '../payments/payments.ts';
import type { InvoiceReading, Payments } from '../payments/payments.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Order } from '../store/billing/order-store.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import type { BillingParts } from './billing-parts.ts';
import { findPortal } from './open-checkout.ts';
import { placeOrder } from './place-order.ts';
import { unusedAmount, unusedPayment } from '../plans/prices.ts';
import { askForPlans } from './purchase-facts.ts';
import type { PurchaseOptions } from './quote-purchase.ts';
import { cards, openTestBilling } from './testing/open-test-billing.ts';
import type { TestBilling, TestPerson } from './testing/open-test-billing.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(testDatabaseKinds)('what a purchase is quoted from on $name', { timeout: 60_000 }, (kind) => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await openTestBilling(kind);
  });
  afterAll(() => billing.remove());

  const withPayments = (change: Partial<Payments>): BillingParts => ({
    ...billing.parts,
    payments: { ...billing.parts.payments, ...change },
  });
  async function place(person: TestPerson, plan: PurchaseOptions['plan'], parts = billing.parts): Promise<string> {
    const caller = await billing.callerOf(person);
    const request = { caller, body: { plan }, idempotencyKey: null, ip: '192.0.2.1', userAgent: 'test' };
    return placeOrder(parts, request, { plan, userCount: null, shownAmount: null });
  }
  const refusalOf = (placing: Promise<string>): Promise<unknown> =>
    placing.then(
      () => null,
      (error: unknown) => (error instanceof ProblemError ? error.code : error),
    );
  async function buy(
    person: TestPerson,
    plan: PurchaseOptions['plan'],
    card: keyof typeof cards = 'good',
  ): Promise<void> {
    expect(await billing.pay(await billing.buy(person, { plan }), card)).toBe('paid');
    await billing.hearAll();
  }
  const ordersOf = ({ userId: buyerId }: TestPerson): Promise<readonly Order[]> =>
    billing.parts.store.billing.orders.listOf({ buyerId });
  const lastOf = async (person: TestPerson): Promise<Order | undefined> => (await ordersOf(person)).at(-1);
  async function planOf(tenantId: string): Promise<StoredSubscription> {
    const [plan] = await billing.parts.store.billing.subscriptions.listRunning(tenantId);
    if (plan === undefined) throw new Error('No plan runs.');
    return plan;
  }

  describe('the price', () => {
    it('is of after a renewal of which no news have come', async () => {
      const person = await billing.newPerson();
      await buy(person, 'one');
      billing.clock.time = (await planOf(person.tenantId)).periodEnd + hour;
      await billing.runProvider();
      billing.news.length = 0;
      await place(person, 'two');
      expect((await lastOf(person))?.credit).toBeGreaterThan(1290);
    });

    it('is another once a renewal that was owed is paid: the page of before is closed', async () => {
      const person = await billing.newPerson();
      await buy(person, 'individual', 'declinedLater');
      billing.clock.time += 32 * day;
      await billing.hearAll();
      const first = await place(person, 'company');
      expect(await lastOf(person)).toMatchObject({ credit: 0, amountDue: 65_000 });
      const { customerId } = await planOf(person.tenantId);
      const portal = await billing.parts.payments.openPortal(customerId, 'https://notes.example/');
      const card = findTestCard(cards.good);
      if (card === null) throw new Error('There is no such card.');
      await billing.provider.checkouts.changeCard(portal.slice(portal.lastIndexOf('/') + 1), card);
      await billing.runProvider();
      billing.news.length = 0;
      expect((await billing.parts.payments.readSubscription((await planOf(person.tenantId)).providerId))?.status).toBe(
        'active',
      );
      expect(await place(person, 'company')).not.toBe(first);
      expect((await ordersOf(person)).map(({ state }) => state)).toEqual(['done', 'expired', 'open']);
      expect((await lastOf(person))?.credit).toBeGreaterThan(5000);
    });

    it('stays that of the page’s beginning while nothing but time goes by', async () => {
      const person = await billing.newPerson();
      await buy(person, 'individual');
      const url = await place(person, 'company');
      billing.clock.time += 20 * hour;
      expect(await place(person, 'company')).toBe(url);
    });

    it('stays for seats as well', async () => {
      const owner = await billing.newPerson();
      await billing.newCompany(owner);
      await buy(owner, 'company');
      billing.clock.time += day;
      const [first, second] = [await billing.buy(owner, { plan: 'custom', userCount: 7 }), 20 * hour];
      billing.clock.time += second;
      expect(await billing.buy(owner, { plan: 'custom', userCount: 7 })).toBe(first);
    });

    it('is not guessed while the provider is down', async () => {
      const person = await billing.newPerson();
      await buy(person, 'one');
      const down = (): Promise<never> => Promise.reject(new PaymentError('unavailable', 'It is not there.'));
      for (const change of [{ readSubscription: down }, { listInvoices: down }])
        expect(await refusalOf(place(person, 'two', withPayments(change)))).toBe('payments_unavailable');
      expect(await ordersOf(person)).toHaveLength(1);
    });

    it('credits no more than was paid: nothing of what was given back, a part of what had a discount', async () => {
      const person = await billing.newPerson();
      await buy(person, 'individual');
      const { listInvoices } = billing.parts.payments;
      const changed = (change: Partial<InvoiceReading>): BillingParts =>
        withPayments({
          listInvoices: async (...of) => (await listInvoices(...of)).map((one) => ({ ...one, ...change })),
        });
      const creditBy = async (parts: BillingParts): Promise<number | undefined> => {
        await place(person, 'company', parts);
        return (await lastOf(person))?.credit;
      };
      expect(await creditBy(changed({ status: 'refunded' }))).toBe(0);
      expect(await creditBy(changed({ amount: 3250 }))).toBe(3250);
      expect(await creditBy(billing.parts)).toBe(6500);
    });

    it('counts what an earlier plan was credited for, and seats that were added, as paid', async () => {
      const owner = await billing.newPerson();
      await buy(owner, 'individual');
      await buy(owner, 'company');
      const account = await billing.parts.store.users.find(owner.userId);
      const tenantId = account?.membership?.tenantId ?? '';
      billing.clock.time += 3 * day;
      expect(await billing.pay(await billing.buy(owner, { plan: 'custom', userCount: 7 }))).toBe('paid');
      await billing.hearAll();
      const { periodStart, periodEnd, amount } = await planOf(tenantId);
      expect(amount).toBe(65_000 + 7 * 4900);
      const plan = await planOf(tenantId);
      for (const at of [0, 1.7 * day, 9 * day]) {
        billing.clock.time += at;
        const paid = (await askForPlans(billing.parts, await billing.callerOf(owner))).get(plan.providerId) ?? [];
        const now = billing.clock.time;
        const span = { amount, periodStart, periodEnd };
        expect(unusedPayment(span, paid, now)).toBe(unusedAmount(span, now));
      }
    });
  });

  describe('a company’s plan', () => {
    it('comes in the place of what its buyer has for themselves', async () => {
      const person = await billing.newPerson();
      await buy(person, 'individual');
      const own = await planOf(person.tenantId);
      const tenantId = await billing.newCompany(person);
      await buy(person, 'company');
      expect(await lastOf(person)).toMatchObject({ credit: 6500, replaces: own.providerId, tenantId, state: 'done' });
      expect(await billing.parts.store.billing.subscriptions.listRunning(person.tenantId)).toEqual([]);
      expect((await billing.parts.payments.readSubscription(own.providerId))?.status).toBe('ended');
      expect(await planOf(tenantId)).toMatchObject({ plan: 'company' });
    });

    it('has to wait for nobody: what its buyer has is left alone when it is worth more', async () => {
      const person = await billing.newPerson();
      await buy(person, 'two');
      await billing.newCompany(person);
      await billing.buy(person, { plan: 'custom', userCount: 1 });
      expect(await lastOf(person)).toMatchObject({ credit: 0, replaces: null, amountDue: 4900 });
    });
  });

  describe('who joins a company', () => {
    async function join(person: TestPerson): Promise<unknown> {
      const { store, clock } = billing.parts;
      const owner = await billing.newPerson();
      const tenantId = await billing.newCompany(owner);
      const tokenHash = makeId();
      const invitation = { tenantId, email: person.email, role: 'clinician', invitedBy: owner.userId } as const;
      const now = clock.now();
      const times = { invitedOn: now, expiresAt: now + day };
      await store.invitations.save({ ...invitation, ...times, token: makeId(), tokenHash });
      return store.transaction(async (inner) => {
        const account = await inner.users.find(person.userId);
        if (account === null) throw new Error('This person is gone.');
        return joinCompany(billing.parts, inner, { ip: '', userAgent: '' }, { tokenHash, account });
      });
    }

    it('and has a plan of their own is told so, and where it is cancelled', async () => {
      const person = await billing.newPerson();
      await buy(person, 'individual');
      await billing.takeMails();
      expect(await join(person)).toMatchObject({ kind: 'joined', paysThemselves: true });
      const [mail, ...more] = await billing.takeMails();
      expect([mail?.to, mail?.subject, more]).toEqual([
        person.email,
        'You also pay for a Notewright plan of your own',
        [],
      ]);
      expect(mail?.text).toContain('Your Individual plan goes on beside it: it renews for $65 a month');
      expect(mail?.text).toContain('https://notes.example/manageSubscription');
    });

    it('and has none, or has cancelled it, is told nothing', async () => {
      const [free, leaving] = [await billing.newPerson(), await billing.newPerson()];
      await buy(leaving, 'individual');
      await billing.parts.payments.setCancelAtPeriodEnd((await planOf(leaving.tenantId)).providerId, true);
      await billing.hearAll();
      await billing.takeMails();
      for (const person of [free, leaving])
        expect(await join(person)).toMatchObject({ kind: 'joined', paysThemselves: false });
      expect(await billing.takeMails()).toEqual([]);
    });
  });

  describe('a customer', () => {
    const customerOf = ({ tenantId }: TestPerson): Promise<string | null> =>
      billing.parts.store.billing.customers.find(tenantId, billing.parts.payments.name);

    it('that the provider has no more is replaced, for a purchase and for the page of the card', async () => {
      const person = await billing.newPerson();
      await place(person, 'one');
      const first = (await customerOf(person)) ?? '';
      await billing.parts.payments.removeCustomer(first);
      expect(await place(person, 'individual')).toMatch(/^https:\/\/notes\.example\/checkout\//);
      const second = (await customerOf(person)) ?? '';
      expect(second).not.toBe(first);
      await billing.parts.payments.removeCustomer(second);
      expect(await findPortal(billing.parts, person.tenantId)).toMatch(/^https:\/\/notes\.example\//);
      expect([first, second]).not.toContain(await customerOf(person));
    });

    it('stays where the provider says no for another reason', async () => {
      const person = await billing.newPerson();
      await place(person, 'one');
      const first = await customerOf(person);
      let asked = 0;
      const refusing = withPayments({
        openCheckout: () => {
          asked += 1;
          return Promise.reject(new PaymentError('refused', 'No.'));
        },
      });
      expect(await refusalOf(place(person, 'two', refusing))).toBe('payments_unavailable');
      expect([asked, await customerOf(person)]).toEqual([1, first]);
    });

    it('is never that of two tenants', async () => {
      const [one, other] = [await billing.newPerson(), await billing.newPerson()];
      await place(one, 'one');
      await place(other, 'one');
      const [mine, theirs] = [(await customerOf(one)) ?? '', (await customerOf(other)) ?? ''];
      const { customers } = billing.parts.store.billing;
      const provider = billing.parts.payments.name;
      const third = await billing.newPerson();
      await expect(customers.keep({ tenantId: third.tenantId, provider, customerId: mine }, 0)).rejects.toThrow(
        'belongs to another tenant',
      );
      expect(await customers.replace({ tenantId: one.tenantId, provider, customerId: mine }, theirs)).toBe(false);
      expect(await customerOf(one)).toBe(mine);
    });

    it('of a company that was to be is not taken again once it was handed to another', async () => {
      const person = await billing.newPerson();
      await billing.buy(person, { plan: 'custom', userCount: 3 });
      const paid = await billing.buy(person, { plan: 'company' });
      const toBe = (await lastOf(person))?.tenantId;
      const { orders } = billing.parts.store.billing;
      expect((await ordersOf(person)).map(({ tenantId }) => tenantId)).toEqual([toBe, toBe]);
      expect(await orders.findCompanyToBe(person.userId)).toBe(toBe);
      await billing.newCompany(person);
      await billing.pay(paid);
      await billing.hearAll();
      expect((await ordersOf(person)).map(({ state }) => state)).toEqual(['expired', 'done']);
      expect(await orders.findCompanyToBe(person.userId)).toBeNull();
      // A process that died after it was handed left the order as it was.
      await orders.move((await lastOf(person))?.id ?? '', ['done'], 'expired', 0);
      expect(await orders.findCompanyToBe(person.userId)).toBeNull();
    });
  });

  it('an order that was paid at a provider that is not connected any more stands in nobody’s way', async () => {
    const person = await billing.newPerson();
    const logged: unknown[] = [];
    const log = { ...billing.parts.log, error: (...line: unknown[]) => void logged.push(line) };
    await place(person, 'one', withPayments({ name: 'stripe' }));
    const order = await lastOf(person);
    expect(await billing.parts.store.billing.orders.pay(order?.id ?? '', order?.providerId ?? '')).toBe(true);
    expect(await place(person, 'one', { ...billing.parts, log })).toMatch(/^https:/);
    expect((await ordersOf(person)).map(({ provider, state }) => [provider, state])).toEqual([
      ['stripe', 'expired'],
      ['built-in', 'open'],
    ]);
    expect(logged).toEqual([
      [
        { order: order?.id, provider: 'stripe' },
        'an order was paid at a payment provider that is not connected any more',
      ],
    ]);
  });
});
