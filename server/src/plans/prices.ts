import { defineMessage, type Message } from '@notewright/engine/message';
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

/** One line of what is charged. */
export interface Charge {
  readonly description: Message;
  readonly amount: number;
}

/** What an interval is charged for, line by line; the amounts add up to `renewalAmount`. */
export function describeCharges(count: PlanCount): readonly Charge[] {
  const { name, amount, perSeat, includedSeats } = planTable[count.plan];
  const extra = countExtraSeats(count);
  const included = defineMessage('charge.planForUsers', '{plan}, {users} users', { plan: name, users: includedSeats });
  const own = amount === 0 ? [] : [{ description: includedSeats > 1 ? included : name, amount }];
  if (extra === 0 || perSeat === null) return own;
  const price = formatDollars(perSeat);
  const users =
    amount === 0
      ? defineMessage(
          'charge.planByUsers',
          { one: '{plan}, {count} user at {price}', other: '{plan}, {count} users at {price}' },
          { plan: name, count: extra, price },
        )
      : defineMessage(
          'charge.moreUsers',
          { one: '{count} more user at {price}', other: '{count} more users at {price}' },
          { count: extra, price },
        );
  return [...own, { description: users, amount: extra * perSeat }];
}

/** What seats are charged as that are added to a plan that runs. @param until Its next renewal; null when not known */
export function describeAddedSeats(count: number, until: number | null): Message {
  return until === null
    ? defineMessage(
        'charge.seatsUntilRenewal',
        { one: 'One more user until the next renewal', other: '{count} more users until the next renewal' },
        { count },
      )
    : defineMessage(
        'charge.seatsUntil',
        { one: 'One more user until {day}', other: '{count} more users until {day}' },
        { count, day: { day: until } },
      );
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
