import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { CheckoutOrder, OpenCheckout, Payments } from '../../payments/payments.ts';
import type { PlanCount } from '../../plans/plan-count.ts';
import { createMovingClock, day, minute } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

const clock = createMovingClock();
let server: TestServer;
let payments: Payments;
beforeAll(async () => {
  server = await startTestServer({ clock });
  if (server.server.payments === null) throw new Error('There are no payments.');
  ({ payments } = server.server);
});
afterAll(() => server.stop());

const successUrl = (): string => `${server.origin}/manageSubscription?purchase=done`;
const cancelUrl = (): string => `${server.origin}/manageSubscription?purchase=left`;

interface Opened extends OpenCheckout {
  readonly customerId: string;
}

async function open(
  purchase: CheckoutOrder['purchase'] = { kind: 'start', plan: { plan: 'individual', seats: 1 }, credit: 0 },
  customer?: string,
): Promise<Opened> {
  const tenantId = uuidv7();
  const customerId = customer ?? (await payments.openCustomer({ tenantId, email: 'dana@clinic.example' }));
  const addresses = { successUrl: successUrl(), cancelUrl: cancelUrl() };
  const order = { orderId: uuidv7(), customerId, tenantId, purchase, ...addresses };
  return { ...(await payments.openCheckout(order)), customerId };
}

const startOf = (plan: PlanCount, credit = 0): CheckoutOrder['purchase'] => ({ kind: 'start', plan, credit });

interface PageAnswer {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly headers: Headers;
}

