import { describe, expect, it } from 'vitest';
import { judgeReturn } from './judge-return.ts';

const open = { state: 'none', is_purchase_open: true } as const;
const bought = { state: 'active', is_purchase_open: false } as const;
const without = { state: 'expired', is_purchase_open: false } as const;

describe('a return from the checkout', () => {
  it('waits for the news of the payment, up to a minute', () => {
    expect(judgeReturn(open, 0)).toBe('waiting');
    expect(judgeReturn(open, 59_999)).toBe('waiting');
    expect(judgeReturn(open, 60_000)).toBe('later');
  });

  it('is confirmed by a running plan alone', () => {
    expect(judgeReturn(bought, 0)).toBe('confirmed');
    expect(judgeReturn({ ...bought, state: 'cancelled' }, 0)).toBe('confirmed');
    for (const state of ['none', 'trial', 'past_due', 'expired'] as const)
      expect(judgeReturn({ ...without, state }, 5000)).toBe('nothing');
  });

  it('never takes the plan before for the one that is being bought', () => {
    expect(judgeReturn({ ...bought, is_purchase_open: true }, 10_000)).toBe('waiting');
    expect(judgeReturn({ ...bought, is_purchase_open: true }, 60_000)).toBe('later');
  });

  it('says that there is nothing when nobody knows of a purchase, and not in the first moment', () => {
    expect(judgeReturn(without, 0)).toBe('waiting');
    expect(judgeReturn(without, 3000)).toBe('nothing');
  });

  it('goes on asking while the server cannot be reached', () => {
    expect(judgeReturn(null, 20_000)).toBe('waiting');
    expect(judgeReturn(null, 60_000)).toBe('later');
  });
});
