import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, day, minute } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { change, noteEvent } from '../../testing/stripe/books.ts';
import { startTestStripeServer } from '../../testing/stripe-server.ts';
import type { TestCard, TestStripeServer } from '../../testing/stripe-server.ts';

/** The whole server with `BILLING=stripe`, over HTTP both ways, on a local server that speaks Stripe's API. */
const clock = createMovingClock();
let stripe: TestStripeServer;
let server: TestServer;
beforeAll(async () => {
  stripe = await startTestStripeServer({ clock });
  server = await startTestServer({ clock, settings: stripe.settings });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

const webhook = () => `${server.origin}/subscription_app/webhook/`;

/** A person whose session is as old as it is: the clock may have moved since they signed up. */
async function as(user: TestUser, method: string, path: string, body?: unknown): Promise<CallAnswer> {
  const { email, password } = user;
  const session = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  const token = session.body['accessToken'] as string;
  return server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
}

async function buy(user: TestUser, body: Record<string, unknown>): Promise<string> {
  const answer = await as(user, 'POST', '/subscription/buy_subscription/', body);
  expect([answer.status, answer.body['code']]).toEqual([200, undefined]);
  const url = new URL(answer.body['checkout_url'] as string);
  expect(url.origin).toBe('https://checkout.stripe.com');
  return url.pathname.replace(/^.*\//, '');
}

/** Pays on the page of Stripe, and lets Stripe tell of it. */
async function pay(checkoutId: string, card: TestCard = 'accepts'): Promise<void> {
  expect(stripe.pay(checkoutId, card)).toBe('paid');
  await tell();
}

async function tell(): Promise<void> {
  const deliveries = await stripe.deliver(webhook());
  expect(deliveries.filter(({ status }) => status !== 200)).toEqual([]);
}

async function plan(user: TestUser): Promise<Readonly<Record<string, unknown>>> {
  return (await as(user, 'GET', '/subscription_app/subscription/')).body;
}

async function passPeriod(user: TestUser): Promise<void> {
  const end = Date.parse(String((await plan(user))['expires_on']));
  // Stripe asks for the money an hour after the period ended.
  clock.advance(end - clock.now() + 70 * minute);
  await tell();
}

describe('a plan bought at Stripe', () => {
  it('starts when Stripe says that it is paid, once, and renews', async () => {
    const user = await server.createUser();
    const checkout = await buy(user, { subscription_plan: 'individual' });
    expect(await buy(user, { subscription_plan: 'individual' })).toBe(checkout);
    expect(await plan(user)).toMatchObject({ state: 'trial', plan: null, is_purchase_open: true });
    const before = stripe.catchUp().length;
    await pay(checkout);
    const active = await plan(user);
    expect(active).toMatchObject({ state: 'active', plan: 'individual', amount: 6500, is_purchase_open: false });
    // The same events again, the last ones first.
    for (const event of stripe.catchUp().slice(before).reverse()) {
      const { body, signature } = stripe.sign(event);
      const again = await fetch(webhook(), { method: 'POST', body, headers: { 'stripe-signature': signature } });
      expect(again.status).toBe(200);
    }
    expect(await plan(user)).toEqual(active);
    await passPeriod(user);
    const renewed = await plan(user);
    expect(renewed).toMatchObject({ state: 'active', plan: 'individual' });
    expect(Date.parse(String(renewed['expires_on']))).toBeGreaterThan(Date.parse(String(active['expires_on'])));
    const invoices = await as(user, 'GET', '/subscription_app/invoices/');
    expect(invoices.body['data']).toMatchObject([
      { status: 'paid', amount: 6500 },
      { status: 'paid', amount: 6500 },
    ]);
  });

  it('is owed after a declined renewal, and paid with the card that the portal takes', async () => {
    const user = await server.createUser();
    await pay(await buy(user, { subscription_plan: 'individual' }), 'accepts-once');
    await passPeriod(user);
    expect(await plan(user)).toMatchObject({ state: 'past_due', may_write: true });
    const portal = await as(user, 'POST', '/subscription_app/payment_method/', {});
    const url = String(portal.body['checkout_url']);
    expect(new URL(url).origin).toBe('https://billing.stripe.com');
    stripe.changeCard(url, 'accepts');
    // What Stripe tells of the card makes us ask for the money, of which it tells in turn.
    await tell();
    await tell();
    expect(await plan(user)).toMatchObject({ state: 'active', grace_ends_on: null });
  });

  it('is cancelled and resumed here, and shown there', async () => {
    const user = await server.createUser();
    await pay(await buy(user, { subscription_plan: 'individual' }));
    const [subscription] = [...stripe.books.subscriptions.values()].slice(-1);
    const isEnding = () => stripe.books.subscriptions.get(subscription?.id ?? '')?.cancel_at_period_end;
    expect((await as(user, 'POST', '/subscription_app/cancel_subscription/', {})).status).toBe(200);
    expect([isEnding(), (await plan(user))['state']]).toEqual([true, 'cancelled']);
    expect((await as(user, 'POST', '/subscription_app/resume_subscription/', {})).status).toBe(200);
    expect([isEnding(), (await plan(user))['state']]).toEqual([false, 'active']);
    await tell();
    expect(await plan(user)).toMatchObject({ state: 'active' });
  });

  it('is one for a company, whose people are added for what is left of the month', async () => {
    const user = await server.createUser();
    await pay(await buy(user, { subscription_plan: 'company' }));
    expect(await plan(user)).toMatchObject({ state: 'active', plan: 'company', seats: 10 });
    clock.advance(10 * day);
    const checkout = await buy(user, { subscription_plan: 'custom', user_count: 3 });
    const price = stripe.books.sessions.get(checkout)?.amount_total ?? 0;
    expect(price).toBeGreaterThan(3 * 4900 * 0.5);
    expect(price).toBeLessThan(3 * 4900 * 0.75);
    await pay(checkout);
    expect(await plan(user)).toMatchObject({ state: 'active', plan: 'company', seats: 13 });
    const [subscription] = [...stripe.books.subscriptions.values()].slice(-1);
    expect(subscription?.items.data.map(({ quantity, price: { unit_amount: amount } }) => [quantity, amount])).toEqual([
      [1, 65_000],
      [3, 4900],
    ]);
    await passPeriod(user);
    const { body } = await as(user, 'GET', '/subscription_app/invoices/');
    expect((body['data'] as readonly { amount: number }[]).map(({ amount }) => amount)).toEqual([
      65_000 + 3 * 4900,
      price,
      65_000,
    ]);
  });

  it('that was bought at another price renews and is shown at that price', async () => {
    const user = await server.createUser();
    await pay(await buy(user, { subscription_plan: 'individual' }));
    const [bought] = [...stripe.books.subscriptions.values()].slice(-1);
    const items = bought?.items.data.map((item) => ({ ...item, price: { ...item.price, unit_amount: 5900 } })) ?? [];
    if (bought === undefined) throw new Error('There is no subscription.');
    const cheaper = change(stripe.books.subscriptions, bought.id, { items: { ...bought.items, data: items } });
    noteEvent(stripe.books, 'customer.subscription.updated', cheaper);
    await tell();
    expect(await plan(user)).toMatchObject({ state: 'active', plan: 'individual', amount: 5900 });
    await passPeriod(user);
    const { body } = await as(user, 'GET', '/subscription_app/invoices/');
    expect(body['data']).toMatchObject([{ amount: 5900 }, { amount: 6500 }]);
  });

  it('takes the place of a smaller one, whose rest is credited', async () => {
    const user = await server.createUser();
    await pay(await buy(user, { subscription_plan: 'individual' }));
    clock.advance(15 * day);
    const checkout = await buy(user, { subscription_plan: 'company' });
    const session = stripe.books.sessions.get(checkout);
    const credit = (session?.amount_subtotal ?? 0) - (session?.amount_total ?? 0);
    expect(credit).toBeGreaterThan(3000);
    expect(credit).toBeLessThan(3500);
    await pay(checkout);
    expect(await plan(user)).toMatchObject({ state: 'active', plan: 'company' });
    const customers = [...stripe.books.subscriptions.values()].slice(-2);
    expect(customers.map(({ status }) => status)).toEqual(['canceled', 'active']);
    expect([...stripe.books.charges.values()].filter(({ refunded }) => refunded)).toEqual([]);
  });

  it('is nothing while the card is declined or the page is left', async () => {
    const user = await server.createUser();
    const checkout = await buy(user, { subscription_plan: 'individual' });
    expect(stripe.pay(checkout, 'declines')).toBe('declined');
    await tell();
    expect(await plan(user)).toMatchObject({ state: 'trial', is_purchase_open: true });
    clock.advance(day + minute);
    await tell();
    expect(await plan(user)).toMatchObject({ state: 'trial', is_purchase_open: false });
    expect(await buy(user, { subscription_plan: 'individual' })).not.toBe(checkout);
  });
});

describe('what comes to the webhook', () => {
  it('counts only when Stripe signed it', async () => {
    const user = await server.createUser();
    const checkout = await buy(user, { subscription_plan: 'individual' });
    const seen = stripe.catchUp().length;
    stripe.pay(checkout);
    const events = stripe.catchUp().slice(seen);
    const secrets = stripe.webhookSecrets;
    stripe.webhookSecrets = ['whsec_of_somebody_else'];
    const forged = await stripe.deliver(webhook());
    stripe.webhookSecrets = secrets;
    expect(new Set(forged.map(({ status }) => status))).toEqual(new Set([400]));
    const late = events.map((event) => stripe.sign(event, { at: Math.floor(clock.now() / 1000) - 400 }));
    for (const { body, signature } of late) {
      const answer = await fetch(webhook(), { method: 'POST', body, headers: { 'stripe-signature': signature } });
      expect(answer.status).toBe(400);
    }
    expect(await plan(user)).toMatchObject({ state: 'trial' });
    await tell();
    expect(await plan(user)).toMatchObject({ state: 'active' });
  });
});

describe('when Stripe cannot be reached', () => {
  it('a purchase says so, tells nobody’s secrets, and goes through later', async () => {
    const user = await server.createUser();
    stripe.trouble({ times: 3, kind: 'overloaded' });
    const answer = await as(user, 'POST', '/subscription/buy_subscription/', { subscription_plan: 'individual' });
    expect([answer.status, answer.body['code']]).toEqual([503, 'payments_unavailable']);
    await pay(await buy(user, { subscription_plan: 'individual' }));
    expect(await plan(user)).toMatchObject({ state: 'active' });
    const log = server.logLines.join('\n');
    expect(log).toContain('the payment provider could not do what it was asked');
    for (const secret of [stripe.secretKey, ...stripe.webhookSecrets, user.email]) expect(log).not.toContain(secret);
  });
});
