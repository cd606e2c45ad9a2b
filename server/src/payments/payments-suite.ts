import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { renewalAmount } from '../plans/prices.ts';
import { PaymentError, PaymentSignatureError } from './payments.ts';
import type {
  CheckoutOrder,
  CheckoutReading,
  InvoiceReading,
  OpenCheckout,
  PaymentEvent,
  Payments,
  SubscriptionReading,
} from './payments.ts';
import type { PlanCount } from '../plans/plan-count.ts';

/** What a card does: always charged; never charged; charged while its owner is there, declined at renewals. */
export type SuiteCard = 'accepted' | 'declined' | 'declined_at_renewal';

/** A provider whose people and clock a test plays. */
export interface PaymentsHarness {
  readonly payments: Payments;
  /** The time that port and provider have. Epoch milliseconds. */
  now(): number;
  /** Somebody on the page of a checkout tries to pay with a card; resolves when the page has answered, whatever it said. */
  pay(checkout: OpenCheckout, card: SuiteCard): Promise<void>;
  /** Somebody on the page of the portal chooses another card, and what the provider tells of it is seen to. */
  changeCard(portalUrl: string, card: SuiteCard): Promise<void>;
  /** Moves the time on, and lets the provider do what is due by then. */
  advance(milliseconds: number): Promise<void>;
  /** What the provider has told since the last call, as it came over the wire, in its order. */
  takeEvents(): Promise<readonly { readonly body: Uint8Array; readonly signature: string }[]>;
  /** The signature that the provider (or, `isForeign`, somebody who does not have its secret) puts under a body. */
  sign(body: Uint8Array, how: { readonly at: number; readonly isForeign: boolean }): string;
  /** From then on the provider does not answer. May be called twice. */
  stop(): Promise<void>;
}

const minute = 60_000;
const day = 86_400_000;
/** A refused charge is tried again within this time, and then a subscription that is owed for has ended. */
const retryPeriod = 30 * day;

const company: PlanCount = { plan: 'company', seats: 10 };
const individual: PlanCount = { plan: 'individual', seats: 1 };

