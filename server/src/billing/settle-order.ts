import { planTable } from '../plans/plan-table.ts';
import { writeGivenBackMail, writePlanBegunMail } from '../mail/billing-mails.ts';
import { PaymentError } from '../payments/payments.ts';
import type { CheckoutReading, SubscriptionReading } from '../payments/payments.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Order, OrderState } from '../store/billing/order-store.ts';
import type { BillingParts } from './billing-parts.ts';
import { auditPlan, giveSeats } from './follow-change.ts';
import { findRoom, makeBuyersCompany } from './make-buyers-company.ts';
import type { GivenBack, PlanHolder } from './make-buyers-company.ts';
import { changeSubscription, endGone, keepFirstReading, readAgain } from './settle-subscription.ts';
import { describePlan, namePlan } from '../plans/describe-plan.ts';
import { mailPayers } from './mail-payers.ts';

/** What became of something that was looked into. */
export type Outcome =
  | 'settled'
  /** There is nothing of ours that it is about. */
  | 'unknown'
  /** It cannot be settled yet: what it needs is missing. Try again. */
  | 'later';

/** States in which money for an order can still come to something; `expired` is when it comes for one that was closed. */
const unsettled: readonly OrderState[] = ['opening', 'open', 'paid', 'expired'];

/** Asks the provider what became of a checkout, and does what follows, once. @throws PaymentError */
export async function settleCheckout(parts: BillingParts, checkoutId: string): Promise<Outcome> {
  const reading = await parts.payments.readCheckout(checkoutId);
  if (reading === null) return 'unknown';
  const { orders } = parts.store.billing;
  const order = (await orders.find(reading.orderId)) ?? (await orders.findByCheckout(checkoutId));
  if (order === null) return 'unknown';
  if (reading.state === 'open') return 'settled';
  if (reading.state === 'paid') return settlePaid(parts, order, reading);
  await orders.move(order.id, ['opening', 'open'], 'expired', parts.clock.now());
  return 'settled';
}

/** What the provider took money for. */
type Paid = Pick<CheckoutReading, 'subscriptionId'> & { readonly id: string | null };

/**
 * Does what follows from an order that was paid. Each step can be done again, and the order stays `paid` until the last
 * is done: a process that dies over it leaves an order that the job takes up again.
 */
export async function settlePaid(parts: BillingParts, order: Order, paid: Paid): Promise<Outcome> {
  if (!unsettled.includes(order.state)) return 'settled';
  if (paid.id !== null) await parts.store.billing.orders.pay(order.id, paid.id);
  return order.kind === 'start' ? settleStart(parts, order, paid) : settleSeats(parts, order, paid);
}

async function settleStart(parts: BillingParts, order: Order, { subscriptionId }: Paid): Promise<Outcome> {
  if (subscriptionId === null) return 'later';
  const { payments, store } = parts;
  const { subscriptions, orders } = store.billing;
  if ((await subscriptions.find(subscriptionId)) === null) {
    const reading = await payments.readSubscription(subscriptionId);
    if (reading === null || reading.status === 'incomplete') return 'later';
    await refreshRunning(parts, order.tenantId, [subscriptionId, order.replaces]);
    const kept = await keepStart(parts, order, reading);
    if (kept !== 'kept') return giveBack(parts, order, kept, () => payments.endSubscription(subscriptionId, refund));
  } else await readAgain(parts, subscriptionId);
  // Only now: until the new plan is kept, the old one is what the person has.
  if (order.replaces !== null && order.replaces !== subscriptionId) {
    await endReplaced(parts, order, order.replaces);
  }
  await orders.move(order.id, unsettled, 'done', parts.clock.now());
  return 'settled';
}

const refund = { refund: true } as const;

/**
 * Ends what an order replaces. Its credit was for what had been paid when the order was placed: what was charged since,
 * while the page stood open, is given back, be it a renewal or one that had been owed.
 */
async function endReplaced(parts: BillingParts, order: Order, providerId: string): Promise<void> {
  const { payments } = parts;
  const reading = await payments.readSubscription(providerId);
  // One that the provider has no more has nothing to be ended there.
  if (reading === null) return endGone(parts, providerId, { mailsPayer: false });
  await payments.endSubscription(providerId, { refund: await isPaidSince(parts, reading, order.createdAt) });
  await readAgain(parts, providerId);
}

/** Whether the present period of a plan was paid after a time. @throws PaymentError */
async function isPaidSince(
  { payments }: BillingParts,
  { customerId, periodStart, periodEnd }: SubscriptionReading,
  since: number,
): Promise<boolean> {
  if (periodStart > since) return true;
  // The very period: that of the plan that replaces it may have begun a few minutes later.
  return (await payments.listInvoices(customerId, periodStart - day)).some(
    (paper) =>
      paper.status === 'paid' &&
      paper.paidAt !== null &&
      paper.paidAt > since &&
      paper.periodStart === periodStart &&
      paper.periodEnd === periodEnd,
  );
}

/** An invoice may be written some time before the period that it is for. */
const day = 86_400_000;

/**
 * Asks what seems to run for a tenant: money is given back only where a plan runs in truth. What the provider has no more
 * ends here. @throws PaymentError
 */
export async function refreshRunning(
  parts: BillingParts,
  tenantId: string,
  except: readonly (string | null)[],
): Promise<void> {
  for (const { provider, providerId } of await parts.store.billing.subscriptions.listRunning(tenantId)) {
    if (except.includes(providerId)) continue;
    const isGone = (await readAgain(parts, providerId)) === 'gone';
    if (isGone && provider === parts.payments.name) await endGone(parts, providerId, { mailsPayer: false });
  }
}

