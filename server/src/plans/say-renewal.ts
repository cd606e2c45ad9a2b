import type { PlanRenewal } from './plan-count.ts';
import { formatAmount } from './format-amount.ts';
import { nameDay } from '../kernel/name-day.ts';

/** What a plan that runs costs from its next renewal on, for who pays to have more people in it. */
export function sayRenewal({ amount, interval, seats, on }: PlanRenewal): string {
  const users = `${seats} ${seats === 1 ? 'user' : 'users'}`;
  return `From ${nameDay(on)} your plan renews for ${formatAmount(amount)} for ${users}, every ${interval} until you cancel.`;
}
