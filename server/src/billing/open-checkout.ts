import { ProblemError } from '../kernel/problem.ts';
import { PaymentError } from '../payments/payments.ts';
import type { CheckoutOrder, OpenCheckout } from '../payments/payments.ts';
import type { Order } from '../store/billing/order-store.ts';
import { askProvider } from './ask-provider.ts';
import type { BillingParts } from './billing-parts.ts';
import { isCheckoutAddress } from './checkout-address.ts';
import { describeOrder } from './describe-order.ts';

/** Where the browser comes back to. */
function manageAddress({ publicUrl }: BillingParts): string {
  return `${publicUrl()}/manageSubscription`;
}

/**
 * The address at which an order under way is paid; null when nobody can pay it any more, so that another may be begun.
 * An order that a crash left before its checkout goes to the provider again, which opens the same page.
 * @throws ProblemError `payments_unavailable`; `purchase_running` when it is paid already
 */
export async function findCheckout(parts: BillingParts, order: Order): Promise<string | null> {
  // What was begun at another provider, which is not connected any more, cannot be paid at this one.
  if (order.provider !== parts.payments.name) {
    await expireDisconnected(parts, order);
    return null;
  }
  if (order.state === 'opening') return openCheckout(parts, order);
  const { providerId, url } = order;
  if (order.state !== 'open' || providerId === null) throw new ProblemError('purchase_running');
  const reading = await askProvider(parts, () => parts.payments.readCheckout(providerId));
  if (reading?.state === 'paid') throw new ProblemError('purchase_running');
  if (reading?.state === 'open' && url !== null && isAllowed(parts, url)) return url;
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
  const { replaces } = order;
  const running = replaces === null ? null : await parts.store.billing.subscriptions.find(replaces);
  const purchase = describeOrder(order, running);
  const openFor = (customer: string): Promise<OpenCheckout> => {
    const request: CheckoutOrder = {
      orderId: order.id,
      customerId: customer,
      tenantId: order.tenantId,
      purchase,
      successUrl: `${manage}?purchase=done`,
      cancelUrl: `${manage}?purchase=left`,
    };
    return payments.openCheckout(request);
  };
  const { tenantId, buyerId } = order;
  return askProvider(
    parts,
    () => askForCustomer(parts, { tenantId, personId: buyerId, customerId }, openFor),
    () => giveUp(parts, order),
  );
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

interface KnownCustomer {
  readonly tenantId: string;
  /** Whose address the customer has, should it have to be made again. */
  readonly personId: string;
  readonly customerId: string;
}

/**
 * Asks for something in a customer's name. Where the provider says no, it may have no such customer any more: it was
 * removed there by hand, or another account of the provider is connected. Then a new customer is made, and it is asked
 * once more. @throws PaymentError
 */
async function askForCustomer<Answer>(
  { payments, store }: BillingParts,
  { tenantId, personId, customerId }: KnownCustomer,
  ask: (customerId: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(customerId);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error;
    const person = await store.users.find(personId);
    if (person === null) throw error;
    const replacement = await payments.openCustomer({ tenantId, email: person.email });
    // The same one as before was refused for another reason.
    if (replacement === customerId) throw error;
    const isKept = await store.billing.customers.replace(
      { tenantId, provider: payments.name, customerId },
      replacement,
    );
    if (!isKept) throw error;
    return ask(replacement);
  }
}

/**
 * Sees to it that nobody can pay an order any more.
 * @throws ProblemError `purchase_running` when somebody has paid it; `payments_unavailable`
 */
export async function closeOrder(parts: BillingParts, order: Order): Promise<void> {
  const { payments } = parts;
  // What was begun at another provider, which is not connected any more, cannot be asked for.
  if (order.provider !== payments.name) return expireDisconnected(parts, order);
  if (order.state === 'paid') throw new ProblemError('purchase_running');
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
 * An order of a provider that is not connected any more does not block another. One that was paid there is looked at
 * again, like all money that comes for a closed order, once that provider tells of it; until then an operator knows.
 */
async function expireDisconnected({ store, clock, log }: BillingParts, { id, state, provider }: Order): Promise<void> {
  if (state === 'paid')
    log.error({ order: id, provider }, 'an order was paid at a payment provider that is not connected any more');
  await store.billing.orders.move(id, ['opening', 'open', 'paid'], 'expired', clock.now());
}

/**
 * The page of the provider on which the card of a tenant is changed; null for who never was its customer.
 * @throws ProblemError `payments_unavailable`
 */
export async function findPortal(parts: BillingParts, tenantId: string): Promise<string | null> {
  const { payments, store } = parts;
  const customerId = await store.billing.customers.find(tenantId, payments.name);
  if (customerId === null) return null;
  const open = (customer: string): Promise<string> => payments.openPortal(customer, manageAddress(parts));
  const payer = await store.billing.payers.find(tenantId);
  const personId = payer?.person?.userId ?? payer?.buyer?.userId ?? '';
  const url = await askProvider(parts, () => askForCustomer(parts, { tenantId, personId, customerId }, open));
  if (isAllowed(parts, url)) return url;
  parts.log.error({}, 'the payment provider named an address that is not its own');
  throw new ProblemError('payments_unavailable');
}

function isAllowed({ payments, publicUrl }: BillingParts, address: string): boolean {
  const ownOrigin = new URL(publicUrl()).origin;
  return isCheckoutAddress(address, { origins: payments.origins(), ownOrigin });
}
