import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Payer } from '../store/billing/payer-store.ts';
import { planTable } from './plan-table.ts';

/** A plan as a mail tells of it. Times are epoch milliseconds, amounts cents. */
export interface PlanNotice {
  /** Null for an individual. */
  readonly companyName: string | null;
  readonly planName: string;
  readonly seats: number;
  /** Of one renewal. */
  readonly amount: number;
  readonly interval: 'month' | 'year';
  /** Until when it is paid for. */
  readonly periodEnd: number;
}

/** A plan's name within a sentence: "Individual plan", "Company Plan". */
export function namePlan(plan: StoredSubscription['plan']): string {
  const name = String(planTable[plan].name);
  return name.endsWith('Plan') ? name : `${name} plan`;
}

/** What mails say of a plan. */
export function describePlan(
  subscription: StoredSubscription,
  { companyName }: Pick<Payer, 'companyName'>,
): PlanNotice {
  const { plan, seats, amount, periodEnd } = subscription;
  const { interval } = planTable[plan];
  return { companyName, planName: namePlan(plan), seats, amount, interval, periodEnd };
}
