import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createMovingClock, day } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';
import { makeTestCertificate } from '../testing/test-certificate.ts';

const someToken = 'x'.repeat(43);

describe('who takes the money', () => {
  it('is the built-in provider, with its pages', async () => {
    const server = await startTestServer();
    expect(server.server.payments?.name).toBe('built-in');
    expect([...(server.server.payments?.origins() ?? [])]).toEqual([server.origin]);
    const page = await fetch(`${server.origin}/checkout/${someToken}`);
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('There is no such page')]);
    expect((await fetch(`${server.origin}/api/checkout.css`)).status).toBe(200);
    await server.stop();
  });

  it.each([
    ['stripe', { BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_made_up', STRIPE_WEBHOOK_SECRET: 'whsec_made_up' }],
    ['off', { BILLING: 'off' }],
  ])('mounts no page of the built-in one with %s', async (_, settings) => {
    const server = await startTestServer({ settings });
    for (const path of ['', '/bank'])
      for (const method of ['GET', 'POST']) {
        for (const page of [`/checkout/${someToken}`, `/checkout/card/${someToken}`]) {
          const answer = await fetch(`${server.origin}${page}${path}`, { method });
          expect(answer.status, `${method} ${page}${path}`).toBe(method === 'GET' ? 503 : 404);
        }
      }
    expect((await fetch(`${server.origin}/api/checkout.css`)).status).toBe(404);
    await server.stop();
  });
});

/** Opens a checkout that no order of ours stands behind, and pays it; the webhook is told of it all the same. */
async function payOne({ server }: TestServer, card = 'accepted'): Promise<string> {
  const { payments } = server;
  if (payments === null) throw new Error('There are no payments.');
  const tenantId = uuidv7();
  const customerId = await payments.openCustomer({ tenantId, email: 'dana@clinic.example' });
  const purchase = { kind: 'start', plan: { plan: 'individual', seats: 1 }, credit: 0 } as const;
  const addresses = { successUrl: `${server.origin}/done`, cancelUrl: `${server.origin}/left` };
  const { id, url } = await payments.openCheckout({ orderId: uuidv7(), customerId, tenantId, purchase, ...addresses });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' };
  const sent = { method: 'POST', url: new URL(url).pathname, headers, payload: `card=${card}` } as const;
  expect((await server.app.inject(sent)).statusCode).toBe(303);
  return (await payments.readCheckout(id))?.subscriptionId ?? '';
}

describe('a plan that nobody pays at the built-in provider', () => {
  it('ends with the grace of the installation, and not before', async () => {
    const clock = createMovingClock();
    const server = await startTestServer({ clock, settings: { GRACE_DAYS: '20' } });
    const id = await payOne(server, 'declined_at_renewal');
    const read = async () => server.server.payments?.readSubscription(id);
    const due = (await read())?.periodEnd ?? 0;
    clock.advance(due - clock.now() + 20 * day - 1000);
    expect((await read())?.status).toBe('past_due');
    clock.advance(1000);
    expect(await read()).toMatchObject({ status: 'ended', endedAt: due + 20 * day });
    await server.stop();
  });
});

describe('news of the built-in provider', () => {
  const readInbox = async ({ server }: TestServer): Promise<readonly string[]> => {
    const rows = await server.database.kysely.selectFrom('payment_events').selectAll().execute();
    return rows.map(({ kind }) => kind).toSorted();
  };

  const expectNews = (server: TestServer): Promise<void> =>
    vi.waitFor(async () => expect(await readInbox(server)).toEqual(['checkout', 'invoice', 'subscription']), {
      timeout: 60_000,
      interval: 20,
    });

  it('reach the webhook by themselves', async () => {
    const server = await startTestServer();
    await payOne(server);
    await expectNews(server);
    expect(server.logLines.join('')).toContain('"route":"/subscription_app/webhook/","status":200');
    await server.stop();
  });

  it('reach it where the server speaks TLS', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'notewright-tls-'));
    const { cert, key } = makeTestCertificate();
    const settings = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
    await Promise.all([writeFile(settings.TLS_CERT, cert), writeFile(settings.TLS_KEY, key)]);
    const server = await startTestServer({ settings });
    expect(server.origin).toMatch(/^https:/);
    await payOne(server);
    await expectNews(server);
    await server.stop();
    await rm(folder, { recursive: true });
  });
});
