import { listPapers, findPaper } from './built-in/papers.ts';
import type { Paper } from './built-in/papers.ts';
import type { BuiltInParts } from './built-in/books.ts';
import { openCardChange } from './built-in/card-changes.ts';
import { createCheckoutService } from './built-in/checkout-service.ts';
import type { CheckoutService } from './built-in/checkout-service.ts';
import { closeCheckout, openCheckout, readCheckout, refundCheckout } from './built-in/checkouts.ts';
import { openCustomer } from './built-in/customers.ts';
import { eventKeyOf } from './built-in/deliveries.ts';
import { removeCustomer } from './built-in/remove-customer.ts';
import { runDue } from './built-in/run-due.ts';
import { readSignedEvent } from './built-in/sign-event.ts';
import {
  bringUpToDate,
  changeSeats,
  endSubscription,
  presentSubscription,
  setCancelAtPeriodEnd,
} from './built-in/subscriptions.ts';
import { PaymentError } from './payments.ts';
import type { InvoiceReading, Payments, SubscriptionReading } from './payments.ts';

export type { BuiltInParts } from './built-in/books.ts';

/** A payment provider of this product's own, for trying it out: it takes test cards, and no money moves. */
export interface BuiltInPayments {
  readonly payments: Payments;
  /** What its own pages do. */
  readonly checkouts: CheckoutService;
  /** Does what is due and delivers news; to be called again and again, by any number of processes. */
  runDue(signal?: AbortSignal): Promise<void>;
}

/** The built-in provider over its papers. It knows nothing of the rest of the product: it tells by signed events. */
export function createBuiltInPayments(parts: BuiltInParts): BuiltInPayments {
  return {
    payments: createPort(parts),
    checkouts: createCheckoutService(parts),
    runDue: (signal = new AbortController().signal) => runDue(parts, signal),
  };
}

function createPort(parts: BuiltInParts): Payments {
  const { documents, clock } = parts;
  const eventKey = eventKeyOf(parts);
  return {
    name: 'built-in',
    origins: () => new Set([new URL(parts.publicUrl()).origin]),
    openCustomer: ({ tenantId }) => ask(() => openCustomer(parts, tenantId)),
    removeCustomer: (customerId) => ask(() => removeCustomer(parts, customerId)),
    openCheckout: (order) => ask(() => openCheckout(parts, order)),
    readCheckout: (id) => ask(() => readCheckout(parts, id)),
    closeCheckout: (id) => ask(() => closeCheckout(parts, id)),
    readSubscription: (id) => ask(() => readSubscription(parts, id)),
    listSubscriptions: (customerId) => ask(() => listSubscriptions(parts, customerId)),
    changeSeats: (id, plan, key) => ask(() => changeSeats(parts, id, plan, key)),
    setCancelAtPeriodEnd: (id, isCancelled) => ask(() => setCancelAtPeriodEnd(parts, id, isCancelled)),
    endSubscription: (id, how) => ask(() => endSubscription(parts, id, how)),
    refundCheckout: (id) => ask(() => refundCheckout(parts, id)),
    listInvoices: (customerId, since) =>
      ask(async () => (await listPapers(documents, 'invoice', customerId, since)).map(presentInvoice)),
    readInvoice: (id) =>
      ask(async () => {
        const paper = await findPaper(documents, 'invoice', id);
        return paper === null ? null : presentInvoice(paper);
      }),
    openPortal: (customerId, returnUrl) => ask(() => openCardChange(parts, customerId, returnUrl)),
    // The page on which the card is changed does it.
    collectOwed: () => Promise.resolve(),
    readEvent: (body, signature) => readSignedEvent(eventKey, { body, signature }, clock.now()),
  };
}

/** What is not refused but fails (its database, say) is a provider that cannot be asked at the moment. */
async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    throw new PaymentError('unavailable', `the built-in provider failed (${error instanceof Error ? error.name : ''})`);
  }
}

async function readSubscription(parts: BuiltInParts, id: string): Promise<SubscriptionReading | null> {
  const paper = await bringUpToDate(parts, id);
  return paper === null ? null : presentSubscription(paper);
}

async function listSubscriptions(parts: BuiltInParts, customerId: string): Promise<readonly SubscriptionReading[]> {
  const papers = await listPapers(parts.documents, 'subscription', customerId);
  const readings = await Promise.all(papers.map(({ id }) => readSubscription(parts, id)));
  return readings.filter((reading) => reading !== null);
}

function presentInvoice({ id, customerId, content }: Paper<'invoice'>): InvoiceReading {
  return { id, customerId, ...content };
}