async function ask(url: string, form?: Readonly<Record<string, string>> | string): Promise<PageAnswer> {
  const body = typeof form === 'string' ? form : new URLSearchParams(form);
  const answer = await fetch(url, {
    redirect: 'manual',
    ...(form === undefined
      ? {}
      : { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
  const { status, headers } = answer;
  return { status, text: await answer.text(), location: headers.get('location'), headers };
}

const stateOf = async ({ id }: OpenCheckout): Promise<string | undefined> => (await payments.readCheckout(id))?.state;

const amountsOf = async ({ customerId }: Opened): Promise<readonly number[]> =>
  (await payments.listInvoices(customerId, 0)).map(({ amount }) => amount);

/** A number that passes the check figure (Luhn) and is no test card of ours. */
const foreignNumbers = [
  '4111 1111 1111 1111',
  '5555555555554444',
  '378282246310005',
  '4242 4242 4242 4243',
  '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
];

const typed = { card: 'typed', number: '4242-4242-4242-4242', expiry: '04 / 42', code: '123', name: 'Zoë O’Neil-Øst' };

describe('the page of a checkout', () => {
  it('shows the order without a script, and what each renewal costs and when', async () => {
    const checkout = await open(startOf({ plan: 'company', seats: 13 }, 1234));
    const page = await ask(checkout.url);
    expect(page.status).toBe(200);
    for (const words of ['Company Plan, 10 users', '$650.00', '3 more users at $49', '$147.00', '−$12.34', '$784.66'])
      expect(page.text).toContain(words);
    const day = new Date(clock.now());
    expect(page.text).toMatch(/Renews by itself for \$797\.00 on \w+ \d\d, \d{4} \(UTC\), and every month after that/);
    expect(page.text).toContain(String(day.getUTCMonth() === 11 ? day.getUTCFullYear() + 1 : day.getUTCFullYear()));
    expect(page.text).toContain('This is a test checkout. No money moves.');
    expect(page.text).toContain('never type a real card number here');
    expect(page.text).toContain(`href="${cancelUrl()}"`);
    expect(page.text).not.toMatch(/<script| style=|<style| on\w+=/);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(new URL(checkout.url).pathname).toMatch(/^\/checkout\/[\w-]{43}$/);
  });

  it('says of a difference that it is one payment, in words of whoever named it', async () => {
    const description = '<b>2</b> more & "others"';
    const { text } = await ask((await open({ kind: 'difference', amount: 4321, description })).url);
    expect(text).toContain('&lt;b&gt;2&lt;/b&gt; more &amp; &quot;others&quot;');
    expect(text).toContain('One payment.');
    expect(text).toContain('Pay $43.21');
    expect(text).not.toContain('your plan renews for');
  });

  it('says of seats that are added what the plan costs from its renewal on, and until when they are paid', async () => {
    const on = Date.UTC(new Date(clock.now()).getUTCFullYear() + 1, 1, 5, 3);
    const renewal = { amount: 79_700, interval: 'month', seats: 13, on } as const;
    const checkout = await open({ kind: 'difference', amount: 14_700, description: '3 more users', renewal });
    const { text } = await ask(checkout.url);
    const day = `February 05, ${new Date(on).getUTCFullYear()} (UTC)`;
    expect(text).toContain('One payment. The day on which your plan renews stays as it is.');
    expect(text).toContain(`From ${day} your plan renews for $797.00 for 13 users, every month until you cancel.`);
    await ask(checkout.url, { card: 'accepted' });
    const [invoice] = await payments.listInvoices(checkout.customerId, 0);
    expect(invoice).toMatchObject({ amount: 14_700, periodStart: invoice?.issuedAt, periodEnd: on });
  });

  it('takes a chosen card and a typed one, and goes on to the product', async () => {
    for (const form of [{ card: 'accepted' }, typed, { ...typed, expiry: '4/2042' }]) {
      const checkout = await open();
      const answer = await ask(checkout.url, form);
      expect([answer.status, answer.location]).toEqual([303, successUrl()]);
      expect(await stateOf(checkout)).toBe('paid');
      expect(await amountsOf(checkout)).toEqual([6500]);
      const again = await ask(checkout.url);
      expect([again.status, again.text]).toEqual([200, expect.stringContaining('This order is paid')]);
      expect(again.text).toContain(`href="${successUrl()}"`);
      expect((await ask(checkout.url, form)).location).toBe(successUrl());
      expect(await amountsOf(checkout)).toEqual([6500]);
    }
  });

  it('charges once when the form is sent many times at once', async () => {
    const checkout = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(checkout.url, { card: 'accepted' })));
    expect(answers.map(({ status, location }) => [status, location])).toEqual(answers.map(() => [303, successUrl()]));
    expect(await amountsOf(checkout)).toEqual([6500]);
  });

  it.each([
    ['declined', 'This card was declined, and nothing was charged.'],
    ['no_funds', 'There is not enough money on this card, and nothing was charged.'],
  ])('says that a card is %s, and takes another', async (card, sentence) => {
    const checkout = await open();
    const refused = await ask(checkout.url, { card });
    expect([refused.status, refused.location]).toEqual([303, new URL(checkout.url).pathname]);
    // The page that is shown then can be loaded again: it charges nothing, and still says what happened.
    for (const again of [1, 2]) {
      const page = await ask(checkout.url);
      expect([again, page.status]).toEqual([again, 200]);
      expect(page.text).toContain(`</h1>\n<p class="told problem" role="alert" tabindex="-1" autofocus>${sentence}`);
    }
    expect(await stateOf(checkout)).toBe('open');
    expect(await amountsOf(checkout)).toEqual([]);
    await ask(checkout.url, { card: 'asks_bank' });
    expect((await ask(checkout.url)).text).not.toContain('role="alert"');
    expect((await ask(checkout.url, { card: 'accepted' })).location).toBe(successUrl());
  });

  it('asks the bank, which may say yes or no', async () => {
    const checkout = await open();
    const path = new URL(checkout.url).pathname;
    expect((await ask(`${checkout.url}/bank`)).location).toBe(path);
    expect((await ask(`${checkout.url}/bank`, { answer: 'yes' })).location).toBe(path);
    const sent = await ask(checkout.url, { card: 'asks_bank' });
    expect([sent.status, sent.location]).toEqual([303, `${path}/bank`]);
    const bank = await ask(`${checkout.url}/bank`);
    expect(bank.text).toContain('Your bank asks: is it you?');
    expect(bank.text).toContain('ending in 3155');
    const no = await ask(`${checkout.url}/bank`, { answer: 'no' });
    expect([no.status, no.location]).toEqual([303, path]);
    expect((await ask(checkout.url)).text).toContain('The payment was not confirmed');
    expect(await stateOf(checkout)).toBe('open');
    expect((await ask(`${checkout.url}/bank`, { answer: 'yes' })).location).toBe(path);
    expect(await stateOf(checkout)).toBe('open');
    await ask(checkout.url, { card: 'asks_bank' });
    const answers = await Promise.all([1, 2].map(() => ask(`${checkout.url}/bank`, { answer: 'yes' })));
    expect(answers.map(({ location }) => location)).toEqual([successUrl(), successUrl()]);
    expect(await amountsOf(checkout)).toEqual([6500]);
    expect((await ask(`${checkout.url}/bank`)).text).toContain('This order is paid');
  });

  it.each(foreignNumbers)('refuses %s, and neither keeps, shows nor logs it', async (number) => {
    const checkout = await open();
    const answer = await ask(checkout.url, { ...typed, number, name: 'Secretname' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('id="number-problem">Only the test cards listed here are taken;');
    expect(answer.text).toContain('aria-describedby="number-problem" aria-invalid="true" autofocus');
    for (const part of [number, number.replaceAll(/\D/gu, '').slice(0, 8) || number, 'Secretname', '04 / 42'])
      expect(answer.text).not.toContain(part);
    const rows = await server.server.database.kysely.selectFrom('built_in_payments').selectAll().execute();
    const kept = JSON.stringify(rows) + server.logLines.join('');
    expect(kept).not.toContain(number);
    expect(kept).not.toContain('Secretname');
    expect(kept).not.toContain('4242424242424242');
  });

  it.each<readonly [string, Readonly<Record<string, string>>, string, string]>([
    ['nothing', {}, 'number', 'Please type the number of a test card.'],
    ['a card that is none', { card: 'gold' }, 'number', 'Please type the number of a test card.'],
    ['no number', { ...typed, number: '  ' }, 'number', 'Please type the number of a test card.'],
    ['no expiry', { ...typed, expiry: '' }, 'expiry', 'Please type a month and a year'],
    ['a month that is none', { ...typed, expiry: '13/42' }, 'expiry', 'Please type a month and a year'],
    ['words for a month', { ...typed, expiry: 'April 2042' }, 'expiry', 'Please type a month and a year'],
    ['a month that is over', { ...typed, expiry: '01/20' }, 'expiry', 'This month is over'],
    ['a short code', { ...typed, code: '12' }, 'code', 'Please type three or four figures'],
    ['letters for a code', { ...typed, code: 'abc' }, 'code', 'Please type three or four figures'],
    ['no name', { ...typed, name: '   ' }, 'name', 'Please type a name'],
    ['a name without end', { ...typed, name: 'x'.repeat(101) }, 'name', 'Please type a name'],
  ])('says at the field what is wrong with %s', async (_, form, field, sentence) => {
    const checkout = await open();
    const answer = await ask(checkout.url, form);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(new RegExp(`id="${field}-problem">${sentence}`));
    expect(await stateOf(checkout)).toBe('open');
  });

  it('keeps what was typed beside a test card, safely', async () => {
    const checkout = await open();
    const name = '"><script>alert(1)</script>';
    const { text } = await ask(checkout.url, { ...typed, name, code: '' });
    expect(text).toContain('value="4242 4242 4242 4242"');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).not.toContain('<script');
    expect(text).toContain('id="card-typed" name="card" value="typed" checked');
  });

  it('says when its time is over, or somebody has closed it', async () => {
    const closed = await open();
    await payments.closeCheckout(closed.id);
    for (const form of [undefined, { card: 'accepted' }, { card: 'typed', number: '1' }]) {
      const answer = await ask(closed.url, form);
      expect([answer.status, answer.text]).toEqual([410, expect.stringContaining('This checkout is closed')]);
      // Not "You left the checkout": something else may have been bought since.
      expect(answer.text).toContain(`href="${server.origin}/manageSubscription"`);
    }
    const old = await open();
    clock.advance(day + minute);
    expect((await ask(old.url)).status).toBe(410);
    expect((await ask(old.url, { card: 'accepted' })).status).toBe(410);
    expect(await amountsOf(old)).toEqual([]);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(190), '%00', '..%2F..', 'ü', 'card', 'chk_1'])(
    'answers /checkout/%s like any page that there is not',
    async (token) => {
      for (const path of [`/checkout/${token}`, `/checkout/card/${token}`]) {
        expect([404, 503]).toContain((await ask(`${server.origin}${path}`)).status);
        expect(await ask(`${server.origin}${path}`, { card: 'accepted' })).toMatchObject({ status: 404 });
      }
    },
  );

  it('does not take its own id in the place of its address', async () => {
    const { id } = await open();
    expect((await ask(`${server.origin}/checkout/${id}`)).status).toBe(404);
    expect((await ask(`${server.origin}/checkout/${id.replace('chk_', '')}`)).status).toBe(404);
  });

  it('refuses what is no form, or far too long', async () => {
    const { url } = await open();
    const sent = (body: string, type: string): Promise<Response> =>
      fetch(url, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await sent('{"card":"accepted"}', 'application/json')).status).toBe(415);
    expect((await sent('card=accepted', 'text/plain')).status).toBe(415);
    expect((await sent(`card=typed&name=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413);
    expect((await ask(url, 'card=accepted&card=declined&%E0%A4%A')).status).toBe(303);
  });

  it('stands in no log by its address', async () => {
    const { url } = await open();
    await ask(url);
    await ask(url, typed);
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    const log = server.logLines.join('');
    expect(log).toContain('"route":"/checkout/:id"');
    for (const word of [token, 'Zoë', typed.number, '42424242']) expect(log).not.toContain(word);
  });
});

describe('the page of the card', () => {
  it('charges what is owed to another card at once', async () => {
    const checkout = await open();
    await ask(checkout.url, { card: 'declined_at_renewal' });
    const subscriptionId = (await payments.readCheckout(checkout.id))?.subscriptionId ?? '';
    const quiet = await ask(await payments.openPortal(checkout.customerId, cancelUrl()));
    expect(quiet.text).toContain('Renewals are charged to the card ending in 0341.');
    expect(quiet.text).not.toContain('could not be charged');
    clock.advance(32 * day);
    expect((await payments.readSubscription(subscriptionId))?.status).toBe('past_due');
    const url = await payments.openPortal(checkout.customerId, cancelUrl());
    expect((await ask(url)).text).toContain('The last renewal could not be charged');
    for (const [card, sentence] of [
      ['declined', 'This card was declined, and it was not kept.'],
      ['no_funds', 'There is not enough money on this card, and it was not kept.'],
      ['declined_at_renewal', 'The card was kept, but what is owed was declined with it.'],
    ] as const) {
      const answer = await ask(url, { card });
      expect([answer.status, answer.location]).toEqual([303, new URL(url).pathname]);
      for (let loads = 0; loads < 2; loads++) expect((await ask(url)).text).toContain(`autofocus>${sentence}`);
    }
    const wrong = await ask(url, { ...typed, number: '4111111111111111' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('number-problem')]);
    expect((await payments.readSubscription(subscriptionId))?.status).toBe('past_due');
    expect((await ask(url, { card: 'asks_bank' })).location).toBe(`${new URL(url).pathname}/bank`);
    const no = await ask(`${url}/bank`, { answer: 'no' });
    expect(no.location).toBe(new URL(url).pathname);
    expect((await ask(url)).text).toContain('The card was not confirmed');
    await ask(url, { card: 'asks_bank' });
    expect((await ask(`${url}/bank`, { answer: 'yes' })).location).toBe(cancelUrl());
    expect((await payments.readSubscription(subscriptionId))?.status).toBe('active');
    expect((await ask(url)).text).toContain('ending in 3155');
  });

  it('works for half an hour', async () => {
    const { customerId } = await open();
    const url = await payments.openPortal(customerId, cancelUrl());
    expect((await ask(url)).text).toContain('There is no card yet.');
    clock.advance(31 * minute);
    expect((await ask(url)).status).toBe(404);
    expect((await ask(url, { card: 'accepted' })).status).toBe(404);
  });
});

describe('pages that others could reach', () => {
  it('ask for the key that was printed at start', async () => {
    const shared = await startTestServer({ settings: { HOST: '0.0.0.0', ALLOW_DEV_ON_NETWORK: 'yes' } });
    const origin = shared.origin.replace('0.0.0.0', '127.0.0.1');
    const customer = await shared.server.payments?.openCustomer({ tenantId: uuidv7(), email: 'x@clinic.example' });
    const portal = await shared.server.payments?.openPortal(customer ?? '', origin);
    const path = new URL(portal ?? '').pathname;
    const read = (password: string | undefined, method = 'GET'): Promise<Response> =>
      fetch(`${origin}${path}`, {
        method,
        headers:
          password === undefined ? {} : { authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}` },
      });
    for (const method of ['GET', 'POST']) {
      expect((await read(undefined, method)).status).toBe(401);
      expect((await read('wrong', method)).status).toBe(401);
    }
    expect((await read(String(shared.server.devKey))).status).toBe(200);
    await shared.stop();
  });
});
