import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { v7 as makeId } from 'uuid';
import { mountCheckout } from '../areas/checkout/mount-checkout.ts';
import { judgeStripeKey, judgeWebhookSecret } from '../config/billing-rules.ts';
import { readSecretFile } from '../config/read-named-file.ts';
import { SettingError } from '../config/setting.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Job } from '../jobs/job-runner.ts';
import { createBuiltInPaymentsJob } from '../jobs/run-built-in-payments.ts';
import { createBuiltInPayments } from '../payments/built-in.ts';
import type { Payments } from '../payments/payments.ts';
import { createBuiltInStore } from '../store/billing/built-in-store.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';

/** Who takes the money, and what only a provider of our own needs: pages and work. */
export interface BillingRooms {
  /** Null with `BILLING=off`. */
  readonly payments: Payments | null;
  readonly jobs: readonly Job[];
  /** Pages of the built-in checkout; none with another provider. */
  readonly checkoutPages: readonly ((app: FastifyInstance, limits: RateLimits, devKey: string | null) => void)[];
}

export interface BillingWiring {
  readonly publicUrl: () => string;
  /** Brings a signed event to our own webhook, as an HTTP request from outside would come. @returns its status */
  readonly deliver: (body: string, signature: string) => Promise<number>;
  readonly nudgeProvider: () => void;
}

/** Payments as the settings choose them. @throws SettingError when a file that they name cannot be read. */
export async function wireBilling(
  options: ServerOptions,
  ground: Ground,
  wiring: BillingWiring,
): Promise<BillingRooms> {
  switch (options.settings.BILLING) {
    case 'off':
      return { payments: null, jobs: [], checkoutPages: [] };
    case 'stripe':
      return { payments: await wireStripe(options, ground), jobs: [], checkoutPages: [] };
    case 'built-in':
      return wireBuiltIn(options, ground, wiring);
  }
}

function wireBuiltIn(
  { logger, settings }: ServerOptions,
  { database, keyring, clock }: Ground,
  { publicUrl, deliver, nudgeProvider }: BillingWiring,
): BillingRooms {
  const provider = createBuiltInPayments({
    documents: createBuiltInStore(database),
    clock,
    newId: makeId,
    publicUrl,
    deliver,
    signingKey: keyring.purposeKey('built-in-payments').export(),
    graceDays: settings.GRACE_DAYS,
    nudge: nudgeProvider,
    log: logger,
  });
  return {
    payments: provider.payments,
    jobs: [createBuiltInPaymentsJob(provider)],
    checkoutPages: [
      (app, limits, devKey) => mountCheckout(app, { checkouts: provider.checkouts, clock, limits, devKey }),
    ],
  };
}

async function wireStripe({ settings, root }: ServerOptions, { clock }: Ground): Promise<Payments> {
  const read = (name: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'): string => {
    const file = settings[`${name}_FILE`];
    if (settings[name] !== null || file === null) return settings[name] ?? '';
    return readSecretFile(`${name}_FILE`, resolve(root, file));
  };
  const secretKey = read('STRIPE_SECRET_KEY');
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET');
  // What stands in a file is judged as what stands in a setting.
  const wrong = judgeStripeKey(settings, secretKey) ?? judgeWebhookSecret(webhookSecret);
  if (wrong !== null) throw new SettingError(wrong);
  // Some forty megabytes that nobody else has to load.
  const { createStripePayments } = await import('../payments/stripe.ts');
  return createStripePayments({
    secretKey,
    webhookSecret,
    apiUrl: settings.STRIPE_API_URL,
    clock,
  });
}

/** Brings events of the built-in provider to the webhook through the whole HTTP pipeline, also where it speaks TLS. */
export function createDelivery(): {
  readonly deliver: BillingWiring['deliver'];
  readonly connect: (app: FastifyInstance) => void;
} {
  let target: FastifyInstance | null = null;
  return {
    connect: (app) => {
      target = app;
    },
    deliver: async (body, signature) => {
      // Before the server listens: the news wait a second.
      if (target === null) return 503;
      const answer = await target.inject({
        method: 'POST',
        url: '/subscription_app/webhook/',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature, host: 'localhost' },
        payload: body,
      });
      return answer.statusCode;
    },
  };
}
