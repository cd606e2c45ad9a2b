import { inspect } from 'node:util';
import type { Stripe } from 'stripe';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMovingClock, day, minute } from '../../testing/moving-clock.ts';
import { startTestStripeServer } from '../../testing/stripe-server.ts';
import type { TestStripeServer } from '../../testing/stripe-server.ts';
import { change, idOf } from '../../testing/stripe/books.ts';
import { signEvent } from '../../testing/stripe/webhooks.ts';
import type { CheckoutOrder, Payments, SubscriptionReading } from '../payments.ts';
import type { PlanCount } from '../../plans/plan-count.ts';
import { PaymentError } from '../payments.ts';
import { createStripePayments } from '../stripe.ts';
import type { StripeOptions } from '../stripe.ts';
import { lookupKeyOf } from './catalog.ts';
import { createStripeClient } from './client.ts';

const clock = createMovingClock();
const individual: PlanCount = { plan: 'individual', seats: 1 };
const company: PlanCount = { plan: 'company', seats: 12 };
let stripe: TestStripeServer;
let payments: Payments;

beforeEach(async () => {
  stripe = await startTestStripeServer({ clock });
  payments = connect();
});
afterEach(() => stripe.stop());

function connect(options: Partial<StripeOptions> = {}): Payments {
  const { secretKey, webhookSecrets, url: apiUrl } = stripe;
  return createStripePayments({ secretKey, webhookSecret: webhookSecrets.join(','), apiUrl, clock, ...options });
}

/** The SDK, for what an operator does in the dashboard. */
function dashboard(): Stripe {
  return createStripeClient({ secretKey: stripe.secretKey, apiUrl: stripe.url });
}

async function orderOf(
  plan: PlanCount,
  more: Partial<CheckoutOrder> & { credit?: number } = {},
): Promise<CheckoutOrder> {
  const { credit = 0, ...given } = more;
  const tenantId = uuidv7();
  return {
    orderId: uuidv7(),
    customerId: given.customerId ?? (await payments.openCustomer({ tenantId, email: 'dana@clinic.example' })),
    tenantId,
    purchase: { kind: 'start', plan, credit },
    successUrl: 'https://notes.clinic.example/manageSubscription?purchase=done',
    cancelUrl: 'https://notes.clinic.example/manageSubscription?purchase=left',
    ...given,
  };
}

async function buy(plan: PlanCount): Promise<SubscriptionReading> {
  const { id } = await payments.openCheckout(await orderOf(plan));
  stripe.pay(id);
  return read((await payments.readCheckout(id))?.subscriptionId ?? '');
}

async function read(id: string): Promise<SubscriptionReading> {
  const reading = await payments.readSubscription(id);
  if (reading === null) throw new Error('The subscription is gone.');
  return reading;
}

/** What an operator does who agrees on another price: one item, of none of our prices. */
async function negotiate(id: string, unitAmount: number): Promise<void> {
  const stored = stripe.books.subscriptions.get(id);
  const [item] = stored?.items.data ?? [];
  if (stored === undefined || item === undefined) throw new Error('The subscription is gone.');
  const price = { ...item.price, id: 'price_negotiated', lookup_key: null, metadata: {}, unit_amount: unitAmount };
  change(stripe.books.subscriptions, id, { items: { ...stored.items, data: [{ ...item, quantity: 1, price }] } });
  await Promise.resolve();
}

const posts = () => stripe.requests.filter(({ method }) => method === 'POST');