/** What runs for a tenant at the provider that is connected; of another nobody can say whether it does. */
export async function listRunningHere(
  { payments }: Pick<BillingParts, 'payments'>,
  store: AccountStore,
  tenantId: string,
): Promise<readonly StoredSubscription[]> {
  const running = await store.billing.subscriptions.listRunning(tenantId);
  return running.filter(({ provider }) => provider === payments.name);
}

/** Keeps the plan that an order bought, with all that follows from it within the database. */
function keepStart(parts: BillingParts, order: Order, reading: SubscriptionReading): Promise<'kept' | GivenBack> {
  return parts.store.transaction(async (store) => {
    const { payers, subscriptions } = store.billing;
    await payers.hold(order);
    if ((await subscriptions.find(reading.id)) !== null) return 'kept';
    // Given back before, by a process that died over it, or ended by hand before we knew of it.
    if (reading.status === 'ended') return 'plan_runs';
    const running = await listRunningHere(parts, store, order.tenantId);
    if (running.some(({ providerId }) => providerId !== order.replaces)) return 'plan_runs';
    const holder = await findHolder(parts, store, order);
    if ('givenBack' in holder) return holder.givenBack;
    const { tenantId } = holder;
    const kept = await keepFirstReading(parts, store, reading, { tenantId, id: order.id });
    if (kept === null) throw new Error('A subscription that nobody kept was kept meanwhile; it is taken up again.');
    if (planTable[kept.plan].isForCompany) await giveSeats(store, kept);
    // What is replaced ends for that reason, and no mail says that a plan has ended.
    if (order.replaces !== null) await subscriptions.markNotified(order.replaces, 'ended');
    await auditPlan(parts, store, kept, 'subscription.start', null);
    await mailPayers(parts, store, tenantId, (to, payer, context) =>
      writePlanBegunMail(to, describePlan(kept, payer), context),
    );
    return 'kept';
  });
}

async function findHolder(parts: BillingParts, store: AccountStore, order: Order): Promise<PlanHolder> {
  if (order.makesCompany) return makeBuyersCompany(parts, store, order);
  const { tenantId } = order;
  const payer = await store.billing.payers.find(tenantId);
  return payer === null ? { givenBack: 'nobody_to_have_it' } : findRoom(parts, store, order, tenantId);
}

/** Seats that were paid for until the next renewal are given, and charged from then on. */
async function settleSeats(parts: BillingParts, order: Order, { id: checkoutId }: Paid): Promise<Outcome> {
  const { payments, store, clock } = parts;
  const { replaces: subscriptionId } = order;
  if (checkoutId === null) return 'later';
  const reading = subscriptionId === null ? null : await payments.readSubscription(subscriptionId);
  const giveMoneyBack = (): Promise<void> => payments.refundCheckout(checkoutId);
  if (subscriptionId !== null && reading === null) await endGone(parts, subscriptionId, { mailsPayer: true });
  if (subscriptionId === null || reading === null || reading.status === 'ended')
    return giveBack(parts, order, 'nobody_to_have_it', giveMoneyBack);
  // Money for an order that was closed: the seats may have changed since, so nobody knows what it would add to.
  if (order.state === 'expired') return giveBack(parts, order, 'plan_runs', giveMoneyBack);
  const { seats } = reading.plan;
  if (seats === order.seats) await readAgain(parts, subscriptionId);
  // Its number was changed elsewhere, or it was renewed while the page stood open, and charged without these seats.
  else if (seats !== order.seats - order.addedSeats || reading.periodStart > order.createdAt)
    return giveBack(parts, order, 'plan_runs', giveMoneyBack);
  else {
    const wanted = { plan: reading.plan.plan, seats: order.seats };
    const change = () => payments.changeSeats(subscriptionId, wanted, order.id);
    if (!(await isDone(() => changeSubscription(parts, subscriptionId, change))))
      return giveBack(parts, order, 'plan_stays', giveMoneyBack);
  }
  await store.billing.orders.move(order.id, unsettled, 'done', clock.now());
  return 'settled';
}

/** False when the provider says no; what says no today says so tomorrow. @throws PaymentError when it does not answer */
async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'refused') return false;
    throw error;
  }
}

/** Gives back what was paid for nothing, and says so, once. */
async function giveBack(
  parts: BillingParts,
  order: Order,
  reason: GivenBack,
  giveMoneyBack: () => Promise<void>,
): Promise<Outcome> {
  await giveMoneyBack();
  await parts.store.transaction(async (store) => {
    const { orders, payers } = store.billing;
    if (!(await orders.move(order.id, unsettled, 'refused', parts.clock.now()))) return;
    const buyer = await store.users.find(order.buyerId);
    const isThere = (await payers.find(order.tenantId)) !== null;
    const tenantId = isThere ? order.tenantId : buyer?.personalTenantId;
    if (tenantId !== undefined) await auditPlan(parts, store, { tenantId, id: order.id }, 'subscription.refund', null);
    if (buyer === null) return;
    const purchase = { planName: namePlan(order.plan), reason };
    await parts.mailQueue.enqueue(store, writeGivenBackMail(buyer.email, purchase, parts.mailQueue.context()));
  });
  return 'settled';
}
