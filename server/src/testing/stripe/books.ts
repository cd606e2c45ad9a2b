import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Clock } from '../../kernel/clock.ts';

/** A card, by what it does. `accepts-once`: the first payment goes through, and no renewal after it. */
export type TestCard = 'accepts' | 'declines' | 'accepts-once';

interface Kinds {
  readonly customers: Stripe.Customer;
  readonly products: Stripe.Product;
  readonly prices: Stripe.Price;
  readonly coupons: Stripe.Coupon;
  readonly sessions: Stripe.Checkout.Session;
  readonly subscriptions: Stripe.Subscription;
  readonly invoices: Stripe.Invoice;
  readonly invoicePayments: Stripe.InvoicePayment;
  readonly paymentIntents: Stripe.PaymentIntent;
  readonly charges: Stripe.Charge;
  readonly refunds: Stripe.Refund;
  readonly configurations: Stripe.BillingPortal.Configuration;
}

/** What a checkout was asked for that its session does not show. */
export interface CheckoutOptions {
  readonly items: readonly { readonly price: string; readonly quantity: number }[];
  readonly single: { readonly amount: number; readonly description: string } | null;
  readonly coupon: string | null;
  readonly subscriptionMetadata: Record<string, string>;
  readonly paymentMetadata: Record<string, string>;
  readonly invoiceMetadata: Record<string, string>;
}

/** Everything that an account has, in the order in which it was made. */
export type Books = {
  readonly [Kind in keyof Kinds]: Map<string, Kinds[Kind]>;
} & {
  readonly clock: Clock;
  readonly apiVersion: string;
  /** Ids of customers that were deleted: what was theirs can still be listed. */
  readonly gone: Set<string>;
  readonly checkoutOptions: Map<string, CheckoutOptions>;
  /** Customers by the pages of the portal that were opened for them. */
  readonly portals: Map<string, string>;
  /** Cards by the payment methods that hold them. */
  readonly cards: Map<string, TestCard>;
  /** When an invoice is tried next (epoch seconds), and how often it was. */
  readonly tries: Map<string, { readonly at: number; readonly count: number }>;
  readonly events: Stripe.Event[];
  readonly counters: { invoices: number };
};

export function createBooks(clock: Clock, apiVersion: string): Books {
  return {
    clock,
    apiVersion,
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    coupons: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    configurations: new Map(),
    gone: new Set(),
    checkoutOptions: new Map(),
    portals: new Map(),
    cards: new Map(),
    tries: new Map(),
    events: [],
    counters: { invoices: 0 },
  };
}

/** Epoch seconds, as everything at Stripe counts. */
export function nowOf({ clock }: Pick<Books, 'clock'>): number {
  return Math.floor(clock.now() / 1000);
}

/** The id of something that an object names by its id, or has in it whole. */
export function idOf(one: string | { readonly id: string } | null | undefined): string {
  return typeof one === 'string' ? one : (one?.id ?? '');
}

export function makeStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Notes that something happened, with the object as it is now. Webhooks are sent from here. */
export function noteEvent(
  books: Books,
  type: Stripe.Event.Type,
  object: object,
  at = nowOf(books),
  previous?: object,
): void {
  const event = {
    id: makeStripeId('evt'),
    object: 'event',
    api_version: books.apiVersion,
    created: at,
    data: {
      object: JSON.parse(JSON.stringify(object)) as object,
      ...(previous === undefined ? {} : { previous_attributes: previous }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  books.events.push(event as Stripe.Event);
}

/** Another card of a customer's, from now on the one that is charged where a subscription has none of its own. */
export function setCustomerCard(books: Books, customer: Stripe.Customer, card: string): Stripe.Customer {
  const { invoice_settings: before } = customer;
  const after = change(books.customers, customer.id, { invoice_settings: { ...before, default_payment_method: card } });
  noteEvent(books, 'customer.updated', after, nowOf(books), {
    invoice_settings: { default_payment_method: before.default_payment_method },
  });
  return after;
}

/** Puts an object back with what has changed. */
export function change<T extends { readonly id: string }>(kind: Map<string, T>, id: string, changes: Partial<T>): T {
  const before = kind.get(id);
  if (before === undefined) throw new Error(`There is no ${id}.`);
  const after = { ...before, ...changes };
  kind.set(id, after);
  return after;
}
