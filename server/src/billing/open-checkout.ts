import { ProblemError } from '../http/problem.ts';
import type { CheckoutOrder, OpenCheckout } from '../payments/payments.ts';
import type { Order } from '../store/billing/order-store.ts';
import { askProvider } from './ask-provider.ts';
import type { BillingParts } from './billing-parts.ts';
import { isCheckoutAddress } from './checkout-address.ts';

/** Where the browser comes back to. */
function manageAddress({ mailContext }: BillingParts): string {
  return `${mailContext().publicUrl}/manageSubscription`;
}

/**
 * The address at which an order under way is paid; null when nobody can pay it any more, so that another may be begun.
 * An order that a crash left before its checkout goes to the provider again, which opens the same page.
 * @throws ProblemError `payments_unavailable`; `purchase_running` when it is paid already
 */
export async function findCheckout(parts: BillingParts, order: Order): Promise<string | null> {
  if (order.state === 'opening') return openCheckout(parts, order);
  const { providerId, url } = order;
  if (order.state !== 'open' || providerId === null || url === null) throw new ProblemError('purchase_running');
  const reading = await askProvider(parts, () => parts.payments.readCheckout(providerId));
  if (reading?.state === 'paid') throw new ProblemError('purchase_running');
  if (reading?.state === 'open' && isAllowed(parts, url)) return url;
  await giveUp(parts, order);
  return null;
}

/** Opens an order's checkout and keeps where it is. */
async function openCheckout(parts: BillingParts, order: Order): Promise<string> {
  const { orders } = parts.store.billing;
  const checkout = await askOpen(parts, order);
  if (!isAllowed(parts, checkout.url)) {
    parts.log.error({ order: order.id }, 'the payment provider named an address that is not its own');
    await askProvider(parts, () => parts.payments.closeCheckout(checkout.id));
    await giveUp(parts, order);
    throw new ProblemError('payments_unavailable');
  }
  const { id: providerId, url, expiresAt } = checkout;
  if (await orders.open(order.id, { providerId, url, expiresAt })) return url;
  // Another request opened the same page; or its buyer chose something else meanwhile, and the last choice counts.
  const now = await orders.find(order.id);
  if (now?.state === 'open') return url;
  throw new ProblemError('purchase_running');
}

async function askOpen(parts: BillingParts, order: Order): Promise<OpenCheckout> {
  const { payments } = parts;
  const customerId = await findCustomer(parts, order);
  const manage = manageAddress(parts);
  const wish: CheckoutOrder = {
    orderId: order.id,
    customerId,
    tenantId: order.tenantId,
    purchase: describePurchase(order),
    successUrl: `${manage}?purchase=done`,
    cancelUrl: `${manage}?purchase=left`,
  };
  return askProvider(
    parts,
    () => payments.openCheckout(wish),
    () => giveUp(parts, order),
  );
}

function describePurchase(order: Order): CheckoutOrder['purchase'] {
  const { kind, plan, seats, credit, addedSeats, amountDue: amount } = order;
  if (kind === 'start') return { kind: 'start', plan: { plan, seats }, credit };
  const users = addedSeats === 1 ? 'One more user' : `${addedSeats} more users`;
  return { kind: 'difference', amount, description: `${users} until the next renewal` };
}

async function findCustomer(parts: BillingParts, { tenantId, buyerId }: Order): Promise<string> {
  const { payments, store, clock } = parts;
  const { customers } = store.billing;
  const known = await customers.find(tenantId, payments.name);
  if (known !== null) return known;
  const buyer = await store.users.find(buyerId);
  if (buyer === null) throw new ProblemError('session_expired');
  const customerId = await askProvider(parts, () => payments.openCustomer({ tenantId, email: buyer.email }));
  return customers.keep({ tenantId, provider: payments.name, customerId }, clock.now());
}

/**
 * Sees to it that nobody can pay an order any more.
 * @throws ProblemError `purchase_running` when somebody has paid it; `payments_unavailable`
 */
export async function closeOrder(parts: BillingParts, order: Order): Promise<void> {
  const { payments } = parts;
  if (order.state === 'paid') throw new ProblemError('purchase_running');
  // What was begun at another provider, which is not connected any more, cannot be asked for.
  if (order.provider !== payments.name) return giveUp(parts, order);
  const customerId = await parts.store.billing.customers.find(order.tenantId, payments.name);
  // Before its buyer was known there, nothing was asked for.
  if (order.providerId === null && customerId === null) return giveUp(parts, order);
  // A page of which only the provider may know: the same order shows which.
  const checkoutId = order.providerId ?? (await askOpen(parts, order)).id;
  if ((await askProvider(parts, () => payments.closeCheckout(checkoutId))) === 'paid')
    throw new ProblemError('purchase_running');
  await giveUp(parts, order);
}

async function giveUp({ store, clock }: BillingParts, { id }: Order): Promise<void> {
  await store.billing.orders.move(id, ['opening', 'open'], 'expired', clock.now());
}

/**
 * The page of the provider on which the card of a tenant is changed; null for who never was its customer.
 * @throws ProblemError `payments_unavailable`
 */
export async function findPortal(parts: BillingParts, tenantId: string): Promise<string | null> {
  const { payments, store } = parts;
  const customerId = await store.billing.customers.find(tenantId, payments.name);
  if (customerId === null) return null;
  const url = await askProvider(parts, () => payments.openPortal(customerId, manageAddress(parts)));
  if (isAllowed(parts, url)) return url;
  parts.log.error({}, 'the payment provider named an address that is not its own');
  throw new ProblemError('payments_unavailable');
}

function isAllowed({ payments, mailContext }: BillingParts, address: string): boolean {
  const ownOrigin = new URL(mailContext().publicUrl).origin;
  return isCheckoutAddress(address, { origins: payments.origins(), ownOrigin });
}
