import { describe, expect, it } from 'vitest';
import type { Subscription } from './subscription.ts';
import {
  expiryWords,
  formatCents,
  formatExactCents,
  peopleWords,
  planDialogFor,
  planTitle,
  pricePhrase,
  standingSentence,
} from './subscription-words.ts';

const march = new Date(2024, 2, 5, 14, 3, 9).toISOString();
const april = new Date(2024, 3, 5, 14, 3, 9).toISOString();

const active: Subscription = {
  state: 'active',
  plan: 'individual',
  plan_name: 'Individual',
  amount: 6500,
  currency: 'USD',
  interval: 'month',
  seats: 1,
  seats_taken: 1,
  expires_on: march,
  renews_on: march,
  grace_ends_on: null,
  trial_ends_on: null,
  may_write: true,
  payer: null,
  may_buy: true,
  is_purchase_open: false,
  company_invites: false,
  last_purchase: null,
};
const trial: Subscription = {
  ...active,
  state: 'trial',
  plan: null,
  plan_name: null,
  amount: null,
  interval: null,
  expires_on: null,
  renews_on: null,
  trial_ends_on: march,
};
const pastDue: Subscription = { ...active, state: 'past_due', renews_on: null, grace_ends_on: april };
const cancelled: Subscription = { ...active, state: 'cancelled', renews_on: null };
const expired: Subscription = { ...active, state: 'expired', renews_on: null };
const none: Subscription = { ...trial, state: 'none', trial_ends_on: null };
const trialOver: Subscription = { ...none, trial_ends_on: march };

describe('amounts', () => {
  it.each([
    [6500, '$65', '$65.00'],
    [1299, '$12.99', '$12.99'],
    [9960, '$99.60', '$99.60'],
    [65_000, '$650', '$650.00'],
    [4_900_000, '$49,000', '$49,000.00'],
    [5, '$0.05', '$0.05'],
    [0, '$0', '$0.00'],
  ])('%i cents are %s, and exactly %s', (cents, short, exact) => {
    expect(formatCents(cents)).toBe(short);
    expect(formatExactCents(cents)).toBe(exact);
  });

  it('tell a credit from a charge', () => {
    expect(formatExactCents(-6500)).toBe('−$65.00');
  });
});

describe('a plan in words', () => {
  it.each([
    [active, 'Individual', '$65 per month', 'March 05, 2024 14:03:09'],
    [
      { ...active, plan_name: 'Annual Plan', amount: 9960, interval: 'year' as const },
      'Annual Plan',
      '$99.60 per year',
      'March 05, 2024 14:03:09',
    ],
    [trial, 'Free trial', null, 'March 05, 2024 14:03:09'],
    [pastDue, 'Individual', '$65 per month', 'April 05, 2024 14:03:09'],
    [cancelled, 'Individual', null, 'March 05, 2024 14:03:09'],
    [expired, 'Individual', null, 'March 05, 2024 14:03:09'],
    [none, 'No plan', null, 'None'],
    [trialOver, 'Free trial ended', null, 'March 05, 2024 14:03:09'],
  ])('%# is called, priced and dated', (subscription, title, price, expiry) => {
    expect(planTitle(subscription)).toBe(title);
    expect(pricePhrase(subscription)).toBe(price);
    expect(expiryWords(subscription)).toBe(expiry);
  });

  it.each([
    [active, 'It renews by itself on March 05, 2024 for $65.'],
    [trial, 'The free trial runs until March 05, 2024. Nothing is charged when it ends.'],
    [cancelled, 'It was cancelled and runs until March 05, 2024. Nothing more is charged.'],
  ])('%# says how it stands', (subscription, sentence) => {
    expect(standingSentence(subscription)).toBe(sentence);
  });

  it('says of a failed payment until when all goes on, and of an ended plan what stays', () => {
    expect(standingSentence(pastDue)).toContain('Everything goes on as ever until April 05, 2024');
    expect(standingSentence(expired)).toContain('It ended on March 05, 2024.');
    expect(standingSentence(trialOver)).toContain('Your free trial ended on March 05, 2024.');
    expect(standingSentence({ ...trialOver, may_buy: false })).toContain('The free trial ended on March 05, 2024.');
    for (const over of [expired, none, trialOver]) expect(standingSentence(over)).toContain('exporting and deleting');
  });

  it('never shows a word of the wire', () => {
    for (const one of [active, trial, pastDue, cancelled, expired, none, trialOver])
      expect(`${planTitle(one)} ${standingSentence(one)} ${expiryWords(one)}`).not.toMatch(/_|null|undefined|Invalid/);
  });

  it('counts people and chooses the dialog', () => {
    expect(peopleWords({ seats: 10, seats_taken: 7 })).toBe('7 of 10 users');
    expect(peopleWords({ seats: 1, seats_taken: 1 })).toBe('1 of 1 user');
    expect(planDialogFor({ account_type: 'company' })).toBe('seats');
    expect(planDialogFor({ account_type: 'individual' })).toBe('choose');
  });
});
