import { randomBytes } from 'node:crypto';
import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventKeyOf } from '../../payments/built-in/deliveries.ts';
import { signEvent, writeEvent } from '../../payments/built-in/sign-event.ts';
import { pay, readPlan, waitForPlan } from '../../testing/buy-plan.ts';
import { createMovingClock, day, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../../testing/start-test-server.ts';

const path = '/subscription_app/webhook/';
let clock: MovingClock;
let server: TestServer;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const signingKey = (): Uint8Array =>
  eventKeyOf({ signingKey: server.server.keyring.purposeKey('built-in-payments').export() });

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly type: string | null;
}

async function send(
  body: string | Uint8Array<ArrayBuffer>,
  signature: string | null,
  more: RequestInit = {},
): Promise<Sent> {
  const answer = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    body,
    ...more,
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
      ...more.headers,
    },
  });
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
}

interface EventOptions {
  readonly id?: string;
  readonly kind?: 'checkout' | 'subscription' | 'invoice';
  readonly object?: string;
}
const eventOf = ({ id = `evt_${makeId()}`, kind = 'subscription', object = 'sub_unknown' }: EventOptions = {}) => ({
  id,
  body: writeEvent({ id, type: kind, object }),
});
const sign = (body: string | Uint8Array, at = clock.now(), key = signingKey()): string => signEvent(key, body, at);

