import type { Stripe } from 'stripe';
import { blankItem } from './blanks.ts';
import { change, makeStripeId, noteEvent, nowOf } from './books.ts';
import type { Books } from './books.ts';
import { customerIn, pageOf, pageParams, stripeCall } from './call.ts';
import type { StripeCall } from './call.ts';
import { flagOf, formsOf, metadataOf, needText, numberOf, textOf } from './forms.ts';
import type { Form } from './forms.ts';
import { missing, Refusal } from './refusal.ts';
import { cancel } from './renewals.ts';

export const subscriptionCalls: readonly StripeCall[] = [
  stripeCall<Stripe.SubscriptionListParams>(
    'GET',
    '/v1/subscriptions',
    ['customer', 'status', ...pageParams],
    (books, { form }) => {
      const [customer, status] = [customerIn(books, form), textOf(form, 'status')];
      const found = [...books.subscriptions.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status)),
      );
      return pageOf('/v1/subscriptions', found, form);
    },
  ),
  stripeCall<Stripe.SubscriptionRetrieveParams>('GET', '/v1/subscriptions/:id', [], (books, { id }) => find(books, id)),
  stripeCall<Stripe.SubscriptionUpdateParams>(
    'POST',
    '/v1/subscriptions/:id',
    ['items', 'proration_behavior', 'cancel_at_period_end', 'cancel_at', 'default_payment_method', 'metadata'],
    (books, { id, form }) => update(books, find(books, id), form),
  ),
  stripeCall<Stripe.SubscriptionCancelParams>(
    'DELETE',
    '/v1/subscriptions/:id',
    ['invoice_now', 'prorate'],
    (books, { id }) => {
      if (find(books, id).status === 'canceled') throw missing('subscription', id);
      return cancel(books, id, nowOf(books));
    },
  ),
];

function find(books: Books, id: string): Stripe.Subscription {
  const found = books.subscriptions.get(id);
  if (found === undefined) throw missing('subscription', id);
  return found;
}

function update(books: Books, before: Stripe.Subscription, form: Form): Stripe.Subscription {
  if (before.status === 'canceled' || before.status === 'incomplete_expired')
    throw new Refusal('A canceled subscription can only update its cancellation_details and metadata.');
  const proration = textOf(form, 'proration_behavior') ?? 'create_prorations';
  const items = formsOf(form, 'items').reduce(
    (all, options) => changeItem(books, before, all, options),
    before.items.data,
  );
  if (items !== before.items.data && proration !== 'none')
    throw new Error('This server counts no prorations; the product never asks for any.');
  const isEnding = flagOf(form, 'cancel_at_period_end');
  const card = textOf(form, 'default_payment_method');
  const day = textOf(form, 'cancel_at');
  const after = change(books.subscriptions, before.id, {
    items: { ...before.items, data: items },
    metadata: metadataOf(form, before.metadata),
    ...(isEnding === undefined || isEnding === before.cancel_at_period_end ? {} : endingOf(books, items, isEnding)),
    ...(day === '' ? { cancel_at: null, canceled_at: null } : {}),
    ...(card === undefined ? {} : { default_payment_method: card === '' ? null : card }),
  });
  noteEvent(books, 'customer.subscription.updated', after);
  return after;
}

/** With the mark the day stands there too, and goes with it. */
function endingOf(
  books: Books,
  [item]: readonly Stripe.SubscriptionItem[],
  isEnding: boolean,
): Partial<Stripe.Subscription> {
  return isEnding
    ? { cancel_at_period_end: true, cancel_at: item?.current_period_end ?? null, canceled_at: nowOf(books) }
    : { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
}

function changeItem(
  books: Books,
  subscription: Stripe.Subscription,
  items: Stripe.SubscriptionItem[],
  options: Form,
): Stripe.SubscriptionItem[] {
  const id = textOf(options, 'id');
  if (id === undefined) return [...items, addItem(books, subscription, options)];
  if (!items.some((item) => item.id === id)) throw missing('subscription_item', id);
  if (flagOf(options, 'deleted') === true) return items.filter((item) => item.id !== id);
  const quantity = numberOf(options, 'quantity');
  return items.map((item) => (item.id === id && quantity !== undefined ? { ...item, quantity } : item));
}

function addItem(books: Books, { id, items }: Stripe.Subscription, options: Form): Stripe.SubscriptionItem {
  const price = books.prices.get(needText(options, 'price'));
  if (price === undefined) throw missing('price', needText(options, 'price'));
  if (items.data.some((item) => item.price.id === price.id))
    throw new Refusal('A subscription has a price only once.', { param: 'items' });
  const at = nowOf(books);
  return blankItem({
    id: makeStripeId('si'),
    created: at,
    price,
    quantity: numberOf(options, 'quantity') ?? 1,
    subscription: id,
    current_period_start: at,
    current_period_end: items.data[0]?.current_period_end ?? at,
  });
}
