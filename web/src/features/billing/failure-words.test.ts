import { describe, expect, it } from 'vitest';
import { CallProblem } from '../../api/call.ts';
import { networkProblem, unreadableProblem } from '../../api/call-problem.ts';
import { describeFailure } from './failure-words.ts';

const said = new CallProblem('plan_held', 409, 'You have this plan already.');
const unreadable = unreadableProblem(502);
const network = networkProblem();

describe('a purchase that failed (specification section 8)', () => {
  it.each(['one', 'two'] as const)('of the plan %s says what Plans say, and why', (plan) => {
    expect(describeFailure(plan, null)).toEqual({ plan, sentence: 'Upgrade failed. Please try again.', reason: null });
    expect(describeFailure(plan, said)).toEqual({
      plan,
      sentence: 'Failed to upgrade. Please try again.',
      reason: 'You have this plan already.',
    });
    expect(describeFailure(plan, network).sentence).toBe('Failed to upgrade. Please try again.');
    expect(describeFailure(plan, network).reason).toBe(network.message);
    expect(describeFailure(plan, new Error('a fault of ours')).reason).toBeNull();
  });

  it('of Individual always says the same, and why', () => {
    for (const error of [null, said, network, unreadable, new Error('x')])
      expect(describeFailure('individual', error).sentence).toBe(
        'Failed to process individual subscription. Please try again.',
      );
    expect(describeFailure('individual', said).reason).toBe(said.message);
    expect(describeFailure('individual', null).reason).toBeNull();
  });

  it('of Company says what the server said, once', () => {
    expect(describeFailure('company', said)).toEqual({ plan: 'company', sentence: said.message, reason: null });
    expect(describeFailure('company', null).sentence).toBe('Upgrade failed. Please try again.');
    expect(describeFailure('company', network)).toEqual({
      plan: 'company',
      sentence: 'Failed to upgrade. Please try again.',
      reason: network.message,
    });
  });

  it('of users says what the server said, or that the payment failed', () => {
    expect(describeFailure('custom', said)).toEqual({ plan: 'custom', sentence: said.message, reason: null });
    for (const error of [null, network, unreadable, new Error('x')])
      expect(describeFailure('custom', error).sentence).toBe('Failed to process payment. Please try again.');
    expect(describeFailure('custom', unreadable).reason).toBe(unreadable.message);
    const refused = new CallProblem('validation_failed', 422, 'Please check what you entered.', {
      errors: { user_count: ['A company has at most 10,000 users; yours has 9,999.'] },
    });
    expect(describeFailure('custom', refused)).toEqual({
      plan: 'custom',
      sentence: 'A company has at most 10,000 users; yours has 9,999.',
      reason: null,
    });
  });
});
