import type { Stripe } from 'stripe';
import { blankSession } from './blanks.ts';
import { makeStripeId, nowOf } from './books.ts';
import type { Books, CheckoutOptions } from './books.ts';
import { customerIn, pageOf, pageParams, stripeCall } from './call.ts';
import type { StripeCall } from './call.ts';
import { flagOf, formOf, formsOf, metadataOf, needText, numberOf, textOf } from './forms.ts';
import type { Form } from './forms.ts';
import { missing, Refusal } from './refusal.ts';
import { expireSession } from './renewals.ts';

const usualLife = 24 * 3600;
const smallest = 50;

export const checkoutCalls: readonly StripeCall[] = [
  stripeCall<Stripe.Checkout.SessionCreateParams>(
    'POST',
    '/v1/checkout/sessions',
    [
      'mode',
      'customer',
      'client_reference_id',
      'success_url',
      'cancel_url',
      'line_items',
      'discounts',
      'metadata',
      'subscription_data',
      'payment_intent_data',
      'invoice_creation',
      'allowed_payment_method_types',
      'adaptive_pricing',
      'expires_at',
    ],
    (books, { form }) => openSession(books, form),
  ),
  stripeCall<Stripe.Checkout.SessionListParams>(
    'GET',
    '/v1/checkout/sessions',
    ['customer', 'status', ...pageParams],
    (books, { form }) => {
      const [customer, status] = [customerIn(books, form), textOf(form, 'status')];
      const found = [...books.sessions.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) && (status === undefined || one.status === status),
      );
      return pageOf('/v1/checkout/sessions', found, form);
    },
  ),
  stripeCall<Stripe.Checkout.SessionRetrieveParams>('GET', '/v1/checkout/sessions/:id', [], (books, { id }) => {
    const session = books.sessions.get(id);
    if (session === undefined) throw missing('checkout.session', id);
    return session;
  }),
  stripeCall<Stripe.Checkout.SessionExpireParams>('POST', '/v1/checkout/sessions/:id/expire', [], (books, { id }) => {
    const session = books.sessions.get(id);
    if (session === undefined) throw missing('checkout.session', id);
    if (session.status !== 'open')
      throw new Refusal(
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    return expireSession(books, id, nowOf(books));
  }),
];

function openSession(books: Books, form: Form): Stripe.Checkout.Session {
  const mode = needText(form, 'mode');
  const customer = needText(form, 'customer');
  if (!books.customers.has(customer)) throw missing('customer', customer);
  for (const name of ['success_url', 'cancel_url'])
    if (!URL.canParse(needText(form, name))) throw new Refusal('Not a valid URL', { code: 'url_invalid', param: name });
  const options = readCheckoutOptions(books, form, mode);
  const subtotal = subtotalOf(books, options);
  const off = options.coupon === null ? 0 : (books.coupons.get(options.coupon)?.amount_off ?? 0);
  const total = Math.max(0, subtotal - off);
  if (mode === 'payment' && total < smallest)
    throw new Refusal('The total amount due must add up to at least $0.50 usd.', { code: 'amount_too_small' });
  const at = nowOf(books);
  const id = makeStripeId('cs_test');
  const session = blankSession({
    id,
    created: at,
    expires_at: expiryOf(form, at),
    mode,
    url: `https://checkout.stripe.com/c/pay/${id}`,
    customer,
    client_reference_id: textOf(form, 'client_reference_id') ?? null,
    success_url: textOf(form, 'success_url') ?? null,
    cancel_url: textOf(form, 'cancel_url') ?? null,
    metadata: metadataOf(form),
    amount_subtotal: subtotal,
    amount_total: total,
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: flagOf(formOf(form, 'adaptive_pricing'), 'enabled') ?? true },
    invoice_creation: {
      enabled: flagOf(formOf(form, 'invoice_creation'), 'enabled') ?? false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: options.invoiceMetadata,
        rendering_options: null,
      },
    },
    discounts: options.coupon === null ? [] : [{ coupon: options.coupon, promotion_code: null }],
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
  });
  books.sessions.set(id, session);
  books.checkoutOptions.set(id, options);
  return session;
}

function expiryOf(form: Form, at: number): number {
  const asked = numberOf(form, 'expires_at') ?? at + usualLife;
  if (asked < at + 1800 || asked > at + usualLife)
    throw new Refusal('The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.', {
      param: 'expires_at',
    });
  return asked;
}

function readCheckoutOptions(books: Books, form: Form, mode: string): CheckoutOptions {
  const lines = formsOf(form, 'line_items');
  if (lines.length === 0) throw new Refusal('Missing required param: line_items.', { code: 'parameter_missing' });
  const invoiceData = formOf(formOf(form, 'invoice_creation'), 'invoice_data');
  const coupon = textOf(formsOf(form, 'discounts')[0] ?? {}, 'coupon') ?? null;
  if (coupon !== null && books.coupons.get(coupon)?.valid !== true)
    throw new Refusal(`No such coupon: '${coupon}'`, { code: 'resource_missing', param: 'discounts[0][coupon]' });
  return {
    items: mode === 'subscription' ? lines.map((line) => readItem(books, line)) : [],
    single: mode === 'payment' ? readSingle(lines[0] ?? {}) : null,
    coupon,
    subscriptionMetadata: metadataOf(formOf(form, 'subscription_data')),
    paymentMetadata: metadataOf(formOf(form, 'payment_intent_data')),
    invoiceMetadata: metadataOf(invoiceData),
  };
}

function readItem(books: Books, line: Form): CheckoutOptions['items'][number] {
  const id = needText(line, 'price');
  const price = books.prices.get(id);
  if (price === undefined) throw missing('price', id);
  if (!price.active)
    throw new Refusal('The price specified is inactive. This field only accepts active prices.', {
      param: 'line_items[0][price]',
    });
  if (price.recurring === null)
    throw new Refusal('You must provide at least one recurring price in `subscription` mode.');
  const quantity = numberOf(line, 'quantity') ?? 0;
  if (quantity < 1) throw new Refusal('Quantity must be at least 1.', { param: 'line_items[0][quantity]' });
  return { price: id, quantity };
}

function readSingle(line: Form): NonNullable<CheckoutOptions['single']> {
  const data = formOf(line, 'price_data');
  needText(data, 'currency');
  const quantity = numberOf(line, 'quantity') ?? 1;
  return {
    amount: (numberOf(data, 'unit_amount') ?? 0) * quantity,
    description: needText(formOf(data, 'product_data'), 'name'),
  };
}

function subtotalOf(books: Books, { items, single }: CheckoutOptions): number {
  const sum = items.reduce((all, item) => all + (books.prices.get(item.price)?.unit_amount ?? 0) * item.quantity, 0);
  return sum + (single?.amount ?? 0);
}
