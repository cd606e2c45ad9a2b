import { formatDay } from '../../i18n/dates.ts';
import { findCard, type PlanCard, type PlanTable } from '../../api/account/plans.ts';
import type { Subscription } from '../../api/account/subscription.ts';
import * as words from './words.ts';

type Held = Pick<Subscription, 'state' | 'plan' | 'expires_on'>;

/** Cents below which nothing can be charged; what is left of a plan may take no more than the rest off a price. */
const smallestCharge = 50;

/** When the interval began that ends then. Time as epoch milliseconds. */
function beginOf(end: number, interval: PlanCard['interval']): number {
  const begin = new Date(end);
  const day = begin.getUTCDate();
  begin.setUTCMonth(begin.getUTCMonth() - (interval === 'year' ? 12 : 1));
  // The month may be shorter: then it was its last day.
  if (begin.getUTCDate() !== day) begin.setUTCDate(0);
  return begin.getTime();
}

/** Cents that what is left of the plan is worth; 0 of one that is owed, or that is priced by count. */
function leftOf(held: Held, table: PlanTable, now: number): number {
  const card = held.plan === null ? null : findCard(table, held.plan);
  if (!card?.amount || held.expires_on === null || held.state === 'past_due') return 0;
  const end = Date.parse(held.expires_on);
  const begin = beginOf(end, card.interval);
  return card.amount * Math.min(1, Math.max(0, (end - now) / (end - begin)));
}

/**
 * Why a plan cannot be bought while another runs: what is left of that is worth more. The server refuses it then, and
 * has the last word; this tells it before somebody presses a button in vain.
 * @param held the plan that runs
 * @param now epoch milliseconds
 * @returns a sentence, or null where it can be bought
 */
export function whyNotNow(card: PlanCard, held: Held | null, table: PlanTable, now: number): string | null {
  if (held === null || card.amount === null || leftOf(held, table, now) <= card.amount - smallestCharge) return null;
  const day = formatDay(new Date(held.expires_on ?? now));
  return held.state === 'cancelled' ? words.afterThisEnds(day) : words.worthMore(day);
}
