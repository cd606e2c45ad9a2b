import { ProblemError } from '../kernel/problem.ts';
import { PaymentError } from '../payments/payments.ts';
import type { Payments } from '../payments/payments.ts';
import type { KnownCustomer } from '../store/billing/customer-store.ts';
import type { Order } from '../store/billing/order-store.ts';
import type { BillingParts } from './billing-parts.ts';
import { closeOrder } from './open-checkout.ts';
import { settleCheckout } from './settle-order.ts';

export interface EndingParts extends Omit<BillingParts, 'payments'> {
  /** Null with `BILLING=off`. */
  readonly payments: Payments | null;
}

export interface Gone {
  readonly userId: string;
  /** The tenants that close with them. */
  readonly tenantIds: readonly string[];
}

/**
 * Makes what ends everything at the payment provider for somebody whose account goes: purchases under way, also those for
 * a company that stays, plans, and who they were there. It answers false when the provider could not be asked, and can be
 * asked again at any point.
 */
export function createEndBilling(parts: EndingParts): (gone: Gone) => Promise<boolean> {
  return async (gone) => {
    try {
      await endBilling(parts, gone);
      return true;
    } catch (error) {
      const isProvider = error instanceof PaymentError || isUnavailable(error);
      if (!isProvider) throw error;
      parts.log.warn({ err: error }, 'a plan of a deleted account could not be ended; it is tried again');
      return false;
    }
  };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'payments_unavailable';
}

async function endBilling(parts: EndingParts, { userId, tenantIds }: Gone): Promise<void> {
  const { payments, store } = parts;
  const { orders, customers } = store.billing;
  const companiesToBe = await orders.listCompaniesToBe(userId);
  for (const tenantId of tenantIds)
    for (const order of await orders.listUnderWay({ buyerId: userId, tenantId }))
      if (order.provider === payments?.name) await endOrder({ ...parts, payments }, order);
  for (const customer of await customers.listOf([...tenantIds, ...companiesToBe])) await forget(parts, customer);
}

/** Somebody may be paying it this very moment in another window: then it is settled, and ends with what it bought. */
async function endOrder(parts: BillingParts, order: Order): Promise<void> {
  try {
    await closeOrder(parts, order);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'purchase_running') throw error;
    if (order.providerId !== null) await settleCheckout(parts, order.providerId);
  }
}

/**
 * Ends whatever runs for a customer. One of a provider that is not connected would be charged for ever if nobody knew of
 * them any more: they are kept, under ids that name nobody, until the provider is connected again and the sweep ends them.
 */
async function forget({ payments, store, log }: EndingParts, { customerId, provider }: KnownCustomer): Promise<void> {
  if (provider === payments?.name) {
    await payments.removeCustomer(customerId);
    return store.billing.customers.remove(customerId);
  }
  log.error({ provider, customer: customerId }, 'a customer of a provider that is not connected has to be ended there');
  return store.billing.customers.strand(customerId);
}

/** How long a customer is kept whose company never came to be. Milliseconds. */
const orphanAge = 30 * 86_400_000;
const atOnce = 50;

/**
 * Forgets customers whose company never came to be, whose tenant went while their provider was not connected, or that a
 * restored backup brought back.
 * @throws PaymentError when the provider cannot be asked
 */
export async function sweepCustomers(parts: BillingParts): Promise<void> {
  const { payments, store, clock, log } = parts;
  for (const customer of await store.billing.customers.listOrphans(payments.name, clock.now() - orphanAge, atOnce))
    try {
      await forget(parts, customer);
    } catch (error) {
      // One that the provider will not let go keeps no other from their turn.
      if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error;
      log.error({ err: error, customer: customer.customerId }, 'a customer could not be removed at their provider');
    }
}

/** How many customers wait to be ended until their provider is connected again: an operator can end them there. */
export function countStranded({
  payments,
  store,
  clock,
}: Pick<EndingParts, 'store' | 'clock'> & {
  /** The name of the provider that is connected; null for none. */
  readonly payments: string | null;
}): Promise<number> {
  return store.billing.customers.countStranded(payments, clock.now() - orphanAge);
}
