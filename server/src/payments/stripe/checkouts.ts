import type { Stripe } from 'stripe';
import { sayRenewal } from '../../plans/say-renewal.ts';
import type { CheckoutOrder, CheckoutReading, OpenCheckout } from '../payments.ts';
import { PaymentError } from '../payments.ts';
import { askStripe, askStripeForOne, askStripeUnless } from './ask-stripe.ts';
import { itemsOf } from './catalog.ts';
import type { Catalog } from './catalog.ts';
import { idOf, readAll } from './client.ts';

type SessionParams = Stripe.Checkout.SessionCreateParams;
type Start = Extract<CheckoutOrder['purchase'], { readonly kind: 'start' }>;
type Difference = Extract<CheckoutOrder['purchase'], { readonly kind: 'difference' }>;

/**
 * Opens the page on which an order is paid. Everything that is sent comes from the order, so that the same order is the
 * same request and its key answers with the same page; that is also why the page's end is Stripe's own, after 24 hours.
 * @throws PaymentError
 */
export async function openCheckout(stripe: Stripe, catalog: Catalog, order: CheckoutOrder): Promise<OpenCheckout> {
  const { purchase } = order;
  const params =
    purchase.kind === 'start' ? await startParams(stripe, catalog, order, purchase) : differenceParams(order, purchase);
  try {
    const session = await askStripe(() =>
      stripe.checkout.sessions.create(params, { idempotencyKey: `checkout-${order.orderId}` }),
    );
    if (session.url === null) throw new PaymentError('refused', 'Stripe opened a checkout without a page.');
    return { id: session.id, url: session.url, expiresAt: session.expires_at * 1000 };
  } catch (error) {
    // A price may have been archived since it was found: the next try looks it up again.
    catalog.forget();
    throw error;
  }
}

function commonParams(order: CheckoutOrder): SessionParams {
  return {
    customer: order.customerId,
    client_reference_id: order.orderId,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    // Cards (and the wallets that hold cards) are paid or not paid at once; what a bank says days later is neither.
    allowed_payment_method_types: ['card'],
    // The price is the one that was shown, in dollars.
    adaptive_pricing: { enabled: false },
    metadata: markOf(order),
  };
}

function markOf({ tenantId, orderId, purchase }: CheckoutOrder): Record<string, string> {
  const plan = purchase.kind === 'start' ? { plan: purchase.plan.plan, seats: String(purchase.plan.seats) } : {};
  return { tenant_id: tenantId, order_id: orderId, ...plan };
}

async function startParams(
  stripe: Stripe,
  catalog: Catalog,
  order: CheckoutOrder,
  { plan, credit }: Start,
): Promise<SessionParams> {
  const items = itemsOf(plan);
  const prices = await catalog.openPrices(items.map(({ part }) => part));
  return {
    ...commonParams(order),
    mode: 'subscription',
    line_items: items.map(({ part, quantity }) => ({ price: prices.get(part) ?? '', quantity })),
    subscription_data: { metadata: markOf(order) },
    ...(credit > 0 ? { discounts: [{ coupon: await openCredit(stripe, order.orderId, credit) }] } : {}),
  };
}

/** What is taken off the first payment: a coupon of this order alone, good for one use. */
async function openCredit(stripe: Stripe, orderId: string, credit: number): Promise<string> {
  const id = `credit-${orderId}`;
  await askStripeUnless('resource_already_exists', () =>
    stripe.coupons.create(
      {
        id,
        name: 'Credit for the plan before',
        amount_off: credit,
        currency: 'usd',
        duration: 'once',
        max_redemptions: 1,
        metadata: { order_id: orderId },
      },
      { idempotencyKey: id },
    ),
  );
  return id;
}

function differenceParams(order: CheckoutOrder, { amount, description, renewal }: Difference): SessionParams {
  const metadata = markOf(order);
  const product = { name: description, ...(renewal === undefined ? {} : { description: String(sayRenewal(renewal)) }) };
  return {
    ...commonParams(order),
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: product } }],
    payment_intent_data: { metadata },
    invoice_creation: { enabled: true, invoice_data: { metadata } },
  };
}

/** Null when there is none, or when it is not one of ours. @throws PaymentError */
export async function readCheckout(stripe: Stripe, checkoutId: string): Promise<CheckoutReading | null> {
  const session = await readSession(stripe, checkoutId);
  if (session === null || session.client_reference_id === null) return null;
  const state = stateOf(session);
  return {
    id: session.id,
    orderId: session.client_reference_id,
    state,
    subscriptionId: state === 'paid' ? idOf(session.subscription) : null,
  };
}

/** One that went through and whose money is still on its way is neither paid nor over. */
function stateOf({ status, payment_status: payment }: Stripe.Checkout.Session): CheckoutReading['state'] {
  if (status === 'expired') return 'expired';
  return status === 'complete' && payment !== 'unpaid' ? 'paid' : 'open';
}

/** Only Stripe's own ids are ever part of an address. */
const sessionId = /^cs_\w{1,200}$/;

async function readSession(stripe: Stripe, checkoutId: string): Promise<Stripe.Checkout.Session | null> {
  if (!sessionId.test(checkoutId)) return null;
  return askStripeForOne(() => stripe.checkout.sessions.retrieve(checkoutId));
}

/**
 * Closes a page, or says that somebody was faster. It asks Stripe to close it first and looks afterwards: the other way
 * round somebody could pay in between.
 * @throws PaymentError
 */
export async function closeCheckout(stripe: Stripe, checkoutId: string): Promise<'closed' | 'paid'> {
  if (!sessionId.test(checkoutId)) throw new PaymentError('refused', 'Stripe has no such checkout.');
  try {
    await askStripe(() => stripe.checkout.sessions.expire(checkoutId));
    return 'closed';
  } catch (error) {
    const session = await readSession(stripe, checkoutId);
    if (session?.status === 'expired') return 'closed';
    if (session?.status === 'complete') return 'paid';
    throw error;
  }
}

/** Closes every page that a customer left open. @throws PaymentError */
export async function closeCheckoutsOf(stripe: Stripe, customer: string): Promise<void> {
  const open = await readAll(stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  for (const { id } of open) await closeCheckout(stripe, id);
}

/** The payments that a checkout took. @throws PaymentError */
export async function readCheckoutPayments(
  stripe: Stripe,
  checkoutId: string,
): Promise<{ readonly invoiceId: string | null; readonly paymentIntent: string | null } | null> {
  const session = await readSession(stripe, checkoutId);
  if (session === null || session.status !== 'complete') return null;
  return { invoiceId: idOf(session.invoice), paymentIntent: idOf(session.payment_intent) };
}
