import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';
import { startTestStripeServer } from '../testing/stripe-server.ts';
import type { TestStripeServer } from '../testing/stripe-server.ts';

let folder: string;
let stripe: TestStripeServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notewright-stripe-'));
  stripe = await startTestStripeServer({ clock: createMovingClock() });
});
afterAll(async () => {
  await stripe.stop();
  await rm(folder, { recursive: true });
});

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

function start(key: string, secret: string): Promise<TestServer> {
  return startTestServer({
    settings: {
      BILLING: 'stripe',
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY_FILE: key,
      STRIPE_WEBHOOK_SECRET_FILE: secret,
    },
  });
}

describe('Stripe by its settings', () => {
  it('takes its secrets from files, and says that it is there', async () => {
    const [secret] = stripe.webhookSecrets;
    const server = await start(
      await write('key', `${stripe.secretKey}\n`),
      await write('webhook', `whsec_old, ${secret ?? ''}\n`),
    );
    expect((await server.call('GET', '/readyz')).body['payments']).toBe('stripe');
    const { accessToken: token } = await server.createUser();
    const body = { subscription_plan: 'individual' };
    const bought = await server.call('POST', '/subscription/buy_subscription/', { token, body });
    expect(new URL(String(bought.body['checkout_url'])).origin).toBe('https://checkout.stripe.com');
    stripe.pay([...stripe.books.sessions.keys()].at(-1) ?? '');
    const deliveries = await stripe.deliver(`${server.origin}/subscription_app/webhook/`);
    expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set([200]));
    const subscription = await server.call('GET', '/subscription_app/subscription/', { token });
    expect(subscription.body['state']).toBe('active');
    await server.stop();
  });

  it.each([
    ['a key for pages', 'pk_test_hidden', 'whsec_hidden', /^STRIPE_SECRET_KEY must be a secret or restricted key/],
    ['a live key in development', 'sk_live_hidden', 'whsec_hidden', /^STRIPE_SECRET_KEY is a live key/],
    ['nothing', '', 'whsec_hidden', /^STRIPE_SECRET_KEY must be/],
    ['a key in the place of the secret', 'sk_test_hidden', 'sk_test_hidden', /^STRIPE_WEBHOOK_SECRET must be/],
  ])('does not start on files with %s', async (_, key, secret, sentence) => {
    const started = start(await write('key', key), await write('webhook', secret));
    await expect(started).rejects.toThrow(sentence);
    await expect(started).rejects.not.toThrow(/hidden/);
  });

  it('does not start on a file that cannot be read', async () => {
    await expect(start(join(folder, 'none'), join(folder, 'none'))).rejects.toThrow(
      /^STRIPE_SECRET_KEY_FILE names a file that cannot be read; set it to the path of a file that this account may read\.$/,
    );
  });
});
