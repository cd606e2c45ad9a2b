import { describe, expect, it } from 'vitest';
import { sayCancelled, sayResumed } from './change-words.ts';

const march = new Date(2024, 2, 5, 23, 59, 0);

describe('what is said of a change', () => {
  it('names the day of the place where it is read', () => {
    const cancelled = { subscription_expires_on: march.toISOString() };
    expect(sayCancelled(cancelled, march.getTime() - 3_600_000)).toBe(
      'Subscription cancelled. It goes on until March 05, 2024.',
    );
    // Ended at once, by a browser whose clock is a little late.
    for (const late of [0, 60_000]) expect(sayCancelled(cancelled, march.getTime() - late)).toContain('It has ended');
    expect(sayResumed({ renews_on: march.toISOString() })).toBe('Subscription resumed. It renews on March 05, 2024.');
  });

  it('does without a day that is not known', () => {
    expect(sayResumed(null)).toBe('Subscription resumed.');
    expect(sayResumed({ renews_on: null })).toBe('Subscription resumed.');
  });
});
