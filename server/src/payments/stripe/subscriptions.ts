import type { Stripe } from 'stripe';
import type { PlanCount } from '../../plans/plan-count.ts';
import type { SubscriptionReading } from '../payments.ts';
import { PaymentError } from '../payments.ts';
import { askStripe, askStripeForOne, askStripeUnless } from './ask-stripe.ts';
import { itemsOf } from './catalog.ts';
import type { Catalog } from './catalog.ts';
import { readCheckoutPayments } from './checkouts.ts';
import { idOf, readAll } from './client.ts';
import { readPayments } from './read-invoice.ts';
import { ownItems, presentSubscription } from './read-subscription.ts';

/** Null when there is none, or when it sells nothing of ours. @throws PaymentError */
export async function readSubscription(stripe: Stripe, id: string): Promise<SubscriptionReading | null> {
  const found = await findSubscription(stripe, id);
  return found === null ? null : presentSubscription(found);
}

async function findSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription | null> {
  // Only Stripe's own ids are ever part of an address.
  if (!/^sub_\w{1,200}$/.test(id)) return null;
  return askStripeForOne(() => stripe.subscriptions.retrieve(id));
}

/** All of a customer, newest first, as Stripe lists them. @throws PaymentError */
export async function listSubscriptions(stripe: Stripe, customer: string): Promise<readonly SubscriptionReading[]> {
  const list = await readAll(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
  return list.map(presentSubscription).filter((reading) => reading !== null);
}

/**
 * Sets the items of a subscription to what a plan takes. The items that it has keep their prices, so who bought before
 * a change of the plan table goes on with what was agreed; nothing is charged or given back for the present period.
 * @throws PaymentError
 */
export async function changeSeats(
  stripe: Stripe,
  catalog: Catalog,
  id: string,
  { plan, key }: { readonly plan: PlanCount; readonly key: string },
): Promise<SubscriptionReading> {
  const { present, reading } = await findRunning(stripe, id);
  // Whoever agreed on a price of its own sets what more people cost, too.
  if (ownItems(present).length === 0)
    throw new PaymentError('refused', 'A subscription at a negotiated price is changed at Stripe.');
  const items = await changesOf(catalog, present, plan);
  if (items.length === 0) return reading;
  const metadata = { plan: plan.plan, seats: String(plan.seats) };
  const changed = await askStripe(() =>
    stripe.subscriptions.update(
      id,
      { items, proration_behavior: 'none', metadata },
      { idempotencyKey: `seats-${key}` },
    ),
  );
  return presentOwn(changed);
}

/** One that can still be changed. @throws PaymentError */
async function findRunning(
  stripe: Stripe,
  id: string,
): Promise<{ readonly present: Stripe.Subscription; readonly reading: SubscriptionReading }> {
  const present = await findSubscription(stripe, id);
  if (present === null) throw noSuchSubscription();
  const reading = presentOwn(present);
  if (reading.status === 'ended') throw new PaymentError('refused', 'A subscription that has ended is not changed.');
  return { present, reading };
}

type ItemChange = Stripe.SubscriptionUpdateParams.Item;

async function changesOf(catalog: Catalog, present: Stripe.Subscription, plan: PlanCount): Promise<ItemChange[]> {
  const wanted = itemsOf(plan);
  const own = ownItems(present);
  const missing = wanted.filter(({ part }) => own.every((one) => one.part !== part));
  const prices = await catalog.openPrices(missing.map(({ part }) => part));
  return [
    ...own.flatMap(({ part, item }): ItemChange[] => {
      const quantity = wanted.find((one) => one.part === part)?.quantity;
      if (quantity === undefined) return [{ id: item.id, deleted: true }];
      return item.quantity === quantity ? [] : [{ id: item.id, quantity }];
    }),
    ...missing.map(({ part, quantity }): ItemChange => ({ price: prices.get(part) ?? '', quantity })),
  ];
}

/** Cancels at the end of the period, or takes that back. @throws PaymentError */
export async function setCancelAtPeriodEnd(
  stripe: Stripe,
  id: string,
  isCancelled: boolean,
): Promise<SubscriptionReading> {
  const { present, reading } = await findRunning(stripe, id);
  if (reading.cancelAtPeriodEnd === isCancelled) return reading;
  // The portal and the dashboard may have set the day in place of the mark.
  const change =
    isCancelled || present.cancel_at_period_end ? { cancel_at_period_end: isCancelled } : { cancel_at: '' };
  return presentOwn(await askStripe(() => stripe.subscriptions.update(id, change as Stripe.SubscriptionUpdateParams)));
}

/**
 * Stripe tries a declined renewal again by a calendar of days, also when there is another card since. Who changes the
 * card because something is owed wants it paid now.
 * @throws PaymentError
 */
export async function collectOwed(stripe: Stripe, customer: string): Promise<void> {
  if (!/^cus_\w{1,200}$/.test(customer)) return;
  const list = await readAll(stripe.subscriptions.list({ customer, limit: 100 }));
  // A customer may owe for something else on the same account; that is not ours to collect.
  const own = list.filter((one) => presentSubscription(one) !== null);
  const owing = own.filter(({ status }) => status === 'past_due' || status === 'unpaid');
  for (const invoiceId of owing.map((one) => idOf(one.latest_invoice)))
    if (invoiceId !== null) await payNow(stripe, invoiceId);
}

/** One that is declined, or was paid meanwhile, is left to Stripe's calendar. */
async function payNow(stripe: Stripe, invoiceId: string): Promise<void> {
  try {
    await askStripe(() => stripe.invoices.pay(invoiceId, { off_session: true }));
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'refused') return;
    throw error;
  }
}

