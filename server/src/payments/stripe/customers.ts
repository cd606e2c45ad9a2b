import type { Stripe } from 'stripe';
import { PaymentError } from '../payments.ts';
import { askStripe, askStripeForOne, saysStripe } from './ask-stripe.ts';
import { closeCheckoutsOf } from './checkouts.ts';
import { presentSubscription } from './read-subscription.ts';

interface TenantCustomer {
  readonly tenantId: string;
  readonly email: string;
}

/**
 * The customer of a tenant. Stripe finds one by the tenant's id a minute after it was made at the latest; before that
 * the key answers with the same one, so it makes no difference whether a first try got lost, or two ask at once.
 * @throws PaymentError
 */
export async function openCustomer(stripe: Stripe, { tenantId, email }: TenantCustomer): Promise<string> {
  const found = await findCustomer(stripe, tenantId);
  if (found?.email === email) return found.id;
  let id = found?.id ?? (await makeCustomer(stripe, tenantId, ''));
  for (let tries = 0; tries < 10; tries += 1) {
    if (await nameCustomer(stripe, id, email)) return id;
    // What the key answers may have been removed since; then there is another one, made once after that.
    id = await makeCustomer(stripe, tenantId, id);
  }
  throw new PaymentError('unavailable', 'A customer at Stripe that is removed whenever it is made.');
}

async function findCustomer(stripe: Stripe, tenantId: string): Promise<Stripe.Customer | null> {
  const query = `metadata['tenant_id']:'${tenantId.replace(/['\\]/g, '')}'`;
  const { data } = await askStripe(() => stripe.customers.search({ query, limit: 100 }));
  const [first, ...others] = data;
  if (first === undefined) return null;
  return others.reduce((oldest, one) => (one.created < oldest.created ? one : oldest), first);
}

/** Without the address, which may differ between two tries: the same key takes nothing but the same request. */
async function makeCustomer(stripe: Stripe, tenantId: string, after: string): Promise<string> {
  const { id } = await askStripe(() =>
    stripe.customers.create(
      { metadata: { tenant_id: tenantId } },
      { idempotencyKey: `customer-${tenantId}${after === '' ? '' : `-${after}`}` },
    ),
  );
  return id;
}

/** False when there is no such customer any more. An address that Stripe cannot read stays with us alone. */
async function nameCustomer(stripe: Stripe, id: string, email: string): Promise<boolean> {
  const named = await askStripeForOne(async () => {
    try {
      await stripe.customers.update(id, { email });
    } catch (error) {
      if (!saysStripe(error, 'email_invalid')) throw error;
    }
    return id;
  });
  return named !== null;
}

/**
 * Closes the pages that are open; the rest Stripe does when a customer is deleted: it ends what runs, without a refund,
 * and forgets name, address and card. Invoices stay.
 * @throws PaymentError
 */
export async function removeCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await closeCheckoutsOf(stripe, customerId);
  await askStripeForOne(() => stripe.customers.del(customerId));
}

/** What our portal lets people do: change their card. Plans are changed here, where they are checked. */
const portalMark = 'card-only-1';

/**
 * The page on which a customer changes their card.
 * @throws PaymentError
 */
export async function openPortal(stripe: Stripe, customerId: string, returnUrl: string): Promise<string> {
  await chargeCustomersCard(stripe, customerId);
  const configuration = (await findPortal(stripe)) ?? (await makePortal(stripe));
  const { url } = await askStripe(() =>
    stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration,
      return_url: returnUrl,
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
      },
    }),
  );
  return url;
}

async function findPortal(stripe: Stripe): Promise<string | null> {
  const { data } = await askStripe(() => stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  return data.find(({ metadata }) => metadata?.['notewright'] === portalMark)?.id ?? null;
}

async function makePortal(stripe: Stripe): Promise<string> {
  const { id } = await askStripe(() =>
    stripe.billingPortal.configurations.create(
      {
        metadata: { notewright: portalMark },
        features: {
          payment_method_update: { enabled: true },
          customer_update: { enabled: false },
          invoice_history: { enabled: false },
          subscription_cancel: { enabled: false },
          subscription_update: { enabled: false },
        },
      },
      { idempotencyKey: `portal-${portalMark}` },
    ),
  );
  return id;
}

const charged: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid']);

/**
 * A checkout leaves its card on the subscription, where it goes before the one that the portal changes, which is the
 * customer's. So it becomes the customer's first: what is charged stays the same until somebody changes it there.
 */
async function chargeCustomersCard(stripe: Stripe, customerId: string): Promise<void> {
  const { data } = await askStripe(() => stripe.subscriptions.list({ customer: customerId, limit: 100 }));
  // What else is sold on the same account keeps its card.
  for (const { id, status, default_payment_method: card } of data.filter((one) => presentSubscription(one) !== null)) {
    if (card === null || !charged.has(status)) continue;
    const cardId = typeof card === 'string' ? card : card.id;
    await askStripe(() =>
      stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }),
    );
    await askStripe(() => stripe.subscriptions.update(id, { default_payment_method: '' }));
  }
}
