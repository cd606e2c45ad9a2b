import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../lib/subscription.ts';
import type { Return } from './use-return.ts';
import { returnWords } from './return-notice.tsx';

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
};
const done = (state: Extract<Return, { kind: 'done' }>['state'], wasOpen = false): Return => ({
  kind: 'done',
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
    expect(returnWords({ kind: 'left' }, active)[0]).toBe('Nothing was bought.');
  });

  it('is calm about news that takes long', () => {
    const words = returnWords(done('later'), undefined).join(' ');
    expect(words).toContain('is being confirmed');
    expect(words).toContain('a mail tells you');
  });
});
