import type { Stripe } from 'stripe';
import { blankCoupon, blankCustomer, blankPrice, blankProduct } from './blanks.ts';
import { change, makeStripeId, noteEvent, nowOf, setCustomerCard } from './books.ts';
import { pageOf, pageParams, stripeCall } from './call.ts';
import type { StripeCall } from './call.ts';
import { flagOf, formOf, metadataOf, needText, numberOf, textOf, textsOf } from './forms.ts';
import { missing, Refusal } from './refusal.ts';
import { cancel } from './renewals.ts';

/** How long a search does not find what is new (seconds). */
const indexing = 60;

export const catalogCalls: readonly StripeCall[] = [
  stripeCall<Stripe.ProductCreateParams>('POST', '/v1/products', ['id', 'name', 'metadata'], (books, { form }) => {
    const id = textOf(form, 'id') ?? makeStripeId('prod');
    if (books.products.has(id))
      throw new Refusal(`Product already exists: ${id}`, { code: 'resource_already_exists', param: 'id' });
    const product = blankProduct({
      id,
      created: nowOf(books),
      name: needText(form, 'name'),
      metadata: metadataOf(form),
    });
    books.products.set(id, product);
    return product;
  }),
  stripeCall<Stripe.PriceCreateParams>(
    'POST',
    '/v1/prices',
    ['product', 'currency', 'unit_amount', 'recurring', 'lookup_key', 'metadata'],
    (books, { form }) => {
      const product = needText(form, 'product');
      if (!books.products.has(product)) throw missing('product', product);
      const key = textOf(form, 'lookup_key') ?? null;
      if (key !== null && [...books.prices.values()].some((price) => price.lookup_key === key))
        throw new Refusal(`A price (\`${key}\`) already uses that lookup key.`, { param: 'lookup_key' });
      const interval = textOf(formOf(form, 'recurring'), 'interval') ?? null;
      const price = blankPrice({
        id: makeStripeId('price'),
        created: nowOf(books),
        product,
        currency: needText(form, 'currency'),
        unit_amount: numberOf(form, 'unit_amount') ?? null,
        lookup_key: key,
        metadata: metadataOf(form),
        recurring:
          interval === null
            ? null
            : { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
      });
      books.prices.set(price.id, price);
      return price;
    },
  ),
  stripeCall<Stripe.PriceListParams>(
    'GET',
    '/v1/prices',
    ['lookup_keys', 'active', ...pageParams],
    (books, { form }) => {
      const keys = textsOf(form, 'lookup_keys');
      const active = flagOf(form, 'active');
      const found = [...books.prices.values()].filter(
        (price) =>
          (keys.length === 0 || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
          (active === undefined || price.active === active),
      );
      return pageOf('/v1/prices', found, form);
    },
  ),
  stripeCall<Stripe.PriceUpdateParams>('POST', '/v1/prices/:id', ['active', 'metadata'], (books, { id, form }) => {
    const price = books.prices.get(id);
    if (price === undefined) throw missing('price', id);
    return change(books.prices, id, {
      active: flagOf(form, 'active') ?? price.active,
      metadata: metadataOf(form, price.metadata),
    });
  }),
  stripeCall<Stripe.CouponCreateParams>(
    'POST',
    '/v1/coupons',
    ['id', 'name', 'amount_off', 'currency', 'duration', 'max_redemptions', 'metadata'],
    (books, { form }) => {
      const id = textOf(form, 'id') ?? makeStripeId('coupon');
      if (books.coupons.has(id))
        throw new Refusal('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
      const name = textOf(form, 'name') ?? null;
      if (name !== null && name.length > 40)
        throw new Refusal('Invalid string: at most 40 characters', { param: 'name' });
      const coupon = blankCoupon({
        id,
        name,
        created: nowOf(books),
        amount_off: numberOf(form, 'amount_off') ?? null,
        currency: textOf(form, 'currency') ?? null,
        duration: needText(form, 'duration'),
        max_redemptions: numberOf(form, 'max_redemptions') ?? null,
        metadata: metadataOf(form),
      });
      books.coupons.set(id, coupon);
      return coupon;
    },
  ),
];

export const customerCalls: readonly StripeCall[] = [
  stripeCall<Stripe.CustomerCreateParams>('POST', '/v1/customers', ['email', 'metadata'], (books, { form }) => {
    const customer = blankCustomer({
      id: makeStripeId('cus'),
      created: nowOf(books),
      email: textOf(form, 'email') ?? null,
      metadata: metadataOf(form),
    });
    books.customers.set(customer.id, customer);
    noteEvent(books, 'customer.created', customer);
    return customer;
  }),
  stripeCall<Stripe.CustomerSearchParams>(
    'GET',
    '/v1/customers/search',
    ['query', 'limit', 'page'],
    (books, { form }) => {
      const [, name, value] = /^metadata\['([^']+)'\]:'([^']*)'$/.exec(needText(form, 'query')) ?? [];
      if (name === undefined) throw new Refusal('We were unable to parse your search query.', { param: 'query' });
      const data = [...books.customers.values()].filter(
        ({ metadata, created }) => metadata[name] === value && created <= nowOf(books) - indexing,
      );
      return { object: 'search_result', url: '/v1/customers/search', has_more: false, next_page: null, data };
    },
  ),
  stripeCall<Stripe.CustomerUpdateParams>(
    'POST',
    '/v1/customers/:id',
    ['email', 'metadata', 'invoice_settings'],
    (books, { id, form }) => {
      const customer = books.customers.get(id);
      if (customer === undefined) throw missing('customer', id);
      const card = textOf(formOf(form, 'invoice_settings'), 'default_payment_method');
      if (card !== undefined && !books.cards.has(card)) throw missing('PaymentMethod', card);
      if (card !== undefined) setCustomerCard(books, customer, card);
      const email = textOf(form, 'email') ?? customer.email;
      if (email !== null && !/^[\x21-\x7e]+@[\x21-\x7e]+$/.test(email))
        throw new Refusal(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
      const after = change(books.customers, id, { email, metadata: metadataOf(form, customer.metadata) });
      if (email !== customer.email)
        noteEvent(books, 'customer.updated', after, nowOf(books), { email: customer.email });
      return after;
    },
  ),
  stripeCall<Stripe.CustomerDeleteParams>('DELETE', '/v1/customers/:id', [], (books, { id }) => {
    const customer = books.customers.get(id);
    if (customer === undefined) throw missing('customer', id);
    for (const subscription of books.subscriptions.values())
      if (subscription.customer === id && subscription.status !== 'canceled')
        cancel(books, subscription.id, nowOf(books));
    books.customers.delete(id);
    books.gone.add(id);
    noteEvent(books, 'customer.deleted', { ...customer, deleted: true });
    return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer;
  }),
];