describe('what is sent to Stripe', () => {
  it('names the version, has a key in every POST, and reports nothing about its use', async () => {
    const subscription = await buy(company);
    await payments.changeSeats(subscription.id, { plan: 'company', seats: 15 }, uuidv7());
    await payments.setCancelAtPeriodEnd(subscription.id, true);
    await payments.openPortal(subscription.customerId, 'https://notes.clinic.example/manageSubscription');
    await payments.endSubscription(subscription.id, { refund: true });
    await payments.removeCustomer(subscription.customerId);
    expect(posts().length).toBeGreaterThan(10);
    for (const { headers } of stripe.requests) {
      expect(headers['stripe-version']).toBe('2026-10-28.endive');
      expect(headers['x-stripe-client-telemetry']).toBeUndefined();
      expect(headers.authorization).toBe(`Bearer ${stripe.secretKey}`);
    }
    for (const { headers } of posts()) expect(headers['idempotency-key']).toMatch(/^\S{8,255}$/);
  });

  it('says who the order is for by numbers alone', async () => {
    const order = await orderOf(company, { credit: 4321 });
    await payments.openCheckout(order);
    const session = posts().find(({ path }) => path === '/v1/checkout/sessions');
    const sent = new URLSearchParams(session?.body);
    expect(Object.fromEntries(sent)).toMatchObject({
      mode: 'subscription',
      client_reference_id: order.orderId,
      'metadata[tenant_id]': order.tenantId,
      'subscription_data[metadata][order_id]': order.orderId,
      'subscription_data[metadata][plan]': 'company',
      'subscription_data[metadata][seats]': '12',
      'line_items[0][quantity]': '1',
      'line_items[1][quantity]': '2',
      'discounts[0][coupon]': `credit-${order.orderId}`,
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
    });
    expect(session?.headers['idempotency-key']).toBe(`checkout-${order.orderId}`);
    expect(session?.body).not.toContain('clinic.example%40');
    expect(session?.body).not.toContain('dana');
  });
});

describe('prices at Stripe', () => {
  it('are made by the product itself, once, by two that need them at once', async () => {
    const orders = await Promise.all([orderOf(company), orderOf(company), orderOf(individual)]);
    stripe.trouble({ path: /^\/v1\/(?:products|prices)$/, times: 6, kind: 'slow', delay: 40 });
    const others = [connect(), connect(), connect()];
    await Promise.all(orders.map((order, index) => others[index]?.openCheckout(order)));
    await connect().openCheckout(await orderOf(company));
    const made = [...stripe.books.prices.values()].map(({ lookup_key: key, unit_amount: amount }) => [key, amount]);
    expect(made.toSorted()).toEqual([
      ['notewright_company_65000_usd_month', 65_000],
      ['notewright_individual_6500_usd_month', 6500],
      ['notewright_seat_4900_usd_month', 4900],
    ]);
    const keys = posts()
      .filter(({ path }) => path === '/v1/prices')
      .map(({ headers }) => headers['idempotency-key']);
    expect([...new Set(keys)].toSorted()).toEqual(made.map(([key]) => `price-${String(key)}`).toSorted());
    expect([...stripe.books.products.keys()].toSorted()).toEqual([
      'notewright_company',
      'notewright_individual',
      'notewright_seat',
    ]);
  });

  it('are those of whoever was faster, whatever key they had', async () => {
    const order = await orderOf(individual);
    stripe.trouble({ path: /products$/, times: 1, kind: 'slow', delay: 300 });
    const opened = payments.openCheckout(order);
    await vi.waitUntil(() => posts().some(({ path }) => path === '/v1/products'), 60_000);
    // The other process comes to its end while this one waits.
    const product = await dashboard().products.create({ name: 'Notewright Individual' });
    const faster = await dashboard().prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 6500,
      recurring: { interval: 'month' },
      lookup_key: lookupKeyOf('individual'),
    });
    const { id } = await opened;
    expect(stripe.books.checkoutOptions.get(id)?.items).toEqual([{ price: faster.id, quantity: 1 }]);
    expect(stripe.books.prices.size).toBe(1);
  });

  it('are found again when the keys of their making are forgotten', async () => {
    await buy(individual);
    clock.advance(2 * day);
    const other = connect();
    await other.openCheckout(await orderOf(individual));
    expect(stripe.books.prices.size).toBe(1);
  });

  it('are others when the plan table has another amount; who bought before keeps the old one', async () => {
    await buy({ plan: 'company', seats: 11 });
    const seat = [...stripe.books.prices.values()].find(({ lookup_key: key }) => key === lookupKeyOf('seat'));
    const product = idOf(seat?.product);
    const metadata = { notewright_part: 'seat' };
    const old = await dashboard().prices.create({
      product,
      metadata,
      currency: 'usd',
      unit_amount: 3900,
      recurring: { interval: 'month' },
      lookup_key: 'notewright_seat_3900_usd_month',
    });
    const subscription = await buy({ plan: 'custom', seats: 3 });
    const stored = stripe.books.subscriptions.get(subscription.id);
    const items = (stored?.items.data ?? []).map((item) => ({ ...item, price: old }));
    if (stored !== undefined)
      change(stripe.books.subscriptions, subscription.id, { items: { ...stored.items, data: items } });
    expect(await read(subscription.id)).toMatchObject({ plan: { plan: 'custom', seats: 3 }, amount: 3 * 3900 });
    expect(subscription).not.toHaveProperty('amount');
    await payments.changeSeats(subscription.id, { plan: 'custom', seats: 5 }, uuidv7());
    const after = stripe.books.subscriptions.get(subscription.id)?.items.data;
    expect(after?.map(({ price, quantity }) => [price.unit_amount, quantity])).toEqual([[3900, 5]]);
    await buy({ plan: 'custom', seats: 2 });
    expect([...stripe.books.prices.values()].filter((price) => price.product === product)).toHaveLength(2);
  });

  it('are sold again when somebody archived them, also by a server that knew them before', async () => {
    await buy(individual);
    const [price] = [...stripe.books.prices.values()];
    change(stripe.books.prices, price?.id ?? '', { active: false });
    const order = await orderOf(individual);
    await expect(payments.openCheckout(order)).rejects.toMatchObject({ kind: 'refused' });
    await expect(payments.openCheckout({ ...order, orderId: uuidv7() })).resolves.toMatchObject({});
    expect(stripe.books.prices.size).toBe(1);
  });

  it('are refused when somebody gave their name to another amount', async () => {
    const product = await dashboard().products.create({ name: 'Cheap' });
    await dashboard().prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
      lookup_key: lookupKeyOf('individual'),
    });
    await expect(payments.openCheckout(await orderOf(individual))).rejects.toThrow(
      new PaymentError(
        'refused',
        'The price notewright_individual_6500_usd_month at Stripe is not what its name says it is.',
      ),
    );
    expect(stripe.books.sessions.size).toBe(0);
  });
});

