import { randomUUID } from 'node:crypto';
import type { BillingParts } from '../billing/billing-parts.ts';
import { settleSubscription } from '../billing/settle-event.ts';
import { keepInvoice } from '../billing/settle-invoice.ts';
import { PaymentError } from '../payments/payments.ts';
import type { InvoiceReading, SubscriptionReading } from '../payments/payments.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
const hour = 3_600_000;
const lease = 10 * 60_000;
const nightHour = 3;
const atOnce = 50;
/** How long it is known which events came (the provider repeats one for some days), and what became of purchases. */
const eventDays = 90;
const orderDays = 400;
/** How far back what became of an invoice is compared; some days more, since a provider counts from its draft on. */
const invoiceDays = 60;
const draftDays = 7;

/** How many things were not as the provider has them. */
export interface Differences {
  readonly customers: number;
  readonly subscriptions: number;
  readonly invoices: number;
  /** Customers that could not be compared. */
  readonly failed: number;
}

/**
 * Once a night, in one process of the installation: compares every customer's plans and invoices with what the provider
 * has, and settles what differs. This finds what no event told of, whatever got lost.
 */
export function createReconciliation(parts: BillingParts): Job {
  const holder = randomUUID();
  const { leases } = parts.store;
  return {
    name: 'reconcile-payments',
    everyMilliseconds: 10 * 60_000,
    run: async (signal) => {
      const now = parts.clock.now();
      const turn = { name: 'reconcile-payments', turn: nameNight(now), holder };
      if (!(await leases.take(turn, now, now + lease))) return;
      const hold = (): Promise<boolean> => leases.renew(turn, parts.clock.now() + lease);
      const lastNight = await leases.readDone(turn.name);
      const found = await reconcilePayments(parts, signal, hold, lastNight === null ? null : Date.parse(lastNight));
      if (found === null) return;
      const { events, orders } = parts.store.billing;
      await events.removeBefore(now - eventDays * day);
      await orders.removeSettledBefore(now - orderDays * day);
      await leases.finish(turn);
      const isFine = found.subscriptions + found.invoices + found.failed === 0;
      parts.log[isFine ? 'info' : 'warn'](found, 'payments were compared with those of the provider');
    },
  };
}

function nameNight(now: number): string {
  return new Date(now - nightHour * hour).toISOString().slice(0, 10);
}

/**
 * Compares all customers; null when it was cut short and has to go on later.
 * @param comparedOn When all were compared last (epoch milliseconds); null for never
 */
export async function reconcilePayments(
  parts: BillingParts,
  signal: AbortSignal,
  hold: () => Promise<boolean>,
  comparedOn: number | null = null,
): Promise<Differences | null> {
  const { customers } = parts.store.billing;
  const found = { customers: 0, subscriptions: 0, invoices: 0, failed: 0 };
  let after = '';
  for (;;) {
    const page = await customers.list(parts.payments.name, after, atOnce);
    for (const { customerId, tenantId, createdAt } of page) {
      // One customer may take a while; whoever lost the turn meanwhile leaves the rest to the other.
      if (signal.aborted || !(await hold())) return null;
      found.customers += 1;
      try {
        // Whoever came since, perhaps out of a backup, was never compared.
        const isNew = comparedOn === null || createdAt >= comparedOn;
        const since = isNew ? 0 : await findSince(parts, tenantId, comparedOn);
        const one = await reconcileCustomer(parts, customerId, since);
        found.subscriptions += one.subscriptions;
        found.invoices += one.invoices;
      } catch (error) {
        // The provider does not answer: the lease runs out, and a later run starts over.
        if (error instanceof PaymentError && error.kind === 'unavailable') throw error;
        found.failed += 1;
      }
    }
    if (page.length < atOnce) return found;
    after = page.at(-1)?.customerId ?? after;
  }
}

/** Compares one customer's plans, and invoices since a time, and settles what differs. @throws PaymentError */
export async function reconcileCustomer(
  parts: BillingParts,
  customerId: string,
  since = 0,
): Promise<Pick<Differences, 'subscriptions' | 'invoices'>> {
  const subscriptions = await compareSubscriptions(parts, customerId);
  return { subscriptions, invoices: await compareInvoices(parts, customerId, since) };
}

async function compareSubscriptions(parts: BillingParts, customerId: string): Promise<number> {
  const { subscriptions } = parts.store.billing;
  const kept = new Map((await subscriptions.listOfCustomer(customerId)).map((one) => [one.providerId, one]));
  let differences = 0;
  for (const reading of await parts.payments.listSubscriptions(customerId)) {
    const ours = kept.get(reading.id);
    if (isAsKept(reading, ours)) continue;
    differences += 1;
    await settleSubscription(parts, reading.id);
  }
  return differences;
}

function isAsKept(reading: SubscriptionReading, ours: StoredSubscription | undefined): boolean {
  // What never became a plan is not kept; what ended before it was kept is for nobody any more.
  if (ours === undefined) return reading.status === 'incomplete' || isOver(reading);
  const { plan, status, periodEnd, cancelAtPeriodEnd } = reading;
  return (
    ours.status === status &&
    ours.plan === plan.plan &&
    ours.seats === plan.seats &&
    ours.periodEnd === periodEnd &&
    ours.cancelAtPeriodEnd === cancelAtPeriodEnd
  );
}

function isOver({ status }: SubscriptionReading): boolean {
  return status === 'ended';
}

/**
 * Since when a customer's invoices are looked at: some weeks before the last night on which all were, and as far back as
 * one is open. Each takes a call or two, so not all of them every night.
 */
async function findSince({ store }: BillingParts, tenantId: string, comparedOn: number): Promise<number> {
  const recent = comparedOn - invoiceDays * day;
  const oldestOpen = await store.billing.invoices.findOldestOpen(tenantId);
  return Math.max(0, Math.min(recent, oldestOpen ?? recent) - draftDays * day);
}

async function compareInvoices(parts: BillingParts, customerId: string, since: number): Promise<number> {
  const { payments, store } = parts;
  const readings = await payments.listInvoices(customerId, since);
  const statuses = await store.billing.invoices.listStatuses(readings.map(({ id }) => id));
  const differing = readings.filter(({ id, status }: InvoiceReading) => statuses.get(id) !== status);
  let differences = 0;
  // Whose payer is gone is nobody's difference.
  for (const reading of differing) if ((await keepInvoice(parts, reading)) === 'settled') differences += 1;
  return differences;
}
