import type { Clock } from '../kernel/clock.ts';
import type { InvoiceReading, Payments } from './payments.ts';
import { askStripeForOne } from './stripe/ask-stripe.ts';
import { createCatalog } from './stripe/catalog.ts';
import { closeCheckout, openCheckout, readCheckout } from './stripe/checkouts.ts';
import { createStripeClient, readAll } from './stripe/client.ts';
import type { StripeClientOptions } from './stripe/client.ts';
import { openCustomer, openPortal, removeCustomer } from './stripe/customers.ts';
import { readStripeEvent } from './stripe/read-event.ts';
import { findInvoiceOfPayment, presentInvoice } from './stripe/read-invoice.ts';
import {
  changeSeats,
  collectOwed,
  endSubscription,
  listSubscriptions,
  readSubscription,
  refundCheckout,
  setCancelAtPeriodEnd,
} from './stripe/subscriptions.ts';

/** Where pages of Stripe stand that we send people to. */
const stripeOrigins: ReadonlySet<string> = new Set(['https://checkout.stripe.com', 'https://billing.stripe.com']);

export interface StripeOptions extends StripeClientOptions {
  /** What events are signed with (`whsec_...`); several with commas between while one is exchanged. */
  readonly webhookSecret: string;
  readonly clock: Clock;
}

type Stripe = ReturnType<typeof createStripeClient>;

/** Payments by Stripe: Checkout Sessions, subscriptions, invoices, and the customer portal for the card alone. */
export function createStripePayments({ webhookSecret, clock, ...client }: StripeOptions): Payments {
  const stripe = createStripeClient(client);
  const catalog = createCatalog(stripe);
  const secrets = webhookSecret
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  return {
    name: 'stripe',
    origins: () => stripeOrigins,
    openCustomer: (customer) => openCustomer(stripe, customer),
    removeCustomer: (customerId) => removeCustomer(stripe, customerId),
    openCheckout: (order) => openCheckout(stripe, catalog, order),
    readCheckout: (checkoutId) => readCheckout(stripe, checkoutId),
    closeCheckout: (checkoutId) => closeCheckout(stripe, checkoutId),
    readSubscription: (id) => readSubscription(stripe, id),
    listSubscriptions: (customerId) => listSubscriptions(stripe, customerId),
    changeSeats: (id, plan, key) => changeSeats(stripe, catalog, id, { plan, key }),
    setCancelAtPeriodEnd: (id, isCancelled) => setCancelAtPeriodEnd(stripe, id, isCancelled),
    endSubscription: (id, how) => endSubscription(stripe, id, how),
    refundCheckout: (checkoutId) => refundCheckout(stripe, checkoutId),
    listInvoices: (customerId, since) => listInvoices(stripe, customerId, since),
    readInvoice: (id) => readInvoice(stripe, id),
    openPortal: (customerId, returnUrl) => openPortal(stripe, customerId, returnUrl),
    collectOwed: (customerId) => collectOwed(stripe, customerId),
    readEvent: (body, signature) => readStripeEvent({ stripe, clock }, secrets, { body, signature }),
  };
}

async function listInvoices(stripe: Stripe, customer: string, since: number): Promise<readonly InvoiceReading[]> {
  const created = { gte: Math.floor(since / 1000) };
  const invoices = await readAll(stripe.invoices.list({ customer, created, limit: 100 }));
  const readings: InvoiceReading[] = [];
  // One after the other: an account may ask Stripe only so often at once.
  for (const invoice of invoices) {
    const reading = await presentInvoice(stripe, invoice);
    if (reading !== null) readings.push(reading);
  }
  return readings;
}

/** An invoice by its own id, or by that of the payment which an event of a refund names. */
async function readInvoice(stripe: Stripe, id: string): Promise<InvoiceReading | null> {
  if (!/^(?:in|pi)_\w{1,200}$/.test(id)) return null;
  const invoiceId = id.startsWith('pi_') ? await findInvoiceOfPayment(stripe, id) : id;
  if (invoiceId === null) return null;
  const invoice = await askStripeForOne(() => stripe.invoices.retrieve(invoiceId));
  return invoice === null ? null : presentInvoice(stripe, invoice);
}