/**
 * Ends it now; what is owed for it is owed no more, and the last payment is given back when asked.
 * @throws PaymentError
 */
export async function endSubscription(
  stripe: Stripe,
  id: string,
  { refund }: { readonly refund: boolean },
): Promise<void> {
  const present = await findSubscription(stripe, id);
  if (present === null) throw noSuchSubscription();
  if (present.status !== 'canceled' && present.status !== 'incomplete_expired')
    await askStripeUnless('resource_missing', () =>
      stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }),
    );
  // Also of one that had ended before: a try that got lost may have got no further than that.
  await voidOwed(stripe, id);
  const invoiceId = idOf(present.latest_invoice);
  if (refund && invoiceId !== null) await refundInvoice(stripe, invoiceId);
}

/** Stripe itself leaves the invoices of a cancelled subscription open: each has a page on which it can be paid. */
async function voidOwed(stripe: Stripe, subscription: string): Promise<void> {
  const open = await readAll(stripe.invoices.list({ subscription, status: 'open', limit: 100 }));
  for (const { id } of open) await voidInvoice(stripe, id);
}

/** One that was paid, or voided, since it was listed is left as it is. */
async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await askStripe(() => stripe.invoices.voidInvoice(id));
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error;
    const invoice = await askStripeForOne(() => stripe.invoices.retrieve(id));
    if (invoice?.status === 'open') throw error;
  }
}

/** Gives back what a checkout took. @throws PaymentError */
export async function refundCheckout(stripe: Stripe, checkoutId: string): Promise<void> {
  const taken = await readCheckoutPayments(stripe, checkoutId);
  if (taken === null) return;
  if (taken.paymentIntent !== null) await refundPayment(stripe, taken.paymentIntent);
  else if (taken.invoiceId !== null) await refundInvoice(stripe, taken.invoiceId);
}

async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  for (const payment of await readPayments(stripe, invoiceId)) await refundPayment(stripe, payment.id);
}

/** The whole of a payment, or what is left of it. Stripe gives nothing back twice, so it needs no key of ours. */
async function refundPayment(stripe: Stripe, paymentIntent: string): Promise<void> {
  await askStripeUnless('charge_already_refunded', () => stripe.refunds.create({ payment_intent: paymentIntent }));
}

function noSuchSubscription(): PaymentError {
  return new PaymentError('refused', 'Stripe has no such subscription.');
}

function presentOwn(subscription: Stripe.Subscription): SubscriptionReading {
  const reading = presentSubscription(subscription);
  if (reading === null) throw new PaymentError('refused', 'A subscription at Stripe that sells nothing of ours.');
  return reading;
}
