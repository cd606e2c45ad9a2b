import { ProblemError } from '../http/problem.ts';
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

/** Ends whatever runs for a customer. What runs at a provider that is not connected any more, an operator ends there. */
async function forget({ payments, store, log }: EndingParts, { customerId, provider }: KnownCustomer): Promise<void> {
  if (provider === payments?.name) await payments.removeCustomer(customerId);
  else
    log.error(
      { provider, customer: customerId },
      'a customer of a provider that is not connected has to be ended there',
    );
  await store.billing.customers.remove(customerId);
}

/** How long a customer is kept whose company never came to be. Milliseconds. */
const orphanAge = 30 * 86_400_000;
const atOnce = 50;

/** Forgets customers whose company never came to be, or that a restored backup brought back. @throws PaymentError */
export async function sweepCustomers(parts: BillingParts): Promise<void> {
  const { payments, store, clock } = parts;
  for (const customer of await store.billing.customers.listOrphans(payments.name, clock.now() - orphanAge, atOnce))
    await forget(parts, customer);
}
