import type { Stripe } from 'stripe';
import { blankItem, blankSubscription, listOf } from './blanks.ts';
import { change, idOf, makeStripeId, noteEvent, nowOf } from './books.ts';
import type { Books, TestCard, CheckoutOptions } from './books.ts';
import { charge, finalizeInvoice, makeInvoice, settleInvoice } from './money.ts';
import { firstPeriodEnd } from './renewals.ts';

/** What somebody does on the page of a checkout: pays it with a card. The page stays when the card is declined. */
export function paySession(books: Books, id: string, card: TestCard): 'paid' | 'declined' {
  const session = books.sessions.get(id);
  const options = books.checkoutOptions.get(id);
  if (session === undefined || options === undefined || session.status !== 'open')
    throw new Error('This checkout is not open.');
  const customer = idOf(session.customer);
  if (!books.customers.has(customer)) throw new Error('The customer of this checkout was deleted.');
  const method = makeStripeId('pm');
  books.cards.set(method, card);
  const at = nowOf(books);
  const intent = charge(books, {
    customer,
    amount: session.amount_total ?? 0,
    card: method,
    metadata: options.paymentMetadata,
    isFirst: true,
    at,
  });
  if (intent.status !== 'succeeded') return 'declined';
  const done =
    session.mode === 'subscription' ? begin(books, session, options, intent) : take(books, session, options, intent);
  const complete = change(books.sessions, id, {
    ...done,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: books.customers.get(customer)?.email ?? null,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });
  noteEvent(books, 'checkout.session.completed', complete, at);
  return 'paid';
}

type Done = Pick<Stripe.Checkout.Session, 'invoice' | 'subscription' | 'payment_intent'>;

/** A checkout of mode subscription, paid. */
function begin(
  books: Books,
  session: Stripe.Checkout.Session,
  options: CheckoutOptions,
  intent: Stripe.PaymentIntent,
): Done {
  const at = nowOf(books);
  const id = makeStripeId('sub');
  const items = options.items.flatMap(({ price: priceId, quantity }) => {
    const price = books.prices.get(priceId);
    if (price === undefined) return [];
    const end = firstPeriodEnd(at, price.recurring?.interval ?? 'month');
    return [
      blankItem({
        id: makeStripeId('si'),
        created: at,
        price,
        quantity,
        subscription: id,
        current_period_start: at,
        current_period_end: end,
      }),
    ];
  });
  const subscription = blankSubscription({
    id,
    created: at,
    customer: session.customer ?? '',
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    billing_cycle_anchor: at,
    status: 'active',
    metadata: options.subscriptionMetadata,
    default_payment_method: intent.payment_method,
  });
  books.subscriptions.set(id, subscription);
  const invoice = makeInvoice(books, {
    customer: idOf(session.customer),
    reason: 'subscription_create',
    subscription,
    single: null,
    discount: useCoupon(books, options.coupon),
    metadata: {},
    at,
  });
  finalizeInvoice(books, invoice.id, at);
  const begun = change(books.subscriptions, id, { latest_invoice: invoice.id });
  noteEvent(books, 'customer.subscription.created', begun, at);
  settleInvoice(books, invoice.id, intent, at);
  return { invoice: invoice.id, subscription: id, payment_intent: null };
}

function useCoupon(books: Books, id: string | null): number {
  const coupon = id === null ? undefined : books.coupons.get(id);
  if (coupon === undefined) return 0;
  const times = coupon.times_redeemed + 1;
  change(books.coupons, coupon.id, {
    times_redeemed: times,
    valid: coupon.max_redemptions === null || times < coupon.max_redemptions,
  });
  return coupon.amount_off ?? 0;
}

/** A checkout of mode payment, paid; the invoice is written afterwards. */
function take(
  books: Books,
  session: Stripe.Checkout.Session,
  options: CheckoutOptions,
  intent: Stripe.PaymentIntent,
): Done {
  if (session.invoice_creation?.enabled !== true)
    return { invoice: null, subscription: null, payment_intent: intent.id };
  const at = nowOf(books);
  const invoice = makeInvoice(books, {
    customer: idOf(session.customer),
    reason: 'manual',
    subscription: null,
    single: options.single,
    discount: 0,
    metadata: options.invoiceMetadata,
    at,
  });
  finalizeInvoice(books, invoice.id, at);
  settleInvoice(books, invoice.id, intent, at);
  return { invoice: invoice.id, subscription: null, payment_intent: intent.id };
}
