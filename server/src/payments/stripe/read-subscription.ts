import type { Stripe } from 'stripe';
import { subscription as contract } from '@notewright/contract';
import { planTable } from '../../plans/plan-table.ts';
import { renewalAmount } from '../../plans/prices.ts';
import type { PlanCount } from '../../plans/plan-count.ts';
import type { SubscriptionReading } from '../payments.ts';
import { partOf } from './catalog.ts';
import type { PlanPart } from './catalog.ts';
import { idOf } from './client.ts';

/** An item of a subscription that is one of ours. */
export interface OwnItem {
  readonly part: PlanPart;
  readonly item: Stripe.SubscriptionItem;
}

/** The items of a subscription whose prices are ours, in the order of Stripe. */
export function ownItems({ items }: Stripe.Subscription): readonly OwnItem[] {
  return items.data.flatMap((item) => {
    const part = partOf(item.price);
    return part === null ? [] : [{ part, item }];
  });
}

/** A subscription in our words; null for one that sells nothing of ours. */
export function presentSubscription(subscription: Stripe.Subscription): SubscriptionReading | null {
  const own = ownItems(subscription);
  const plan = own.length > 0 ? countOf(own) : markedPlan(subscription);
  // At a negotiated price no item is one of ours, and all of them together are the plan.
  const [first, ...others] = own.length > 0 ? own.map(({ item }) => item) : subscription.items.data;
  if (first === undefined || plan === null) return null;
  const status = statusOf(subscription.status);
  const amount = [first, ...others].reduce(
    (sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    0,
  );
  // The times stand on the items; those of one subscription renew together, whenever one was added.
  const periodStart = Math.min(...[first, ...others].map((item) => item.current_period_start)) * 1000;
  const periodEnd = Math.max(...[first, ...others].map((item) => item.current_period_end)) * 1000;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    tenantId: subscription.metadata['tenant_id'] ?? null,
    orderId: subscription.metadata['order_id'] ?? null,
    plan,
    ...(amount === renewalAmount(plan) ? {} : { amount }),
    status,
    startedAt: subscription.start_date * 1000,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd: endsWithPeriod(subscription, periodEnd),
    endedAt: status === 'ended' ? (subscription.ended_at ?? subscription.canceled_at ?? 0) * 1000 : null,
  };
}

/** The portal and the dashboard may set the day itself in place of the mark. */
function endsWithPeriod({ cancel_at_period_end: isMarked, cancel_at: day }: Stripe.Subscription, end: number): boolean {
  return isMarked || (day !== null && day * 1000 <= end);
}

/** What our checkout, or an operator, wrote on a subscription whose prices are none of ours; null when nobody did. */
function markedPlan({ metadata }: Stripe.Subscription): PlanCount | null {
  const plan = contract.planIds.find((id) => id === metadata['plan']);
  const seats = metadata['seats'] ?? '';
  if (plan === undefined || !/^[1-9]\d{0,5}$/.test(seats)) return null;
  return { plan, seats: Number(seats) };
}

function countOf(own: readonly OwnItem[]): PlanCount {
  const extra = own.reduce((sum, { part, item }) => (part === 'seat' ? sum + (item.quantity ?? 0) : sum), 0);
  for (const { part, item } of own)
    if (part !== 'seat') return { plan: part, seats: planTable[part].includedSeats * (item.quantity ?? 1) + extra };
  return { plan: 'custom', seats: extra };
}

/**
 * Stripe's eight states in our four. `trialing` is never ours, so an operator gave it, and means that the plan runs.
 * `unpaid` (all tries failed, and the account is set to wait) and `paused` (no invoices are made) bring no money
 * without being over: as past due, the grace of this installation ends them, and a payment brings them back. The same
 * for a state that Stripe has yet to invent: it neither takes a plan away at once nor gives one for ever.
 */
function statusOf(status: Stripe.Subscription.Status): SubscriptionReading['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'incomplete':
      return 'incomplete';
    case 'incomplete_expired':
    case 'canceled':
      return 'ended';
    default:
      return 'past_due';
  }
}
