import type { CheckoutOrder } from '../payments/payments.ts';
import type { PlanRenewal } from '../plans/plan-count.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Order } from '../store/billing/order-store.ts';
import { planTable } from '../plans/plan-table.ts';
import { describeAddedSeats, renewalAmount } from '../plans/prices.ts';

/**
 * What a payment provider is told that an order buys. The same order always gives the same: a provider opens no second
 * page for a request that it knows.
 * @param running The plan that seats are added to; null when it is not known
 */
export function describeOrder(order: Order, running: StoredSubscription | null): CheckoutOrder['purchase'] {
  const { kind, plan, seats, credit, addedSeats, amountDue: amount } = order;
  if (kind === 'start') return { kind: 'start', plan: { plan, seats }, credit };
  if (running === null)
    return { kind: 'difference', amount, description: String(describeAddedSeats(addedSeats, null)), addedSeats };
  const renewal = renewalAfter(order, running);
  const description = String(describeAddedSeats(addedSeats, renewal.on));
  return { kind: 'difference', amount, description, addedSeats, renewal };
}

/** What the plan costs with the seats that an order adds. One that was bought at another price keeps that. */
function renewalAfter(order: Order, running: StoredSubscription): PlanRenewal {
  const { plan } = running;
  const { seats, createdAt } = order;
  const added = renewalAmount({ plan, seats }) - renewalAmount({ plan, seats: running.seats });
  // Renewed since the order was placed: it is for the period of then.
  const on = running.periodStart > createdAt ? running.periodStart : running.periodEnd;
  return { amount: running.amount + added, interval: planTable[plan].interval, seats, on };
}
