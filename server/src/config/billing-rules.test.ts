import { describe, expect, it } from 'vitest';
import { SettingError } from './setting.ts';
import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://notes.example.org/',
  INSTALLATION_KEY: 'x',
  ALLOW_EMBEDDED_MAIL: 'yes',
} as const;

const stripe = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_hidden',
  STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
} as const;

const live = { ...production, ...stripe, STRIPE_SECRET_KEY: 'rk_live_hidden' } as const;

const testKey =
  'STRIPE_SECRET_KEY is a test key, with which nobody pays; production needs a live key, or ALLOW_TEST_PAYMENTS=yes if you are trying things out.';
const noKey =
  'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, which begins with sk_live_, rk_live_, sk_test_ or rk_test_.';
const noSecret =
  'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint, which begins with whsec_ (several with commas between while one is exchanged).';
const elsewhere = 'STRIPE_API_URL must be an address of this machine; take it away to use Stripe itself.';

describe('settings of who takes the money', () => {
  it.each<[Record<string, string>, string]>([
    [
      production,
      'BILLING is built-in, whose checkout takes test cards only; production needs BILLING=stripe with a Stripe account, or BILLING=off.',
    ],
    [
      { ...stripe, STRIPE_SECRET_KEY: '' },
      'STRIPE_SECRET_KEY (or STRIPE_SECRET_KEY_FILE) is missing; BILLING=stripe needs a key of the Stripe account.',
    ],
    [
      { ...stripe, STRIPE_WEBHOOK_SECRET: '' },
      'STRIPE_WEBHOOK_SECRET (or STRIPE_WEBHOOK_SECRET_FILE) is missing; without it nothing that Stripe tells can be believed.',
    ],
    [
      { ...stripe, STRIPE_SECRET_KEY_FILE: 'key' },
      'STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set; keep one of them.',
    ],
    [
      { ...stripe, STRIPE_WEBHOOK_SECRET_FILE: 'secret' },
      'STRIPE_WEBHOOK_SECRET and STRIPE_WEBHOOK_SECRET_FILE are both set; keep one of them.',
    ],
    ...(['built-in', 'off'] as const).map((BILLING): [Record<string, string>, string] => [
      { ...stripe, BILLING },
      `STRIPE_SECRET_KEY is set, but BILLING is ${BILLING}; set BILLING=stripe, or take it away.`,
    ]),
    [
      { STRIPE_API_URL: 'http://127.0.0.1:12111' },
      'STRIPE_API_URL is set, but BILLING is built-in; set BILLING=stripe, or take it away.',
    ],
    ...['https://api.stripe.com', 'http://10.0.0.5:12111', 'http://127.0.0.1.example.org'].map(
      (STRIPE_API_URL): [Record<string, string>, string] => [{ ...stripe, STRIPE_API_URL }, elsewhere],
    ),
    ...['hidden', 'pk_test_hidden', 'whsec_hidden', 'sk_test_', 'sk_test_a b', 'SK_TEST_hidden'].map(
      (STRIPE_SECRET_KEY): [Record<string, string>, string] => [{ ...stripe, STRIPE_SECRET_KEY }, noKey],
    ),
    ...['hidden', 'sk_test_hidden', 'whsec_hidden,', 'whsec_hidden;whsec_other', 'whsec_'].map(
      (STRIPE_WEBHOOK_SECRET): [Record<string, string>, string] => [{ ...stripe, STRIPE_WEBHOOK_SECRET }, noSecret],
    ),
    ...['sk_test_hidden', 'rk_test_hidden'].map((STRIPE_SECRET_KEY): [Record<string, string>, string] => [
      { ...live, STRIPE_SECRET_KEY },
      testKey,
    ]),
    [
      { ...stripe, STRIPE_SECRET_KEY: 'sk_live_hidden' },
      'STRIPE_SECRET_KEY is a live key, which takes people’s money, but this is a development server; use a test key, or set NODE_ENV=production.',
    ],
    [
      { ...live, STRIPE_API_URL: 'http://127.0.0.1:12111' },
      'STRIPE_API_URL is for trying things out, and STRIPE_SECRET_KEY is a live key; keep one of them.',
    ],
  ])('stop the start when they are wrong: %j', (environment, sentence) => {
    expect(sentence).not.toContain('hidden');
    expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
  });

  it.each<Record<string, string>>([
    { ...production, BILLING: 'off' },
    live,
    { ...live, STRIPE_SECRET_KEY: 'sk_live_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two' },
    { ...live, STRIPE_SECRET_KEY: '', STRIPE_SECRET_KEY_FILE: 'key' },
    { ...live, STRIPE_SECRET_KEY: 'sk_test_hidden', ALLOW_TEST_PAYMENTS: 'yes' },
    { ...stripe, STRIPE_API_URL: 'http://[::1]:12111' },
    { BILLING: 'built-in' },
  ])('are taken when they fit together: %j', (environment) => {
    expect(readSettings(environment).BILLING).toBe(environment['BILLING'] ?? 'stripe');
  });
});