describe('when Stripe is in trouble', () => {
  it.each(['overloaded', 'lost'] as const)(
    'a request that was %s is sent again with its key, and done once',
    async (kind) => {
      const order = await orderOf(individual);
      await payments.openCheckout(await orderOf(individual));
      stripe.trouble({ path: /sessions$/, times: 1, kind });
      const before = posts().length;
      const checkout = await payments.openCheckout(order);
      const sent = posts().slice(before);
      expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(2).fill(`checkout-${order.orderId}`));
      expect(checkout.url).toBe(`https://checkout.stripe.com/c/pay/${checkout.id}`);
      expect(stripe.books.sessions.size).toBe(2);
    },
  );

  it('says so, and the same request goes through when it is over', async () => {
    const order = await orderOf(individual);
    stripe.trouble({ path: /sessions$/, times: 3, kind: 'overloaded' });
    await expect(payments.openCheckout(order)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(payments.openCheckout(order)).resolves.toMatchObject({});
    stripe.trouble({ path: /subscriptions/, times: 1, kind: 'too-many' });
    await expect(payments.listSubscriptions(order.customerId)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(payments.listSubscriptions(order.customerId)).resolves.toEqual([]);
  });

  it('does not hold a request up for long', async () => {
    const impatient = connect({ timeout: 80 });
    stripe.trouble({ path: /subscriptions/, times: 3, kind: 'slow', delay: 3000 });
    await expect(impatient.listSubscriptions('cus_1')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('takes no harm from a failure that the key keeps', async () => {
    const subscription = await buy(company);
    const key = uuidv7();
    const more: PlanCount = { plan: 'company', seats: 14 };
    stripe.trouble({ path: /subscriptions\//, times: 2, kind: 'broken' });
    // The first to meet it is the reading, the second the change.
    await expect(payments.changeSeats(subscription.id, more, key)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(payments.changeSeats(subscription.id, more, key)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await read(subscription.id)).toEqual(subscription);
    expect((await payments.changeSeats(subscription.id, more, key)).plan).toEqual(more);
  });

  it('tells nothing of keys, people or what was sent', async () => {
    const customerId = await payments.openCustomer({ tenantId: uuidv7(), email: 'dana@clinic.example' });
    const wrong = connect({ secretKey: 'sk_test_very_secret_key' });
    const said: unknown[] = await Promise.all([
      wrong.openCustomer({ tenantId: uuidv7(), email: 'dana@clinic.example' }).catch((error: unknown) => error),
      payments.openPortal(customerId, 'no address').catch((error: unknown) => error),
      payments
        .openCheckout(await orderOf(individual, { customerId, successUrl: 'dana@clinic.example' }))
        .catch((error: unknown) => error),
      connect({ apiUrl: 'http://127.0.0.1:1' })
        .openCustomer({ tenantId: uuidv7(), email: 'dana@clinic.example' })
        .catch((error: unknown) => error),
    ]);
    const errors = said.filter((one) => one instanceof PaymentError);
    expect(errors.length).toBeGreaterThanOrEqual(3);
    for (const error of errors) expect(inspect(error, { depth: 10 })).not.toMatch(/secret|sk_test|dana|clinic|Bearer/);
    expect(errors[0]?.message).toMatch(/^Stripe, StripeAuthenticationError, status 401, request req_\w+$/);
  });
});

describe('events of Stripe', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  async function someEvents(): Promise<readonly Stripe.Event[]> {
    const subscription = await buy(individual);
    await payments.endSubscription(subscription.id, { refund: true });
    return stripe.catchUp();
  }

  it('are believed under the old secret and the new one while it is exchanged', async () => {
    const [event] = await someEvents();
    if (event === undefined) throw new Error('No event came.');
    const [old = ''] = stripe.webhookSecrets;
    const during = connect({ webhookSecret: ` whsec_new , ${old}` });
    const after = connect({ webhookSecret: 'whsec_new' });
    const readBy = (by: Payments) => {
      const { body, signature } = stripe.sign(event);
      return by.readEvent(bytes(body), signature).id;
    };
    expect(readBy(during)).toBe(event.id);
    expect(() => readBy(after)).toThrow('An event that Stripe did not sign.');
    // Stripe signs with both for a day when the secret is rolled.
    stripe.webhookSecrets = [old, 'whsec_new'];
    for (const by of [connect({ webhookSecret: old }), during, after]) expect(readBy(by)).toBe(event.id);
    stripe.webhookSecrets = ['whsec_new'];
    for (const by of [during, after]) expect(readBy(by)).toBe(event.id);
    expect(() => readBy(connect({ webhookSecret: old }))).toThrow('An event that Stripe did not sign.');
  });

  it('say what to read from Stripe, whole or thin', async () => {
    const events = await someEvents();
    const kinds = new Map(
      events.map((event) => {
        const { body, signature } = stripe.sign(event);
        const whole = payments.readEvent(bytes(body), signature);
        const thin = stripe.sign(event, { thin: true });
        expect(payments.readEvent(bytes(thin.body), thin.signature).id).toBe(event.id);
        return [event.type, whole] as const;
      }),
    );
    const kindOf = (type: Stripe.Event.Type) => kinds.get(type)?.kind;
    expect(kindOf('checkout.session.completed')).toBe('checkout');
    expect(kindOf('customer.subscription.created')).toBe('subscription');
    expect(kindOf('customer.subscription.deleted')).toBe('subscription');
    expect(kindOf('invoice.paid')).toBe('invoice');
    for (const type of ['customer.created', 'invoice.created', 'charge.succeeded', 'payment_intent.succeeded'] as const)
      expect(kindOf(type)).toBe('other');
  });

  it('of a refund lead to the invoice that was given back', async () => {
    const events = await someEvents();
    const refund = events.find(({ type }) => type === 'charge.refunded');
    if (refund === undefined) throw new Error('No refund was told.');
    const { body, signature } = stripe.sign(refund);
    const event = payments.readEvent(bytes(body), signature);
    expect(event.kind).toBe('invoice');
    expect(await payments.readInvoice(event.objectId)).toMatchObject({ status: 'refunded', amount: 6500 });
  });

  it.each(['', '{', '[]', 'null', '{"object":"event"}', '{"object":"v2.core.event","id":"evt_1"}', '\ud800'])(
    'are refused when they are signed and none: %j',
    async (text) => {
      const { signature } = signEvent(text, { secrets: stripe.webhookSecrets, at: Math.floor(clock.now() / 1000) });
      expect(() => payments.readEvent(bytes(text), signature)).toThrow(/^(?:A signed event|An event that)/);
    },
  );
});

describe('subscriptions at Stripe', () => {
  it.each<[Stripe.Subscription.Status, SubscriptionReading['status']]>([
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'ended'],
    ['trialing', 'active'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'ended'],
    ['a word of tomorrow', 'past_due'],
  ])('that are %s are %s', async (status, ours) => {
    const { id } = await buy(individual);
    change(stripe.books.subscriptions, id, { status, ended_at: ours === 'ended' ? 1_800_000_000 : null });
    const reading = await read(id);
    expect(reading.status).toBe(ours);
    expect(reading.endedAt).toBe(ours === 'ended' ? 1_800_000_000_000 : null);
  });

  it('follow what somebody changes in the dashboard', async () => {
    const subscription = await buy({ plan: 'company', seats: 14 });
    const seat = stripe.books.subscriptions.get(subscription.id)?.items.data[1];
    await dashboard().subscriptions.update(subscription.id, {
      items: [{ id: seat?.id ?? '', quantity: 1 }],
      proration_behavior: 'none',
    });
    expect((await read(subscription.id)).plan).toEqual({ plan: 'company', seats: 11 });
    await dashboard().subscriptions.update(subscription.id, {
      items: [{ id: seat?.id ?? '', deleted: true }],
      proration_behavior: 'none',
    });
    expect((await read(subscription.id)).plan).toEqual({ plan: 'company', seats: 10 });
  });

  it('that end on a set day count as cancelled, and are resumed all the same', async () => {
    const { id, periodEnd } = await buy(individual);
    change(stripe.books.subscriptions, id, { cancel_at: periodEnd / 1000 });
    expect((await read(id)).cancelAtPeriodEnd).toBe(true);
    expect((await payments.setCancelAtPeriodEnd(id, false)).cancelAtPeriodEnd).toBe(false);
    expect(stripe.books.subscriptions.get(id)?.cancel_at).toBeNull();
    change(stripe.books.subscriptions, id, { cancel_at: periodEnd / 1000 + 86_400 });
    expect((await read(id)).cancelAtPeriodEnd).toBe(false);
  });

  it('that sell something else are not ours', async () => {
    const { id, customerId } = await buy(individual);
    const stored = stripe.books.subscriptions.get(id);
    const items = (stored?.items.data ?? []).map((item) => ({
      ...item,
      price: { ...item.price, lookup_key: 'gym_membership', metadata: {} },
    }));
    const metadata = { plan: 'company', seats: 'many' };
    if (stored !== undefined)
      change(stripe.books.subscriptions, id, { items: { ...stored.items, data: items }, metadata });
    expect(await payments.readSubscription(id)).toBeNull();
    expect(await payments.listSubscriptions(customerId)).toEqual([]);
    await expect(payments.setCancelAtPeriodEnd(id, true)).rejects.toMatchObject({ kind: 'refused' });
    expect(stripe.books.subscriptions.get(id)?.cancel_at_period_end).toBe(false);
  });

  it('at a negotiated price stay the plan that is written on them', async () => {
    const { id, customerId, periodEnd } = await buy(company);
    await negotiate(id, 50_000);
    const negotiated = { plan: company, amount: 50_000, status: 'active', periodEnd };
    expect(await read(id)).toMatchObject(negotiated);
    expect(await payments.listSubscriptions(customerId)).toMatchObject([negotiated]);
    expect((await payments.setCancelAtPeriodEnd(id, true)).cancelAtPeriodEnd).toBe(true);
    // Ours beside it would be paid twice.
    await expect(payments.changeSeats(id, { plan: 'company', seats: 15 }, 'more')).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(stripe.books.subscriptions.get(id)?.items.data).toHaveLength(1);
  });

  it('at a price that is negotiated later are for as many people as were bought by then', async () => {
    const { id } = await buy(company);
    await payments.changeSeats(id, { plan: 'company', seats: 15 }, 'more');
    await negotiate(id, 50_000);
    expect((await read(id)).plan).toEqual({ plan: 'company', seats: 15 });
  });

  it('are charged on the card that the portal changed', async () => {
    const { id, customerId } = await buy(individual);
    const before = stripe.books.subscriptions.get(id)?.default_payment_method;
    expect(before).not.toBeNull();
    const portal = await payments.openPortal(customerId, 'https://notes.clinic.example/manageSubscription');
    expect(new URL(portal).origin).toBe('https://billing.stripe.com');
    expect(stripe.books.subscriptions.get(id)?.default_payment_method).toBeNull();
    expect(stripe.books.customers.get(customerId)?.invoice_settings.default_payment_method).toBe(before);
    change(stripe.books.subscriptions, id, { status: 'incomplete_expired', default_payment_method: before ?? null });
    await payments.openPortal(customerId, 'https://notes.clinic.example/manageSubscription');
    const configurations = [...stripe.books.configurations.values()];
    expect(configurations).toHaveLength(1);
    expect(configurations[0]?.features).toMatchObject({
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
      customer_update: { enabled: false },
    });
  });
});

describe('what is owed at Stripe', () => {
  async function owe(): Promise<SubscriptionReading> {
    const { id } = await payments.openCheckout(await orderOf(individual));
    stripe.pay(id, 'accepts-once');
    const subscription = await read((await payments.readCheckout(id))?.subscriptionId ?? '');
    clock.advance(subscription.periodEnd - clock.now() + 70 * minute);
    return read(subscription.id);
  }
  const attempts = () => [...stripe.books.charges.values()].filter(({ paid }) => !paid).length;

  it('is tried once more with another card, and left alone when that is declined too', async () => {
    const { id, customerId, status } = await owe();
    expect(status).toBe('past_due');
    const portal = await payments.openPortal(customerId, 'https://notes.clinic.example/manageSubscription');
    stripe.changeCard(portal, 'declines');
    await payments.collectOwed(customerId);
    expect([(await read(id)).status, attempts()]).toEqual(['past_due', 2]);
    stripe.changeCard(portal, 'accepts');
    await payments.collectOwed(customerId);
    await payments.collectOwed(customerId);
    expect([(await read(id)).status, attempts()]).toEqual(['active', 2]);
    expect((await payments.listInvoices(customerId, 0)).map((one) => one.status)).toEqual(['paid', 'paid']);
  });

  it('is asked for when the card is another, not when an address is or a first card is named', async () => {
    const { customerId } = await owe();
    const cardNews = () =>
      stripe.catchUp().filter((event) => {
        const { body, signature } = stripe.sign(event);
        return payments.readEvent(new TextEncoder().encode(body), signature).kind === 'card';
      });
    const portal = await payments.openPortal(customerId, 'https://notes.clinic.example/manageSubscription');
    await dashboard().customers.update(customerId, { email: 'other@clinic.example' });
    expect(cardNews()).toEqual([]);
    stripe.changeCard(portal, 'accepts');
    expect(cardNews()).toHaveLength(1);
  });

  it('is ours alone: what else is sold on the account is left to whoever sells it', async () => {
    const { id, customerId } = await owe();
    const portal = await payments.openPortal(customerId, 'https://notes.clinic.example/manageSubscription');
    stripe.changeCard(portal, 'accepts');
    const stored = stripe.books.subscriptions.get(id);
    await negotiate(id, 6500);
    change(stripe.books.subscriptions, id, { metadata: {} });
    await payments.collectOwed(customerId);
    expect(stripe.books.subscriptions.get(id)?.status).toBe('past_due');
    change(stripe.books.subscriptions, id, { default_payment_method: 'pm_of_the_gym' });
    await payments.openPortal(customerId, 'https://notes.clinic.example/manageSubscription');
    expect(stripe.books.subscriptions.get(id)?.default_payment_method).toBe('pm_of_the_gym');
    if (stored !== undefined) change(stripe.books.subscriptions, id, stored);
    await payments.collectOwed(customerId);
    expect((await read(id)).status).toBe('active');
  });

  it('is taken back when the plan is ended, also by a second try, and by two at once', async () => {
    const { id, customerId } = await owe();
    // The first try gets no further than the end.
    stripe.trouble({ path: /void$/, times: 3, kind: 'overloaded' });
    await expect(payments.endSubscription(id, { refund: false })).rejects.toMatchObject({ kind: 'unavailable' });
    const statuses = async () => (await payments.listInvoices(customerId, 0)).map(({ status }) => status);
    expect([(await read(id)).status, await statuses()]).toEqual(['ended', ['open', 'paid']]);
    await Promise.all([1, 2].map(() => payments.endSubscription(id, { refund: false })));
    expect(await statuses()).toEqual(['void', 'paid']);
    const types = stripe.catchUp().map(({ type }) => type);
    expect(types).toContain('invoice.voided');
    const [voided] = await payments.listInvoices(customerId, 0);
    await expect(dashboard().invoices.pay(voided?.id ?? '')).rejects.toThrow();
  });

  it('is tried later when Stripe cannot be asked', async () => {
    const { customerId } = await owe();
    stripe.trouble({ path: /pay$/, times: 3, kind: 'overloaded' });
    await expect(payments.collectOwed(customerId)).rejects.toMatchObject({ kind: 'unavailable' });
    await payments.collectOwed('nobody');
  });
});

describe('money at Stripe', () => {
  it('is given back once, also days later and when somebody in the dashboard was faster', async () => {
    const { id, customerId } = await buy(individual);
    await payments.endSubscription(id, { refund: true });
    clock.advance(2 * day);
    await payments.endSubscription(id, { refund: true });
    const other = await buy(individual);
    const [intent] = [...stripe.books.paymentIntents.keys()].slice(-1);
    await dashboard().refunds.create({ payment_intent: intent ?? '' });
    await payments.endSubscription(other.id, { refund: true });
    expect(stripe.books.refunds.size).toBe(2);
    expect((await payments.listInvoices(customerId, 0)).map(({ status }) => status)).toEqual(['refunded']);
  });

  it('that is still on its way is neither paid nor over', async () => {
    const { id } = await payments.openCheckout(await orderOf(individual));
    stripe.pay(id);
    change(stripe.books.sessions, id, { payment_status: 'unpaid' });
    expect(await payments.readCheckout(id)).toMatchObject({ state: 'open', subscriptionId: null });
    expect(await payments.closeCheckout(id)).toBe('paid');
  });

  it('of a first payment is given back by its checkout', async () => {
    const { id } = await payments.openCheckout(await orderOf(company));
    await payments.refundCheckout(id);
    expect(stripe.books.refunds.size).toBe(0);
    stripe.pay(id);
    await payments.refundCheckout(id);
    await payments.refundCheckout(id);
    expect([...stripe.books.refunds.values()].map(({ amount }) => amount)).toEqual([74_800]);
  });
});

describe('seats at Stripe', () => {
  it('are changed once by two that change them at once', async () => {
    const { id } = await buy({ plan: 'company', seats: 10 });
    const key = uuidv7();
    stripe.trouble({ path: /subscriptions\/sub_/, times: 4, kind: 'slow', delay: 60 });
    const changed = await Promise.all(
      [connect(), connect()].map((one) => one.changeSeats(id, { plan: 'company', seats: 13 }, key)),
    );
    expect(changed.map(({ plan }) => plan.seats)).toEqual([13, 13]);
    const items = stripe.books.subscriptions.get(id)?.items.data;
    expect(items?.map(({ quantity }) => quantity)).toEqual([1, 3]);
  });

  it('that come in the middle of a period leave it as it is', async () => {
    const subscription = await buy({ plan: 'company', seats: 10 });
    clock.advance(10 * day);
    const more = { plan: 'company', seats: 11 } as const;
    expect(await payments.changeSeats(subscription.id, more, uuidv7())).toEqual({ ...subscription, plan: more });
  });

  it('are not taken back by a change of before that comes again', async () => {
    const { id } = await buy({ plan: 'company', seats: 10 });
    const [first, second] = [uuidv7(), uuidv7()];
    await payments.changeSeats(id, { plan: 'company', seats: 12 }, first);
    await payments.changeSeats(id, { plan: 'company', seats: 15 }, second);
    await expect(payments.changeSeats(id, { plan: 'company', seats: 12 }, first)).rejects.toMatchObject({
      kind: 'refused',
    });
    expect((await read(id)).plan.seats).toBe(15);
  });
});

describe('papers at Stripe', () => {
  it('come from every page of a list', async () => {
    const { customerId } = await buy(individual);
    const [first] = [...stripe.books.invoices.values()];
    if (first === undefined) throw new Error('There is no invoice.');
    for (let count = 1; count <= 130; count += 1)
      stripe.books.invoices.set(`in_${count}`, { ...first, id: `in_${count}`, number: `N-${count}`, total: 0 });
    const invoices = await payments.listInvoices(customerId, 0);
    expect(invoices).toHaveLength(131);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(131);
  });

  it('show all their lines, and tax in one of its own', async () => {
    const { customerId } = await buy(individual);
    const [first] = [...stripe.books.invoices.values()];
    const [line] = first?.lines.data ?? [];
    if (first === undefined || line === undefined) throw new Error('There is no invoice.');
    const lines = Array.from({ length: 23 }, (_, index) => ({
      ...line,
      id: `il_${index}`,
      amount: 100,
      description: `line ${index}`,
    }));
    change(stripe.books.invoices, first.id, {
      lines: { ...first.lines, data: lines },
      total: 2530,
      total_taxes: [
        {
          amount: 230,
          tax_behavior: 'exclusive',
          tax_rate_details: null,
          taxability_reason: 'standard_rated',
          taxable_amount: 2300,
          type: 'tax_rate_details',
        },
      ],
    });
    const [invoice] = await payments.listInvoices(customerId, 0);
    expect(invoice?.lines).toHaveLength(24);
    expect(invoice?.lines.at(-1)).toEqual({ description: 'Tax', amount: 230 });
    expect(invoice?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(2530);
  });

  it.each<[Stripe.Invoice.Status, string | undefined]>([
    ['draft', undefined],
    ['open', 'open'],
    ['void', 'void'],
    ['uncollectible', 'void'],
    ['paid', 'paid'],
  ])('that are %s are shown as %s', async (status, ours) => {
    const { customerId } = await buy(individual);
    const [first] = [...stripe.books.invoices.values()];
    change(stripe.books.invoices, first?.id ?? '', { status });
    expect((await payments.listInvoices(customerId, 0))[0]?.status).toBe(ours);
    expect((await payments.readInvoice(first?.id ?? ''))?.status).toBe(ours);
  });

  it('that a credit note gave back are refunded', async () => {
    const { customerId } = await buy(individual);
    const [first] = [...stripe.books.invoices.values()];
    change(stripe.books.invoices, first?.id ?? '', { post_payment_credit_notes_amount: 6500 });
    expect((await payments.listInvoices(customerId, 0))[0]?.status).toBe('refunded');
  });
});

describe('customers at Stripe', () => {
  it('are found by their tenant when the first answer got lost, with their address of now', async () => {
    const tenantId = uuidv7();
    stripe.trouble({ path: /customers$/, times: 3, kind: 'lost' });
    await expect(payments.openCustomer({ tenantId, email: 'old@clinic.example' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    const customer = await payments.openCustomer({ tenantId, email: 'new@clinic.example' });
    clock.advance(3 * day);
    expect(await payments.openCustomer({ tenantId, email: 'newer@clinic.example' })).toBe(customer);
    expect([...stripe.books.customers.values()].map(({ email }) => email)).toEqual(['newer@clinic.example']);
  });

  it('keep an address to us that Stripe cannot read', async () => {
    const tenantId = uuidv7();
    const open = () => payments.openCustomer({ tenantId, email: 'müller@clinic.example' });
    const customer = await open();
    clock.advance(2 * minute);
    expect(await open()).toBe(customer);
    expect(stripe.books.customers.get(customer)?.email).toBeNull();
    await expect(payments.openCheckout(await orderOf(individual, { customerId: customer }))).resolves.toMatchObject({});
  });

  it('that never were have nothing, and are removed without a word', async () => {
    await payments.removeCustomer('cus_never');
    expect(await payments.listInvoices('cus_never', 0)).toEqual([]);
    expect(await payments.listSubscriptions('cus_never')).toEqual([]);
    await payments.collectOwed('cus_never');
  });

  it('are made again after they were removed', async () => {
    const tenantId = uuidv7();
    const open = () => payments.openCustomer({ tenantId, email: 'dana@clinic.example' });
    const first = await open();
    await payments.removeCustomer(first);
    const second = await open();
    expect(second).not.toBe(first);
    clock.advance(2 * minute);
    expect(await open()).toBe(second);
    await payments.removeCustomer(second);
    const third = await open();
    expect([first, second]).not.toContain(third);
    expect(stripe.books.customers.size).toBe(1);
  });
});
