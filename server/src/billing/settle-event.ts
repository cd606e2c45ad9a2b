import { v7 as makeId } from 'uuid';
import type { PaymentEvent, SubscriptionReading } from '../payments/payments.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { WaitingEvent } from '../store/billing/payment-event-store.ts';
import type { BillingParts } from './billing-parts.ts';
import { auditPlan, giveSeats } from './follow-change.ts';
import { planTable } from '../plans/plan-table.ts';
import { settleInvoice } from './settle-invoice.ts';
import { listRunningHere, refreshRunning, settleCheckout, settlePaid } from './settle-order.ts';
import type { Outcome } from './settle-order.ts';
import { keepFirstReading, readAgain } from './settle-subscription.ts';

const minute = 60_000;
const hour = 60 * minute;

/** With six hours between, ten days: what an event waits for is there within minutes. */
const mostAttempts = 48;

/** How long after a try the next one is: from a minute to six hours. */
export function waitBeforeRetry(attempts: number): number {
  return Math.min(6 * hour, minute * 2 ** Math.min(attempts, 12));
}

/**
 * Keeps an event that the provider sent under its own id, and settles it unless somebody has or does. Once it is kept it is
 * ours: whatever happens then, the job takes it up again, and the provider need not send it another time.
 * @returns the work that goes on; an answer need not wait for it
 */
export async function receiveEvent(parts: BillingParts, event: PaymentEvent): Promise<Promise<unknown>[]> {
  const { events } = parts.store.billing;
  const now = parts.clock.now();
  if ((await events.receive(event, now)) === 'settled') return [];
  const isMine = await events.take({ id: event.id, attempts: 0 }, now + waitBeforeRetry(0));
  return isMine ? [settleEvent(parts, event)] : [];
}

/**
 * Settles an event of the inbox: reads what it is about from the provider, whatever the event says. What cannot be settled
 * now stays in the inbox, and the job tries again. Two processes with the same event do its work once, as each step is
 * done once.
 * @returns what became of it; `failed` when the provider or the database could not be asked
 */
export async function settleEvent(
  parts: BillingParts,
  event: Pick<WaitingEvent, 'id' | 'kind' | 'objectId'> & { readonly attempts?: number },
): Promise<Outcome | 'failed'> {
  const { events } = parts.store.billing;
  try {
    const outcome = await settleObject(parts, event);
    if (outcome !== 'later') await events.settle(event.id, outcome, parts.clock.now());
    else if ((event.attempts ?? 0) >= mostAttempts) {
      parts.log.error({ event: event.id, kind: event.kind }, 'a payment event waited for what never came');
      await events.settle(event.id, 'given_up', parts.clock.now());
    }
    return outcome;
  } catch (error) {
    parts.log.warn({ err: error, kind: event.kind }, 'a payment event could not be settled yet');
    return 'failed';
  }
}

function settleObject(
  parts: BillingParts,
  { kind, objectId }: Pick<WaitingEvent, 'kind' | 'objectId'>,
): Promise<Outcome> {
  if (kind === 'checkout') return settleCheckout(parts, objectId);
  if (kind === 'subscription') return settleSubscription(parts, objectId);
  if (kind === 'invoice') return settleInvoice(parts, objectId);
  if (kind === 'card') return settleCard(parts, objectId);
  return Promise.resolve('unknown');
}

/** Another card: what is owed is asked for at once. An account may have customers of other products; they are not ours. */
async function settleCard({ payments, store }: BillingParts, customerId: string): Promise<Outcome> {
  if ((await store.billing.customers.findTenant(customerId)) === null) return 'unknown';
  await payments.collectOwed(customerId);
  return 'settled';
}

/** Asks the provider how a subscription stands, known or not, and does what follows, once. @throws PaymentError */
export async function settleSubscription(parts: BillingParts, providerId: string): Promise<Outcome> {
  if ((await readAgain(parts, providerId)) !== 'unknown') return 'settled';
  const reading = await parts.payments.readSubscription(providerId);
  if (reading === null) return 'unknown';
  // Its first payment brings news of its own.
  if (reading.status === 'incomplete') return 'settled';
  const order = reading.orderId === null ? null : await parts.store.billing.orders.find(reading.orderId);
  if (order === null) return keepHandMade(parts, reading);
  return settlePaid(parts, order, { id: order.providerId, subscriptionId: providerId });
}

/**
 * A subscription of which no order tells: somebody made it at the provider, for a customer of ours, or it was bought
 * after the backup from which this database comes. It counts as any other, where none runs.
 */
async function keepHandMade(parts: BillingParts, reading: SubscriptionReading): Promise<Outcome> {
  if (reading.status === 'ended') return 'unknown';
  const tenantId = (await parts.store.billing.customers.findTenant(reading.customerId)) ?? reading.tenantId;
  if (tenantId === null) return 'unknown';
  await refreshRunning(parts, tenantId, []);
  return parts.store.transaction(async (store) => {
    const { payers, subscriptions } = store.billing;
    await payers.hold({ buyerId: null, tenantId });
    if ((await payers.find(tenantId)) === null) return leaveToOperator(parts, reading, 'unknown', 'nobody of ours');
    if ((await subscriptions.find(reading.id)) !== null) return 'later';
    if ((await listRunningHere(parts, store, tenantId)).length > 0)
      return leaveToOperator(parts, reading, 'settled', 'somebody who has another plan');
    if (!(await keepCustomer(parts, store, { tenantId, customerId: reading.customerId })))
      return leaveToOperator(parts, reading, 'settled', 'somebody who is another customer there by now');
    const kept = await keepFirstReading(parts, store, reading, { tenantId, id: makeId() });
    if (kept === null) return 'later';
    if (planTable[kept.plan].isForCompany) await giveSeats(store, kept);
    await auditPlan(parts, store, kept, 'subscription.start', null);
    return 'settled';
  });
}

/** False when the tenant is another customer at the provider. */
async function keepCustomer(
  { payments, clock }: BillingParts,
  store: AccountStore,
  { tenantId, customerId }: { readonly tenantId: string; readonly customerId: string },
): Promise<boolean> {
  const customer = { tenantId, provider: payments.name, customerId };
  return (await store.billing.customers.keep(customer, clock.now())) === customerId;
}

/** What is charged at the provider and is nobody's plan here is for a person to look at. */
function leaveToOperator(
  { log }: BillingParts,
  { id: subscription, customerId: customer }: SubscriptionReading,
  outcome: Outcome,
  whose: string,
): Outcome {
  log.error({ subscription, customer }, `a plan runs at the payment provider for ${whose}; it has to be ended there`);
  return outcome;
}
