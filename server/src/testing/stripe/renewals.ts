import type { Stripe } from 'stripe';
import { change, idOf, noteEvent, nowOf } from './books.ts';
import type { Books } from './books.ts';
import { charge, finalizeInvoice, makeInvoice, settleInvoice } from './money.ts';

const hour = 3600;
const day = 24 * hour;
/** How long after a failed payment it is tried again, one wait after the other; then the subscription is canceled. */
const waits = [3 * day, 5 * day, 7 * day];

/** Something that is due at a time (epoch seconds). */
interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Lets everything happen that is due by now, in its order, each at its own time. */
export function catchUp(books: Books): void {
  const now = nowOf(books);
  for (let next = nextDue(books, now); next !== null; next = nextDue(books, now)) next.run();
}

function nextDue(books: Books, now: number): Due | null {
  const due = [...sessionsDue(books), ...periodsDue(books), ...draftsDue(books), ...triesDue(books)];
  const ripe = due.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
  return ripe[0] ?? null;
}

function sessionsDue(books: Books): Due[] {
  return [...books.sessions.values()]
    .filter(({ status }) => status === 'open')
    .map(({ id, expires_at: at }) => ({ at, run: () => void expireSession(books, id, at) }));
}

export function expireSession(books: Books, id: string, at: number): Stripe.Checkout.Session {
  const expired = change(books.sessions, id, { status: 'expired', url: null });
  noteEvent(books, 'checkout.session.expired', expired, at);
  return expired;
}

function periodsDue(books: Books): Due[] {
  return [...books.subscriptions.values()]
    .filter(({ status }) => status === 'active' || status === 'past_due' || status === 'trialing')
    .map((subscription) => {
      const end = subscription.items.data[0]?.current_period_end ?? 0;
      const at = Math.min(end, subscription.cancel_at ?? end);
      return { at, run: () => endPeriod(books, subscription.id, at) };
    });
}

function endPeriod(books: Books, id: string, at: number): void {
  const subscription = books.subscriptions.get(id);
  if (subscription === undefined) return;
  if (subscription.cancel_at_period_end || subscription.cancel_at !== null) return void cancel(books, id, at);
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: at,
    current_period_end: addInterval(subscription.billing_cycle_anchor, at, item.price.recurring?.interval ?? 'month'),
  }));
  const rolled = change(books.subscriptions, id, { items: { ...subscription.items, data: items } });
  const customer = idOf(subscription.customer);
  const draft = makeInvoice(books, {
    customer,
    reason: 'subscription_cycle',
    subscription: rolled,
    single: null,
    discount: 0,
    metadata: {},
    at,
  });
  change(books.invoices, draft.id, { automatically_finalizes_at: at + hour });
  noteEvent(books, 'customer.subscription.updated', change(books.subscriptions, id, { latest_invoice: draft.id }), at);
}

/** The same day of the month or year as the first time; the last day where a month is too short. */
function addInterval(anchor: number, from: number, interval: string): number {
  const first = new Date(anchor * 1000);
  const last = new Date(from * 1000);
  const months = interval === 'year' ? 12 : 1;
  const passed = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  return addMonths(first, passed + months);
}

/** The end of the first period of a subscription that begins then. */
export function firstPeriodEnd(start: number, interval: string): number {
  return addMonths(new Date(start * 1000), interval === 'year' ? 12 : 1);
}

function addMonths(first: Date, months: number): number {
  const month = first.getUTCMonth() + months;
  const days = new Date(Date.UTC(first.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const date = Date.UTC(first.getUTCFullYear(), month, Math.min(first.getUTCDate(), days));
  return Math.floor((date + (first.getTime() % (day * 1000))) / 1000);
}

function draftsDue(books: Books): Due[] {
  return [...books.invoices.values()]
    .filter(({ status, automatically_finalizes_at: at }) => status === 'draft' && at !== null)
    .map(({ id, automatically_finalizes_at: at }) => ({
      at: at ?? 0,
      run: () => {
        finalizeInvoice(books, id, at ?? 0);
        collect(books, id, at ?? 0);
      },
    }));
}

function triesDue(books: Books): Due[] {
  return [...books.tries].map(([id, { at }]) => ({ at, run: () => collect(books, id, at) }));
}

/** Tries to get the money for an invoice of a subscription, and plans the next try when it does not come. */
function collect(books: Books, invoiceId: string, at: number): void {
  const subscription = subscriptionOf(books, invoiceId);
  const count = books.tries.get(invoiceId)?.count ?? 0;
  books.tries.delete(invoiceId);
  if (subscription === null || isOver(subscription) || tryInvoice(books, invoiceId, at)) return;
  const wait = waits[count];
  if (wait === undefined) return void cancel(books, subscription.id, at);
  books.tries.set(invoiceId, { at: at + wait, count: count + 1 });
  change(books.invoices, invoiceId, { next_payment_attempt: at + wait });
  if (subscription.status === 'past_due') return;
  noteEvent(
    books,
    'customer.subscription.updated',
    change(books.subscriptions, subscription.id, { status: 'past_due' }),
    at,
  );
}

/** One try at the money for an invoice. False when the card is declined. */
export function tryInvoice(books: Books, invoiceId: string, at: number): boolean {
  const invoice = books.invoices.get(invoiceId);
  const subscription = subscriptionOf(books, invoiceId);
  if (invoice === undefined || subscription === null) return false;
  const intent = charge(books, {
    customer: idOf(subscription.customer),
    amount: invoice.total,
    card: cardOf(books, subscription),
    metadata: {},
    isFirst: false,
    at,
  });
  settleInvoice(books, invoiceId, intent, at);
  if (intent.status !== 'succeeded') return false;
  books.tries.delete(invoiceId);
  revive(books, subscription, at);
  return true;
}

function subscriptionOf(books: Books, invoiceId: string): Stripe.Subscription | null {
  const id = books.invoices.get(invoiceId)?.parent?.subscription_details?.subscription;
  return typeof id === 'string' ? (books.subscriptions.get(id) ?? null) : null;
}

function revive(books: Books, { id, status }: Stripe.Subscription, at: number): void {
  if (status !== 'past_due') return;
  noteEvent(books, 'customer.subscription.updated', change(books.subscriptions, id, { status: 'active' }), at);
}

function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** The subscription's own card goes before the customer's. */
function cardOf(books: Books, { default_payment_method: own, customer }: Stripe.Subscription): string | null {
  if (own !== null) return idOf(own);
  const usual = books.customers.get(idOf(customer))?.invoice_settings.default_payment_method ?? null;
  return usual === null ? null : idOf(usual);
}

/** Ends a subscription at once; what is owed is not tried again. */
export function cancel(books: Books, id: string, at: number): Stripe.Subscription {
  const ended = change(books.subscriptions, id, { status: 'canceled', ended_at: at, canceled_at: at });
  for (const invoice of books.invoices.values()) {
    if (invoice.parent?.subscription_details?.subscription !== id) continue;
    books.tries.delete(invoice.id);
    if (invoice.status === 'open' || invoice.status === 'draft')
      change(books.invoices, invoice.id, {
        auto_advance: false,
        next_payment_attempt: null,
        automatically_finalizes_at: null,
      });
  }
  noteEvent(books, 'customer.subscription.deleted', ended, at);
  return ended;
}
