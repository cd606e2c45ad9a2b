import { isLoopbackHost } from './loopback.ts';
import type { Settings } from './settings.ts';

type Rule = { readonly breaks: (s: Settings) => boolean; readonly sentence: (s: Settings) => string };

const withStripe = (breaks: Rule['breaks'], sentence: string): Rule => ({
  breaks: (s) => s.BILLING === 'stripe' && breaks(s),
  sentence: () => sentence,
});

const both = (name: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'): Rule => ({
  breaks: (s) => s[name] !== null && s[`${name}_FILE`] !== null,
  sentence: () => `${name} and ${name}_FILE are both set; keep one of them.`,
});

const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_SECRET_KEY_FILE',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_FILE',
  'STRIPE_API_URL',
] as const;

/** Who takes the money, and what belongs to that (product decisions, section 6). */
export const billingRules: readonly Rule[] = [
  {
    breaks: (s) => s.NODE_ENV === 'production' && s.BILLING === 'built-in',
    sentence: () =>
      'BILLING is built-in, whose checkout takes test cards only; production needs BILLING=stripe with a Stripe account, or BILLING=off.',
  },
  {
    breaks: (s) => s.BILLING !== 'stripe' && stripeSettings.some((name) => s[name] !== null),
    sentence: (s) =>
      `${stripeSettings.find((name) => s[name] !== null) ?? ''} is set, but BILLING is ${s.BILLING}; set BILLING=stripe, or take it away.`,
  },
  both('STRIPE_SECRET_KEY'),
  both('STRIPE_WEBHOOK_SECRET'),
  withStripe(
    (s) => s.STRIPE_SECRET_KEY === null && s.STRIPE_SECRET_KEY_FILE === null,
    'STRIPE_SECRET_KEY (or STRIPE_SECRET_KEY_FILE) is missing; BILLING=stripe needs a key of the Stripe account.',
  ),
  withStripe(
    (s) => s.STRIPE_WEBHOOK_SECRET === null && s.STRIPE_WEBHOOK_SECRET_FILE === null,
    'STRIPE_WEBHOOK_SECRET (or STRIPE_WEBHOOK_SECRET_FILE) is missing; without it nothing that Stripe tells can be believed.',
  ),
  withStripe(
    (s) => s.STRIPE_API_URL !== null && !isLoopbackHost(new URL(s.STRIPE_API_URL).hostname.replace(/^\[|\]$/g, '')),
    'STRIPE_API_URL must be an address of this machine; take it away to use Stripe itself.',
  ),
  {
    breaks: (s) => s.STRIPE_SECRET_KEY !== null && judgeStripeKey(s, s.STRIPE_SECRET_KEY) !== null,
    sentence: (s) => judgeStripeKey(s, s.STRIPE_SECRET_KEY ?? '') ?? '',
  },
  {
    breaks: (s) => s.STRIPE_WEBHOOK_SECRET !== null && judgeWebhookSecret(s.STRIPE_WEBHOOK_SECRET) !== null,
    sentence: (s) => judgeWebhookSecret(s.STRIPE_WEBHOOK_SECRET ?? '') ?? '',
  },
];

/**
 * What is wrong with a key, in one sentence without the key; null when it fits. A live key takes people's money, and a
 * test key takes nobody's, so neither stands where the other is meant.
 */
export function judgeStripeKey(
  settings: Pick<Settings, 'NODE_ENV' | 'ALLOW_TEST_PAYMENTS' | 'STRIPE_API_URL'>,
  key: string,
): string | null {
  const mode = /^[sr]k_(live|test)_\w+$/.exec(key)?.[1];
  if (mode === undefined)
    return 'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, which begins with sk_live_, rk_live_, sk_test_ or rk_test_.';
  const isProduction = settings.NODE_ENV === 'production';
  if (mode === 'test' && isProduction && !settings.ALLOW_TEST_PAYMENTS)
    return 'STRIPE_SECRET_KEY is a test key, with which nobody pays; production needs a live key, or ALLOW_TEST_PAYMENTS=yes if you are trying things out.';
  if (mode === 'live' && !isProduction)
    return 'STRIPE_SECRET_KEY is a live key, which takes people’s money, but this is a development server; use a test key, or set NODE_ENV=production.';
  if (mode === 'live' && settings.STRIPE_API_URL !== null)
    return 'STRIPE_API_URL is for trying things out, and STRIPE_SECRET_KEY is a live key; keep one of them.';
  return null;
}

/** What is wrong with the secrets of the webhook, without them; null when they fit. */
export function judgeWebhookSecret(secrets: string): string | null {
  const isFine = secrets.split(',').every((secret) => /^whsec_[\w+/=-]+$/.test(secret.trim()));
  return isFine
    ? null
    : 'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint, which begins with whsec_ (several with commas between while one is exchanged).';
}