/** What is kept of an event; null when nothing is. */
async function findEvent(id: string) {
  const row = await server.server.database.kysely
    .selectFrom('payment_events')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const refused = { code: 'bad_request', message: expect.any(String) as string, errors: {} };

async function expectRefused(body: string, signature: string | null, id: string): Promise<void> {
  const { status, text, type } = await send(body, signature);
  expect([status, JSON.parse(text), type]).toEqual([400, refused, 'application/json; charset=utf-8']);
  expect(text.toLowerCase()).not.toMatch(/sign|stamp|old|expired|webhook/);
  expect(await findEvent(id)).toBeNull();
}

describe('who may tell of payments', () => {
  it('is who signed: an event of the provider is kept and answered', async () => {
    const { id, body } = eventOf();
    expect(await send(body, sign(body))).toEqual({
      status: 200,
      text: '{"received":true}',
      type: 'application/json; charset=utf-8',
    });
    expect(await findEvent(id)).toMatchObject({ kind: 'subscription', object_id: 'sub_unknown', outcome: 'unknown' });
  });

  const now = (): string => String(Math.floor(clock.now() / 1000));
  const forgeries: readonly (readonly [name: string, forge: (body: string) => string | null])[] = [
    ['no signature', () => null],
    ['an empty one', () => ''],
    ['one of zeros', () => `t=${now()},v1=${'0'.repeat(64)}`],
    ['one with another secret', (body) => sign(body, clock.now(), randomBytes(32))],
    ['one of another body', () => sign(eventOf().body)],
    ['one cut short', (body) => sign(body).slice(0, -1)],
    ['one with another time beside it', (body) => sign(body).replace(/^t=\d+/, `t=${Number(now()) - 1}`)],
    ['one without its time', (body) => sign(body).replace(/^t=\d+,/, '')],
    ['another scheme', (body) => sign(body).replace('v1=', 'v0=')],
    ['one of six minutes ago', (body) => sign(body, clock.now() - 6 * minute)],
    ['one of a year ago', (body) => sign(body, clock.now() - 365 * day)],
    ['one from six minutes ahead', (body) => sign(body, clock.now() + 6 * minute)],
    ['text that is no header of theirs', () => 't=,v1=,v1=,t=\u00e9'],
    ['a very long one', () => `t=${'1'.repeat(6000)},v1=${'a'.repeat(6000)}`],
  ];
  it.each(forgeries)('is nobody with %s', async (_, forge) => {
    const { id, body } = eventOf();
    await expectRefused(body, forge(body), id);
  });

  it('is who signed less than five minutes ago or ahead', async () => {
    for (const away of [-4 * minute, 4 * minute]) {
      const { body } = eventOf();
      expect((await send(body, sign(body, clock.now() + away))).status).toBe(200);
    }
  });

  it('is nobody who changes a single byte, or sends the same words in other bytes', async () => {
    const { id, body } = eventOf();
    const signature = sign(body);
    for (const changed of [body.replace('sub_unknown', 'sub_unknowm'), `${body} `, ` ${body}`, `\ufeff${body}`])
      await expectRefused(changed, signature, id);
  });
});

describe('whatever else is sent', () => {
  it('is refused in JSON when it is not JSON, not even text, or nothing', async () => {
    for (const body of ['not json', '', '[]'.repeat(100), '{"__proto__":{"id":"x"}}'])
      expect((await send(body, null)).status).toBe(400);
    const bytes = new Uint8Array(randomBytes(500));
    for (const type of ['application/octet-stream', 'text/plain', 'multipart/form-data; boundary=x', 'a/b'])
      expect(await send(bytes, sign(eventOf().body), { headers: { 'content-type': type } })).toMatchObject({
        status: 400,
        type: 'application/json; charset=utf-8',
      });
  });

  it('is refused when it is huge, before it is looked at', async () => {
    const { status, text } = await send('x'.repeat(1024 * 1024 + 1), 't=1,v1=x');
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([413, 'payload_too_large']);
  });

  it('is not answered by another method', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await fetch(`${server.origin}${path}`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      expect(((await answer.json()) as { code: string }).code).toBe('method_not_allowed');
    }
  });

  it('leaves the other calls as strict about bodies as they were', async () => {
    const answer = await fetch(`${server.origin}/authentication_app/signin/`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(answer.status).toBe(415);
  });

  it('leaves nothing of itself in the log', async () => {
    const secret = 'evt_verysecretword';
    const { body } = eventOf({ id: secret, object: 'sub_verysecretobject' });
    await send(body, sign(body));
    await send(body, 't=1,v1=verysecretsignature');
    expect(server.logLines.join('')).not.toMatch(/verysecret/);
  });
});

async function buy(user: TestUser, plan: string): Promise<void> {
  const { accessToken: token } = user;
  const body = { subscription_plan: plan };
  const bought = await server.call('POST', '/subscription/buy_subscription/', { token, body });
  expect(await pay(String(bought.body['checkout_url']))).toContain('purchase=done');
}

const subscriptionOf = async (user: TestUser) => {
  const { store } = server.server.accounts;
  const account = await store.users.find(user.id);
  return store.billing.subscriptions.findCurrent(account?.personalTenantId ?? '');
};

describe('what is told', () => {
  it('counts once, however often it comes: the same event 50 times at once, and again later', async () => {
    const user = await server.createUser();
    await buy(user, 'individual');
    await waitForPlan(server, user, ({ state }) => state === 'active');
    const kept = await subscriptionOf(user);
    const { id, body } = eventOf({ object: kept?.providerId ?? '' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, sign(body))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await findEvent(id)).toMatchObject({ attempts: 1, outcome: 'settled' });
    clock.advance(minute);
    expect((await send(body, sign(body))).status).toBe(200);
    expect(await findEvent(id)).toMatchObject({ attempts: 1 });
    const begun = (await server.mailsTo(user.email, 2)).filter(({ subject }) => subject.includes('has begun'));
    expect(begun).toHaveLength(1);
  });

  it('is a plan once, when 50 different events tell of its payment at the same moment', async () => {
    const user = await server.createUser();
    await buy(user, 'individual');
    const { store } = server.server.accounts;
    const account = await store.users.find(user.id);
    const tenantId = account?.personalTenantId ?? '';
    const order = await store.billing.orders.findNewestOf(tenantId);
    const news = Array.from({ length: 50 }, () => eventOf({ kind: 'checkout', object: order?.providerId ?? '' }));
    const answers = await Promise.all(news.map(({ body }) => send(body, sign(body))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await store.billing.subscriptions.listRunning(tenantId)).toHaveLength(1);
    const begun = (await server.mailsTo(user.email, 2)).filter(({ subject }) => subject.includes('has begun'));
    expect(begun).toHaveLength(1);
  });

  it('is read from the provider: an old event does not undo a later change', async () => {
    const user = await server.createUser();
    const { accessToken: token } = user;
    await buy(user, 'individual');
    await waitForPlan(server, user, ({ state }) => state === 'active');
    const object = (await subscriptionOf(user))?.providerId ?? '';
    const old = [eventOf({ object }), eventOf({ object }), eventOf({ object })];
    await server.call('POST', '/subscription_app/cancel_subscription/', { token });
    // The newest first, the oldest last, and all of them late.
    for (const { body } of old.toReversed()) {
      clock.advance(second);
      expect((await send(body, sign(body))).status).toBe(200);
    }
    expect((await readPlan(server, user)).state).toBe('cancelled');
  });

  it('of an unknown customer, checkout or invoice is taken, and changes nothing', async () => {
    for (const kind of ['checkout', 'subscription', 'invoice'] as const) {
      const { id, body } = eventOf({ kind, object: `x_${makeId()}` });
      expect((await send(body, sign(body))).status).toBe(200);
      expect(await findEvent(id)).toMatchObject({ outcome: 'unknown' });
    }
  });

  it('of a kind that nobody here knows is taken as well', async () => {
    const body = JSON.stringify({ id: `evt_${makeId()}`, type: 'refund.created', object: 'x' });
    expect((await send(body, sign(body))).status).toBe(200);
  });
});

describe('an installation without plans', () => {
  it('has no such address', async () => {
    const without = await startTestServer({ settings: { BILLING: 'off' } });
    try {
      const answer = await fetch(`${without.origin}${path}`, { method: 'POST', body: '{}' });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
    } finally {
      await without.stop();
    }
  });
});