/** What every adapter of the payments port must do; run by the test of each. A harness begins empty. */
export function describePayments(name: string, openHarness: () => Promise<PaymentsHarness>): void {
  describe(`the payments port on ${name}`, () => {
    let harness: PaymentsHarness;
    let payments: Payments;
    beforeEach(async () => {
      harness = await openHarness();
      ({ payments } = harness);
    });
    afterEach(() => harness.stop());

    const openCustomer = (tenantId: string = uuidv7()): Promise<string> =>
      payments.openCustomer({ tenantId, email: 'dana@clinic.example' });

    async function orderOf(purchase: CheckoutOrder['purchase'], customerId?: string): Promise<CheckoutOrder> {
      return {
        orderId: uuidv7(),
        customerId: customerId ?? (await openCustomer()),
        tenantId: uuidv7(),
        purchase,
        successUrl: 'https://notes.clinic.example/manageSubscription?purchase=done',
        cancelUrl: 'https://notes.clinic.example/manageSubscription?purchase=left',
      };
    }

    const startOf = (plan: PlanCount, customerId?: string, credit = 0): Promise<CheckoutOrder> =>
      orderOf({ kind: 'start', plan, credit }, customerId);

    interface Bought {
      readonly order: CheckoutOrder;
      readonly checkout: OpenCheckout;
      readonly subscription: SubscriptionReading;
    }

    /** Opens a checkout and pays it. */
    async function buy(plan: PlanCount, how: { card?: SuiteCard; customerId?: string; credit?: number } = {}) {
      const order = await startOf(plan, how.customerId, how.credit);
      const checkout = await payments.openCheckout(order);
      await harness.pay(checkout, how.card ?? 'accepted');
      const subscription = await readSubscriptionOf(checkout);
      return { order, checkout, subscription } satisfies Bought;
    }

    async function readCheckout(id: string): Promise<CheckoutReading> {
      const reading = await payments.readCheckout(id);
      if (reading === null) throw new Error('The checkout is gone.');
      return reading;
    }

    async function readSubscriptionOf({ id }: OpenCheckout): Promise<SubscriptionReading> {
      return readSubscription((await readCheckout(id)).subscriptionId ?? '');
    }

    async function readSubscription(id: string): Promise<SubscriptionReading> {
      const reading = await payments.readSubscription(id);
      if (reading === null) throw new Error('The subscription is gone.');
      return reading;
    }

    const listInvoices = (customerId: string): Promise<readonly InvoiceReading[]> =>
      payments.listInvoices(customerId, 0);

    async function takeNews(): Promise<readonly PaymentEvent[]> {
      const events = await harness.takeEvents();
      return events.map(({ body, signature }) => payments.readEvent(body, signature));
    }

    /** Puts the clock a little after the end of the present period. */
    const passPeriod = ({ periodEnd }: SubscriptionReading): Promise<void> =>
      harness.advance(periodEnd - harness.now() + minute);

    const expectRefused = (asked: Promise<unknown>): Promise<void> =>
      expect(asked).rejects.toMatchObject({ name: 'PaymentError', kind: 'refused' });

    it('makes the customer of a tenant once', async () => {
      const tenantId = uuidv7();
      const first = await openCustomer(tenantId);
      expect(await openCustomer(tenantId)).toBe(first);
      expect(await openCustomer()).not.toBe(first);
      const other = uuidv7();
      const atOnce = await Promise.all([openCustomer(other), openCustomer(other), openCustomer(other)]);
      expect(new Set(atOnce).size).toBe(1);
    });

    it('opens one page for an order, on an origin of its own', async () => {
      const order = await startOf(individual);
      const [checkout, again, more] = await Promise.all([
        payments.openCheckout(order),
        payments.openCheckout(order),
        payments.openCheckout(order),
      ]);
      expect(again).toEqual(checkout);
      expect(more).toEqual(checkout);
      expect(await payments.openCheckout(order)).toEqual(checkout);
      expect(payments.origins()).toContain(new URL(checkout.url).origin);
      expect(checkout.expiresAt - harness.now()).toBeGreaterThan(30 * minute);
      expect(checkout.expiresAt - harness.now()).toBeLessThanOrEqual(day);
      expect(await readCheckout(checkout.id)).toEqual({
        id: checkout.id,
        orderId: order.orderId,
        state: 'open',
        subscriptionId: null,
      });
      const other = await payments.openCheckout(await startOf(individual));
      expect(other.id).not.toBe(checkout.id);
      expect(other.url).not.toBe(checkout.url);
    });

    it.each<[PlanCount, number]>([
      [individual, 6500],
      [company, 65_000],
      [{ plan: 'company', seats: 13 }, 79_700],
      [{ plan: 'custom', seats: 7 }, 34_300],
      [{ plan: 'one', seats: 1 }, 1299],
      [{ plan: 'two', seats: 1 }, 9960],
    ])('begins %j and takes %i cents', async (plan, amount) => {
      const { order, checkout, subscription } = await buy(plan);
      expect(await readCheckout(checkout.id)).toMatchObject({ state: 'paid', subscriptionId: subscription.id });
      const { customerId, tenantId, orderId } = order;
      expect(subscription).toMatchObject({ customerId, tenantId, orderId, plan, status: 'active' });
      expect(subscription).toMatchObject({ cancelAtPeriodEnd: false, endedAt: null });
      expect(Math.abs(subscription.startedAt - harness.now())).toBeLessThan(minute);
      expect(Math.abs(subscription.periodStart - subscription.startedAt)).toBeLessThan(minute);
      const days = (subscription.periodEnd - subscription.periodStart) / day;
      const isYear = plan.plan === 'two';
      expect(days).toBeGreaterThanOrEqual(isYear ? 365 : 28);
      expect(days).toBeLessThanOrEqual(isYear ? 366 : 31);
      const [invoice, ...others] = await listInvoices(customerId);
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({ customerId, status: 'paid', amount });
      expect(amount).toBe(renewalAmount(plan));
    });

    it('takes a credit off the first payment and off no other', async () => {
      const { order, subscription } = await buy(company, { credit: 5417 });
      const [first] = await listInvoices(order.customerId);
      expect(first).toMatchObject({ status: 'paid', amount: 65_000 - 5417 });
      await passPeriod(subscription);
      const [renewal] = await listInvoices(order.customerId);
      expect(renewal).toMatchObject({ status: 'paid', amount: 65_000 });
    });

    it('takes one payment for a difference, and begins nothing', async () => {
      const { order, subscription } = await buy(company);
      const difference = await orderOf(
        { kind: 'difference', amount: 4321, description: '2 more users until renewal' },
        order.customerId,
      );
      const checkout = await payments.openCheckout(difference);
      await harness.pay(checkout, 'accepted');
      expect(await readCheckout(checkout.id)).toMatchObject({ state: 'paid', subscriptionId: null });
      const invoices = await listInvoices(order.customerId);
      expect(invoices.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([4321, 65_000]);
      const paid = invoices.find(({ amount }) => amount === 4321);
      expect(paid).toMatchObject({ status: 'paid' });
      expect(paid?.lines.some(({ description }) => description.includes('2 more users until renewal'))).toBe(true);
      expect(await payments.listSubscriptions(order.customerId)).toEqual([subscription]);
    });

    it('leaves a checkout open whose card is declined, and takes the next one', async () => {
      const order = await startOf(individual);
      const checkout = await payments.openCheckout(order);
      await harness.pay(checkout, 'declined');
      expect(await readCheckout(checkout.id)).toMatchObject({ state: 'open' });
      const tried = await payments.listSubscriptions(order.customerId);
      expect(tried.filter(({ status }) => status !== 'incomplete')).toEqual([]);
      await harness.pay(checkout, 'accepted');
      expect(await readSubscriptionOf(checkout)).toMatchObject({ status: 'active' });
      const paid = (await listInvoices(order.customerId)).filter(({ status }) => status === 'paid');
      expect(paid).toHaveLength(1);
    });

    it('charges once when a checkout is paid in two tabs', async () => {
      const order = await startOf(individual);
      const checkout = await payments.openCheckout(order);
      await Promise.all([harness.pay(checkout, 'accepted'), harness.pay(checkout, 'accepted')]);
      await harness.pay(checkout, 'accepted');
      expect(await payments.listSubscriptions(order.customerId)).toHaveLength(1);
      expect(await listInvoices(order.customerId)).toHaveLength(1);
    });

    it('closes a checkout, and says when somebody was faster', async () => {
      const order = await startOf(individual);
      const checkout = await payments.openCheckout(order);
      expect(await payments.closeCheckout(checkout.id)).toBe('closed');
      expect(await payments.closeCheckout(checkout.id)).toBe('closed');
      await harness.pay(checkout, 'accepted');
      expect(await readCheckout(checkout.id)).toMatchObject({ state: 'expired', subscriptionId: null });
      expect(await payments.listSubscriptions(order.customerId)).toEqual([]);
      const { checkout: paid } = await buy(individual);
      expect(await payments.closeCheckout(paid.id)).toBe('paid');
      expect(await readCheckout(paid.id)).toMatchObject({ state: 'paid' });
    });

    it('decides between paying and closing at once', async () => {
      for (let round = 0; round < 5; round++) {
        const order = await startOf(individual);
        const checkout = await payments.openCheckout(order);
        const [closed] = await Promise.all([payments.closeCheckout(checkout.id), harness.pay(checkout, 'accepted')]);
        const { state } = await readCheckout(checkout.id);
        expect(state).toBe(closed === 'paid' ? 'paid' : 'expired');
        expect(await payments.listSubscriptions(order.customerId)).toHaveLength(closed === 'paid' ? 1 : 0);
      }
    });

    it('lets nobody pay a checkout whose time is over', async () => {
      const order = await startOf(individual);
      const checkout = await payments.openCheckout(order);
      await harness.advance(checkout.expiresAt - harness.now() + minute);
      expect(await readCheckout(checkout.id)).toMatchObject({ state: 'expired' });
      await harness.pay(checkout, 'accepted');
      expect(await readCheckout(checkout.id)).toMatchObject({ state: 'expired', subscriptionId: null });
      expect(await payments.closeCheckout(checkout.id)).toBe('closed');
      expect(await payments.listSubscriptions(order.customerId)).toEqual([]);
    });

    it('renews at the end of each period, and takes the same again', async () => {
      const { order, subscription } = await buy(individual);
      let last = subscription;
      for (let month = 1; month <= 3; month++) {
        await passPeriod(last);
        const next = await readSubscription(subscription.id);
        expect(next).toMatchObject({
          status: 'active',
          periodStart: last.periodEnd,
          startedAt: subscription.startedAt,
        });
        expect(next.periodEnd).toBeGreaterThan(next.periodStart);
        last = next;
      }
      const invoices = await listInvoices(order.customerId);
      expect(invoices.map(({ amount, status }) => [amount, status])).toEqual(
        Array.from({ length: 4 }, () => [6500, 'paid']),
      );
      expect(invoices[0]).toMatchObject({ periodStart: last.periodStart, periodEnd: last.periodEnd });
      expect(new Set(invoices.map(({ number }) => number)).size).toBe(4);
    });

    it('makes a plan one for more people from the next renewal on, once', async () => {
      const { order, subscription } = await buy(company);
      const key = uuidv7();
      const more = { plan: 'company', seats: 12 } as const;
      const changed = await payments.changeSeats(subscription.id, more, key);
      expect(changed).toEqual({ ...subscription, plan: more });
      expect(await payments.changeSeats(subscription.id, more, key)).toEqual(changed);
      expect(await readSubscription(subscription.id)).toEqual(changed);
      expect(await listInvoices(order.customerId)).toHaveLength(1);
      await passPeriod(subscription);
      const [renewal] = await listInvoices(order.customerId);
      expect(renewal).toMatchObject({ status: 'paid', amount: 65_000 + 2 * 4900 });
    });

    it('keeps counted seats counted', async () => {
      const { order, subscription } = await buy({ plan: 'custom', seats: 3 });
      await payments.changeSeats(subscription.id, { plan: 'custom', seats: 5 }, uuidv7());
      await passPeriod(subscription);
      expect(await readSubscription(subscription.id)).toMatchObject({ plan: { plan: 'custom', seats: 5 } });
      const [renewal] = await listInvoices(order.customerId);
      expect(renewal).toMatchObject({ status: 'paid', amount: 5 * 4900 });
    });

    it('ends a cancelled one at the end of what is paid', async () => {
      const { order, subscription } = await buy(individual);
      const cancelled = await payments.setCancelAtPeriodEnd(subscription.id, true);
      expect(cancelled).toEqual({ ...subscription, cancelAtPeriodEnd: true });
      expect(await payments.setCancelAtPeriodEnd(subscription.id, true)).toEqual(cancelled);
      await passPeriod(subscription);
      const ended = await readSubscription(subscription.id);
      expect(ended.status).toBe('ended');
      expect(Math.abs((ended.endedAt ?? 0) - subscription.periodEnd)).toBeLessThanOrEqual(2 * minute);
      expect(await listInvoices(order.customerId)).toHaveLength(1);
      await expectRefused(payments.setCancelAtPeriodEnd(subscription.id, false));
      await expectRefused(payments.changeSeats(subscription.id, individual, uuidv7()));
    });

    it('takes a cancellation back, and renews', async () => {
      const { subscription } = await buy(individual);
      await payments.setCancelAtPeriodEnd(subscription.id, true);
      const resumed = await payments.setCancelAtPeriodEnd(subscription.id, false);
      expect(resumed).toEqual(subscription);
      await passPeriod(subscription);
      expect(await readSubscription(subscription.id)).toMatchObject({
        status: 'active',
        periodStart: subscription.periodEnd,
      });
    });

    it('is past due when a renewal is declined, and well again when another card pays it', async () => {
      const { order, subscription } = await buy(individual, { card: 'declined_at_renewal' });
      expect(subscription.status).toBe('active');
      await passPeriod(subscription);
      const owing = await readSubscription(subscription.id);
      expect(owing).toMatchObject({ status: 'past_due', periodStart: subscription.periodEnd, endedAt: null });
      expect((await listInvoices(order.customerId))[0]).toMatchObject({ status: 'open', amount: 6500, paidAt: null });
      await harness.changeCard(await payments.openPortal(order.customerId, order.cancelUrl), 'accepted');
      const paid = await readSubscription(subscription.id);
      expect(paid).toMatchObject({ status: 'active', periodStart: owing.periodStart, periodEnd: owing.periodEnd });
      const [renewal, ...others] = await listInvoices(order.customerId);
      expect(renewal).toMatchObject({ status: 'paid', amount: 6500 });
      expect(others).toHaveLength(1);
      await passPeriod(paid);
      expect(await readSubscription(subscription.id)).toMatchObject({ status: 'active', periodStart: paid.periodEnd });
    });

    it('ends what nobody pays for', async () => {
      const { order, subscription } = await buy(individual, { card: 'declined_at_renewal' });
      await passPeriod(subscription);
      await harness.advance(retryPeriod);
      const ended = await readSubscription(subscription.id);
      expect(ended.status).toBe('ended');
      expect(ended.endedAt ?? 0).toBeGreaterThan(subscription.periodEnd);
      expect(ended.endedAt ?? 0).toBeLessThanOrEqual(harness.now());
      const statuses = (await listInvoices(order.customerId)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 'paid')).toHaveLength(1);
    });

    it('ends one at once, with its money back or without, once', async () => {
      const { order, subscription } = await buy(individual);
      await payments.endSubscription(subscription.id, { refund: false });
      await payments.endSubscription(subscription.id, { refund: false });
      const ended = await readSubscription(subscription.id);
      expect(ended.status).toBe('ended');
      expect(Math.abs((ended.endedAt ?? 0) - harness.now())).toBeLessThan(minute);
      expect((await listInvoices(order.customerId)).map(({ status }) => status)).toEqual(['paid']);

      const other = await buy(company);
      await Promise.all([1, 2].map(() => payments.endSubscription(other.subscription.id, { refund: true })));
      await payments.endSubscription(other.subscription.id, { refund: true });
      expect(await readSubscription(other.subscription.id)).toMatchObject({ status: 'ended' });
      expect((await listInvoices(other.order.customerId)).map(({ status, amount }) => [status, amount])).toEqual([
        ['refunded', 65_000],
      ]);
    });

    it('asks nobody for what was owed for one that was ended', async () => {
      const { order, subscription } = await buy(individual, { card: 'declined_at_renewal' });
      await passPeriod(subscription);
      expect((await listInvoices(order.customerId)).map(({ status }) => status)).toEqual(['open', 'paid']);
      await payments.endSubscription(subscription.id, { refund: false });
      expect(await readSubscription(subscription.id)).toMatchObject({ status: 'ended' });
      const statuses = async () => (await listInvoices(order.customerId)).map(({ status }) => status);
      expect(await statuses()).toEqual(['void', 'paid']);
      await payments.endSubscription(subscription.id, { refund: false });
      await harness.changeCard(await payments.openPortal(order.customerId, order.cancelUrl), 'accepted');
      await payments.collectOwed(order.customerId);
      await harness.advance(retryPeriod);
      expect(await statuses()).toEqual(['void', 'paid']);
      expect(await readSubscription(subscription.id)).toMatchObject({ status: 'ended' });
    });

    it('gives back what a checkout took, once', async () => {
      const order = await orderOf({ kind: 'difference', amount: 4321, description: 'more users' });
      const checkout = await payments.openCheckout(order);
      await harness.pay(checkout, 'accepted');
      await payments.refundCheckout(checkout.id);
      await payments.refundCheckout(checkout.id);
      expect((await listInvoices(order.customerId)).map(({ status }) => status)).toEqual(['refunded']);
      expect(await readCheckout(checkout.id)).toMatchObject({ state: 'paid' });
    });

    it('removes a customer: what runs ends, what is open closes, invoices stay', async () => {
      const tenantId = uuidv7();
      const customerId = await openCustomer(tenantId);
      const { subscription } = await buy(individual, { customerId });
      const open = await payments.openCheckout(await startOf(company, customerId));
      await payments.removeCustomer(customerId);
      await payments.removeCustomer(customerId);
      expect(await readSubscription(subscription.id)).toMatchObject({ status: 'ended' });
      await harness.pay(open, 'accepted');
      expect((await payments.readCheckout(open.id))?.state ?? 'expired').toBe('expired');
      const invoices = await listInvoices(customerId);
      expect(invoices.map(({ status }) => status)).toEqual(['paid']);
      expect(await payments.readInvoice(invoices[0]?.id ?? '')).toEqual(invoices[0]);
      await expectRefused(payments.openPortal(customerId, 'https://notes.clinic.example/'));
    });

    it('lists what a customer has and had, newest first, and nothing of another', async () => {
      const first = await buy(individual);
      const { customerId } = first.order;
      await payments.endSubscription(first.subscription.id, { refund: false });
      await harness.advance(day);
      const second = await buy(company, { customerId });
      await buy(individual);
      const listed = await payments.listSubscriptions(customerId);
      expect(listed.map(({ id }) => id)).toEqual([second.subscription.id, first.subscription.id]);
      expect(listed[0]).toEqual(second.subscription);
      const invoices = await listInvoices(customerId);
      expect(invoices.map(({ amount }) => amount)).toEqual([65_000, 6500]);
      expect((await payments.listInvoices(customerId, harness.now() - minute)).map(({ amount }) => amount)).toEqual([
        65_000,
      ]);
    });

    it('issues invoices whose lines add up, each under a number of its own', async () => {
      const { order } = await buy({ plan: 'company', seats: 13 }, { credit: 1234 });
      const [invoice] = await listInvoices(order.customerId);
      expect(invoice?.amount).toBe(79_700 - 1234);
      expect(invoice?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice?.amount);
      expect(invoice?.lines.every(({ description }) => description.trim() !== '')).toBe(true);
      expect(invoice?.number).toMatch(/\S/);
      expect(Math.abs((invoice?.paidAt ?? 0) - harness.now())).toBeLessThan(minute);
      expect(await payments.readInvoice(invoice?.id ?? '')).toEqual(invoice);
    });

    it('tells of a payment: the checkout, the subscription, the invoice', async () => {
      await takeNews();
      const { order, checkout, subscription } = await buy(individual);
      const news = await takeNews();
      expect(news).toContainEqual(expect.objectContaining({ kind: 'checkout', objectId: checkout.id }));
      expect(news).toContainEqual(expect.objectContaining({ kind: 'subscription', objectId: subscription.id }));
      const [invoice] = await listInvoices(order.customerId);
      expect(news).toContainEqual(expect.objectContaining({ kind: 'invoice', objectId: invoice?.id }));
      expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
    });

    it('tells of whatever else happens to a subscription', async () => {
      const { order, subscription } = await buy(company, { card: 'declined_at_renewal' });
      await takeNews();
      const expectNews = async (): Promise<void> => {
        const about = (await takeNews()).filter(({ kind }) => kind === 'subscription');
        expect(about.map(({ objectId }) => objectId)).toContain(subscription.id);
      };
      await payments.changeSeats(subscription.id, { plan: 'company', seats: 11 }, uuidv7());
      await expectNews();
      await payments.setCancelAtPeriodEnd(subscription.id, true);
      await expectNews();
      await payments.setCancelAtPeriodEnd(subscription.id, false);
      await expectNews();
      await passPeriod(subscription);
      await expectNews();
      expect(await readSubscription(subscription.id)).toMatchObject({ status: 'past_due' });
      await harness.changeCard(await payments.openPortal(order.customerId, order.cancelUrl), 'accepted');
      await expectNews();
      expect(await readSubscription(subscription.id)).toMatchObject({ status: 'active' });
      await payments.endSubscription(subscription.id, { refund: true });
      const news = await takeNews();
      expect(news).toContainEqual(expect.objectContaining({ kind: 'subscription', objectId: subscription.id }));
    });

    it('tells of a checkout that nobody can pay any more', async () => {
      const left = await payments.openCheckout(await startOf(individual));
      await takeNews();
      await harness.advance(left.expiresAt - harness.now() + minute);
      expect(await takeNews()).toContainEqual(expect.objectContaining({ kind: 'checkout', objectId: left.id }));
    });

    it('believes its own events alone, and only fresh ones', async () => {
      await buy(individual);
      const [event] = await harness.takeEvents();
      if (event === undefined) throw new Error('No event came.');
      const { body, signature } = event;
      const read = payments.readEvent(body, signature);
      expect(payments.readEvent(body, signature)).toEqual(read);
      const now = harness.now();
      const own = harness.sign(body, { at: now, isForeign: false });
      expect(payments.readEvent(body, own)).toEqual(read);
      const edge = 4 * minute + 50_000;
      for (const at of [now - edge, now + edge])
        expect(payments.readEvent(body, harness.sign(body, { at, isForeign: false }))).toEqual(read);

      const changed = Uint8Array.from(body);
      changed[Math.floor(body.length / 2)] = (changed[Math.floor(body.length / 2)] ?? 0) ^ 1;
      const refused: readonly (readonly [string, Uint8Array, string | undefined])[] = [
        ['without a signature', body, undefined],
        ['with an empty one', body, ''],
        ['with nonsense', body, 'nonsense'],
        ['with half of one', body, own.slice(0, -10)],
        ['with its time changed', body, own.replace(/t=\d/, 't=9')],
        ['with another body', changed, own],
        ['with more in the body', Uint8Array.of(...body, 32), own],
        ['with no body', new Uint8Array(), own],
        ['with another secret', body, harness.sign(body, { at: now, isForeign: true })],
        ['when it is old', body, harness.sign(body, { at: now - 5 * minute - 10_000, isForeign: false })],
        ['when it is of tomorrow', body, harness.sign(body, { at: now + day, isForeign: false })],
      ];
      for (const [how, sent, under] of refused)
        expect(() => payments.readEvent(sent, under), how).toThrow(PaymentSignatureError);
      await harness.advance(6 * minute);
      expect(() => payments.readEvent(body, own), 'when it comes late').toThrow(PaymentSignatureError);
    });

    it('answers null for what there is not, and changes nothing of it', async () => {
      for (const id of ['', 'nothing', uuidv7(), '../x', 'x'.repeat(500)]) {
        expect(await payments.readCheckout(id)).toBeNull();
        expect(await payments.readSubscription(id)).toBeNull();
        expect(await payments.readInvoice(id)).toBeNull();
      }
      const missing = uuidv7();
      await expectRefused(payments.closeCheckout(missing));
      await expectRefused(payments.setCancelAtPeriodEnd(missing, true));
      await expectRefused(payments.changeSeats(missing, company, uuidv7()));
      await expectRefused(payments.endSubscription(missing, { refund: true }));
      await expectRefused(payments.openCheckout(await startOf(individual, missing)));
      await expectRefused(payments.openPortal(missing, 'https://notes.clinic.example/'));
    });

    it('says when the provider cannot be asked', async () => {
      const { order, checkout, subscription } = await buy(individual);
      await harness.stop();
      const asked: readonly Promise<unknown>[] = [
        payments.openCustomer({ tenantId: uuidv7(), email: 'dana@clinic.example' }),
        payments.openCheckout(order),
        payments.readCheckout(checkout.id),
        payments.readSubscription(subscription.id),
        payments.listInvoices(order.customerId, 0),
        payments.setCancelAtPeriodEnd(subscription.id, true),
      ];
      for (const settled of await Promise.allSettled(asked)) {
        expect(settled.status).toBe('rejected');
        const reason: unknown = settled.status === 'rejected' ? settled.reason : null;
        expect(reason).toBeInstanceOf(PaymentError);
        expect(reason).toMatchObject({ kind: 'unavailable' });
      }
    });
  });
}
