import type { BillingParts } from '../billing/billing-parts.ts';
import { settleEvent, waitBeforeRetry } from '../billing/settle-event.ts';
import { settleCheckout } from '../billing/settle-order.ts';
import { readAgain } from '../billing/settle-subscription.ts';
import { PaymentError } from '../payments/payments.ts';
import type { StaleOrder } from '../store/billing/order-store.ts';
import type { Job } from './job-runner.ts';

const minute = 60_000;
const hour = 60 * minute;
const atOnce = 50;
/** How long after it was begun a paid order is tried; each can be paid for a day. */
const orderTimeout = 4 * 24 * hour;

export const settlePaymentsName = 'settle-payments';

/**
 * Settles what is still open: events that could not be settled when they came, orders whose news did not come, plans
 * whose time is over without a word. All processes of an installation may do it at once: each thing is taken by one of
 * them, and what two do after all is done once.
 */
export function createPaymentSettling(parts: BillingParts): Job {
  return {
    name: settlePaymentsName,
    everyMilliseconds: minute,
    run: async (signal) => {
      await settlePayments(parts, signal);
    },
  };
}

/** One round of the job. */
export async function settlePayments(parts: BillingParts, signal: AbortSignal): Promise<void> {
  await settleWaiting(parts, signal);
  await askForOrders(parts, signal);
  await askForOverdue(parts, signal);
}

async function settleWaiting(parts: BillingParts, signal: AbortSignal): Promise<void> {
  const { events } = parts.store.billing;
  for (;;) {
    const now = parts.clock.now();
    const waiting = await events.listWaiting(now, atOnce);
    for (const event of waiting) {
      if (signal.aborted) return;
      if (await events.take(event, now + waitBeforeRetry(event.attempts))) await settleEvent(parts, event);
    }
    if (waiting.length < atOnce) return;
  }
}

/** Orders that are paid every minute until they are done; the others every ten minutes until they end. */
async function askForOrders(parts: BillingParts, signal: AbortSignal): Promise<void> {
  const { orders } = parts.store.billing;
  for (;;) {
    const now = parts.clock.now();
    const stale = await orders.listStale({ paidBefore: now - minute, openBefore: now - 10 * minute }, atOnce);
    for (const order of stale) {
      if (signal.aborted) return;
      if (await orders.ask(order, now)) await attempt(parts, 'an order', () => settleStaleOrder(parts, order));
    }
    if (stale.length < atOnce) return;
  }
}

async function settleStaleOrder(parts: BillingParts, order: StaleOrder): Promise<void> {
  const { payments, store, clock } = parts;
  // Another provider knows nothing of it.
  const providerId = order.provider === payments.name ? order.providerId : null;
  if (order.state === 'paid') return settlePaidOrder(parts, order, providerId);
  const outcome = providerId === null ? 'unknown' : await settleCheckout(parts, providerId);
  if (outcome === 'later' || clock.now() <= order.expiresAt) return;
  // Its time is over, and nobody is to pay it from here on.
  if (providerId !== null && outcome !== 'unknown' && (await isStillOpen(parts, order.id))) {
    if ((await payments.closeCheckout(providerId)) === 'paid') {
      await settleCheckout(parts, providerId);
      return;
    }
  }
  await store.billing.orders.move(order.id, ['opening', 'open'], 'expired', clock.now());
}

/**
 * An order that was paid and can be neither set up nor given back keeps its buyer from every other purchase only for some
 * days. It is left as one that was closed: should its provider answer after all, it is honoured or given back as such.
 */
async function settlePaidOrder(parts: BillingParts, order: StaleOrder, providerId: string | null): Promise<void> {
  const { store, clock, log } = parts;
  try {
    if (providerId !== null) await settleCheckout(parts, providerId);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind !== 'refused' || isYoung(parts, order)) throw error;
  }
  if (isYoung(parts, order)) return;
  const { id, provider } = order;
  if (await store.billing.orders.move(id, ['paid'], 'expired', clock.now()))
    log.error(
      { order: id, provider },
      'an order was paid and could not be settled for days: look at it at its provider',
    );
}

function isYoung({ clock }: BillingParts, { createdAt }: StaleOrder): boolean {
  return clock.now() <= createdAt + orderTimeout;
}

async function isStillOpen({ store }: BillingParts, id: string): Promise<boolean> {
  return (await store.billing.orders.find(id))?.state === 'open';
}

/** A plan whose period is over: the news of its renewal, or of its end, may have got lost. Every hour until it came. */
async function askForOverdue(parts: BillingParts, signal: AbortSignal): Promise<void> {
  const { subscriptions } = parts.store.billing;
  for (;;) {
    const now = parts.clock.now();
    const before = { endedBefore: now - 5 * minute, checkedBefore: now - hour };
    const overdue = await subscriptions.listOverdue(before, atOnce);
    for (const { providerId } of overdue) {
      if (signal.aborted) return;
      await attempt(parts, 'a plan', async () => {
        await subscriptions.noteChecked(providerId, now);
        await readAgain(parts, providerId);
      });
    }
    if (overdue.length < atOnce) return;
  }
}

/** One thing that cannot be asked for keeps nothing else from being asked for. */
async function attempt({ log }: BillingParts, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = error instanceof PaymentError && error.kind === 'unavailable';
    log[isExpected ? 'info' : 'warn']({ err: error }, `${what} could not be settled yet`);
  }
}
