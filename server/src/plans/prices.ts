import type { PlanCount } from './plan-count.ts';
import { formatDollars, planTable } from './plan-table.ts';

/** The smallest amount that a card can be charged with (cents), at every provider that we know. */
export const smallestCharge = 50;

/** Seats beyond those that a plan's own amount includes. */
export function countExtraSeats({ plan, seats }: PlanCount): number {
  const { includedSeats, perSeat } = planTable[plan];
  return perSeat === null ? 0 : Math.max(0, seats - includedSeats);
}

/** Cents of one interval. */
export function renewalAmount(count: PlanCount): number {
  return planTable[count.plan].amount + countExtraSeats(count) * (planTable[count.plan].perSeat ?? 0);
}

/** What an interval is charged for, line by line; the amounts add up to `renewalAmount`. */
export function describeCharges(
  count: PlanCount,
): readonly { readonly description: string; readonly amount: number }[] {
  const { name, amount, perSeat, includedSeats } = planTable[count.plan];
  const extra = countExtraSeats(count);
  const own =
    amount === 0 ? [] : [{ description: includedSeats > 1 ? `${name}, ${includedSeats} users` : name, amount }];
  if (extra === 0 || perSeat === null) return own;
  const users = `${extra} ${amount === 0 ? '' : 'more '}${extra === 1 ? 'user' : 'users'} at ${formatDollars(perSeat)}`;
  return [...own, { description: amount === 0 ? `${name}, ${users}` : users, amount: extra * perSeat }];
}

/** A span that was paid for, and what for. Times are epoch milliseconds. */
export interface PaidSpan {
  readonly periodStart: number;
  readonly periodEnd: number;
}

/** Which part of a paid span is left: from 1 down to 0. */
export function partLeft({ periodStart, periodEnd }: PaidSpan, now: number): number {
  if (periodEnd <= periodStart) return 0;
  return Math.min(1, Math.max(0, (periodEnd - now) / (periodEnd - periodStart)));
}

/** Cents that what is left of a plan is worth, in the payer's favour by less than a cent. */
export function unusedAmount(span: PaidSpan & { readonly amount: number }, now: number): number {
  return Math.ceil(span.amount * partLeft(span, now));
}

/** Cents that were paid, and for which span. */
export interface PaidAmount extends PaidSpan {
  readonly amount: number;
}

/**
 * Cents that what is left of a plan is worth: never more than is left of what was paid for it, which may have been less
 * than the plan's price.
 */
export function unusedPayment(plan: PaidAmount, paid: readonly PaidAmount[], now: number): number {
  const left = paid.reduce((sum, one) => sum + unusedAmount(one, now), 0);
  return Math.min(unusedAmount(plan, now), left);
}

/** Cents for so many seats until the next renewal, in the payer's favour, but never less than a card can be charged. */
export function seatsUntilRenewal(added: number, span: PaidSpan & PlanCount, now: number): number {
  const perSeat = planTable[span.plan].perSeat ?? 0;
  return Math.max(smallestCharge, Math.floor(added * perSeat * partLeft(span, now)));
}
