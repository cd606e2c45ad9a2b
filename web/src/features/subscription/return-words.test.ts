import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../api/account/subscription.ts';
import type { Return } from './use-return.ts';
import { recentPurchase, returnWords } from './return-words.ts';

const active: Subscription = {
  state: 'active',
  plan: 'individual',
  plan_name: 'Individual',
  amount: 6500,
  currency: 'USD',
  interval: 'month',
  seats: 1,
  seats_taken: 1,
  expires_on: '2024-03-05T12:00:00.000Z',
  renews_on: '2024-03-05T12:00:00.000Z',
  grace_ends_on: null,
  trial_ends_on: null,
  may_write: true,
  payer: null,
  may_buy: true,
  is_purchase_open: false,
  company_invites: false,
  last_purchase: null,
};
const now = Date.parse('2024-02-05T12:00:00.000Z');
const bought = {
  plan: 'individual',
  plan_name: 'Individual',
  seats_added: 0,
  made_company: false,
  settled_on: '2024-02-05T11:59:00.000Z',
} as const;
const done = (state: Extract<Return, { kind: 'done' }>['state'], wasOpen = false): Return => ({
  kind: 'done',
  at: now,
  state,
  wasOpen,
  standing: 'active',
});

describe('what is said after a checkout', () => {
  it('thanks for a payment only when that was seen to be confirmed', () => {
    expect(returnWords(done('confirmed', true), active).join(' ')).toContain('Your payment is confirmed.');
    expect(returnWords(done('confirmed'), active).join(' ')).toBe(
      'Your plan is active. Individual. It renews by itself on March 05, 2024 for $65.',
    );
    for (const state of ['waiting', 'nothing', 'later'] as const)
      expect(returnWords(done(state, true), active).join(' ')).not.toMatch(/thank|is confirmed\.|active/i);
  });

  it('says that nothing was bought when the checkout was left', () => {
    expect(returnWords({ kind: 'left', at: now }, active)[0]).toBe('Nothing was bought.');
  });

  it('is calm about news that takes long', () => {
    const words = returnWords(done('later'), undefined).join(' ');
    expect(words).toContain('is being confirmed');
    expect(words).toContain('a mail tells you');
  });

  it('thanks for a payment that was confirmed before the page could ask', () => {
    expect(returnWords(done('confirmed'), { ...active, last_purchase: bought }).join(' ')).toBe(
      'Thank you. Your payment is confirmed. Individual. It renews by itself on March 05, 2024 for $65.',
    );
  });

  it('says of added users how many there are now', () => {
    const company = { ...active, plan: 'company', plan_name: 'Company Plan', amount: 79_700, seats: 13 } as const;
    const seats = (added: number) => ({ ...company, last_purchase: { ...bought, seats_added: added } });
    expect(returnWords(done('confirmed'), seats(3))[1]).toBe(
      '3 users were added: your plan is for 13 users now. It renews by itself on March 05, 2024 for $797.',
    );
    expect(returnWords(done('confirmed'), seats(1))[1]).toContain('1 user was added');
  });

  it('does not deny what was just bought in another tab', () => {
    const words = returnWords({ kind: 'left', at: now }, { ...active, last_purchase: bought }).join(' ');
    expect(words).not.toContain('Nothing was bought');
    expect(words).toContain('What you bought a moment ago stands: Individual.');
  });

  it('takes a purchase for news for ten minutes', () => {
    const settled = (minutes: number) => ({
      ...active,
      last_purchase: { ...bought, settled_on: new Date(now - minutes * 60_000).toISOString() },
    });
    for (const minutes of [-2, 0, 9]) expect(recentPurchase(done('confirmed'), settled(minutes))).not.toBeNull();
    for (const minutes of [-11, 10, 5000]) expect(recentPurchase(done('confirmed'), settled(minutes))).toBeNull();
    expect(returnWords(done('confirmed'), settled(5000))[0]).toBe('Your plan is active.');
    expect(returnWords({ kind: 'left', at: now }, settled(5000))[0]).toBe('Nothing was bought.');
  });
});
