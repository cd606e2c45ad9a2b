import type { Stripe } from 'stripe';
import { makeStripeId, nowOf, setCustomerCard } from './books.ts';
import type { Books, TestCard } from './books.ts';
import { customerIn, pageOf, pageParams, stripeCall } from './call.ts';
import type { StripeCall } from './call.ts';
import { flagOf, formOf, metadataOf, needText, numberOf, textOf } from './forms.ts';
import type { Form } from './forms.ts';
import { refundPayment, voidInvoice } from './money.ts';
import { missing, Refusal } from './refusal.ts';
import { tryInvoice } from './renewals.ts';

export const moneyCalls: readonly StripeCall[] = [
  stripeCall<Stripe.InvoiceListParams>(
    'GET',
    '/v1/invoices',
    ['customer', 'created', 'subscription', 'status', ...pageParams],
    (books, { form }) => {
      const customer = customerIn(books, form);
      const from = numberOf(formOf(form, 'created'), 'gte') ?? 0;
      const [subscription, status] = [textOf(form, 'subscription'), textOf(form, 'status')];
      const found = [...books.invoices.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || one.parent?.subscription_details?.subscription === subscription) &&
          (status === undefined || one.status === status) &&
          one.created >= from,
      );
      return pageOf('/v1/invoices', found.map(withFirstLines), form);
    },
  ),
  stripeCall<Stripe.InvoiceRetrieveParams>('GET', '/v1/invoices/:id', [], (books, { id }) =>
    withFirstLines(findInvoice(books, id)),
  ),
  stripeCall<Stripe.InvoiceListLineItemsParams>(
    'GET',
    '/v1/invoices/:id/lines',
    [...pageParams],
    (books, { id, form }) =>
      pageOf(
        `/v1/invoices/${id}/lines`,
        // In the order of the paper, which is the other way round of a list.
        findInvoice(books, id).lines.data.map((line, index) => ({ ...line, created: -index })),
        form,
      ),
  ),
  stripeCall<Stripe.InvoicePayParams>('POST', '/v1/invoices/:id/pay', ['off_session'], (books, { id }) => {
    const { status } = findInvoice(books, id);
    if (status !== 'open') throw new Refusal(`Invoice is ${status ?? 'a draft'}.`, { code: 'invoice_not_editable' });
    if (!tryInvoice(books, id, nowOf(books)))
      throw new Refusal('Your card was declined.', { status: 402, type: 'card_error', code: 'card_declined' });
    return findInvoice(books, id);
  }),
  stripeCall<Stripe.InvoiceVoidInvoiceParams>('POST', '/v1/invoices/:id/void', [], (books, { id }) => {
    const { status } = findInvoice(books, id);
    if (status !== 'open' && status !== 'uncollectible')
      throw new Refusal(`You can only pass in open or uncollectible invoices. This one is ${status ?? 'a draft'}.`);
    return voidInvoice(books, id);
  }),
  stripeCall<Stripe.InvoicePaymentListParams>(
    'GET',
    '/v1/invoice_payments',
    ['invoice', 'payment', 'status', ...pageParams],
    (books, { form }) => {
      const [invoice, status] = [textOf(form, 'invoice'), textOf(form, 'status')];
      const intent = textOf(formOf(form, 'payment'), 'payment_intent');
      const found = [...books.invoicePayments.values()].filter(
        (one) =>
          (invoice === undefined || one.invoice === invoice) &&
          (status === undefined || one.status === status) &&
          (intent === undefined || one.payment.payment_intent === intent),
      );
      return pageOf('/v1/invoice_payments', found, form);
    },
  ),
  stripeCall<Stripe.RefundCreateParams>('POST', '/v1/refunds', ['payment_intent'], (books, { form }) =>
    refundPayment(books, needText(form, 'payment_intent')),
  ),
];

/** An invoice shows its first ten lines. */
function withFirstLines(invoice: Stripe.Invoice): Stripe.Invoice {
  const { data } = invoice.lines;
  return { ...invoice, lines: { ...invoice.lines, data: data.slice(0, 10), has_more: data.length > 10 } };
}

function findInvoice(books: Books, id: string): Stripe.Invoice {
  const found = books.invoices.get(id);
  if (found === undefined) throw missing('invoice', id);
  return found;
}

export const portalCalls: readonly StripeCall[] = [
  stripeCall<Stripe.BillingPortal.ConfigurationListParams>(
    'GET',
    '/v1/billing_portal/configurations',
    ['active', ...pageParams],
    (books, { form }) => {
      const active = flagOf(form, 'active');
      const found = [...books.configurations.values()].filter((one) => active === undefined || one.active === active);
      return pageOf('/v1/billing_portal/configurations', found, form);
    },
  ),
  stripeCall<Stripe.BillingPortal.ConfigurationCreateParams>(
    'POST',
    '/v1/billing_portal/configurations',
    ['features', 'metadata'],
    (books, { form }) => makeConfiguration(books, form),
  ),
  stripeCall<Stripe.BillingPortal.SessionCreateParams>(
    'POST',
    '/v1/billing_portal/sessions',
    ['customer', 'configuration', 'return_url', 'flow_data'],
    (books, { form }) => openPortalSession(books, form),
  ),
];

function makeConfiguration(books: Books, form: Form): Stripe.BillingPortal.Configuration {
  const features = formOf(form, 'features');
  const isOn = (name: string) => flagOf(formOf(features, name), 'enabled') ?? false;
  const at = nowOf(books);
  const configuration: Stripe.BillingPortal.Configuration = {
    id: makeStripeId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: at,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: isOn('customer_update') },
      invoice_history: { enabled: isOn('invoice_history') },
      payment_method_update: { enabled: isOn('payment_method_update'), payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: isOn('subscription_cancel'),
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: isOn('subscription_update'),
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: metadataOf(form),
    name: null,
    updated: at,
  };
  books.configurations.set(configuration.id, configuration);
  return configuration;
}

function openPortalSession(books: Books, form: Form): Stripe.BillingPortal.Session {
  const customer = needText(form, 'customer');
  if (!books.customers.has(customer)) throw missing('customer', customer);
  const configuration = needText(form, 'configuration');
  const { features } = books.configurations.get(configuration) ?? {};
  if (features === undefined) throw missing('configuration', configuration);
  const flow = textOf(formOf(form, 'flow_data'), 'type');
  if (flow === 'payment_method_update' && !features.payment_method_update.enabled)
    throw new Refusal('This feature is disabled in the portal configuration.', { param: 'flow_data' });
  const id = makeStripeId('bps');
  books.portals.set(id, customer);
  return {
    id,
    object: 'billing_portal.session',
    configuration,
    created: nowOf(books),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: needText(form, 'return_url'),
    url: `https://billing.stripe.com/p/session/${id}`,
  };
}

/** What somebody does in the portal: another card, which becomes the customer's. */
export function changeCard(books: Books, customerId: string, card: TestCard): void {
  const customer = books.customers.get(customerId);
  if (customer === undefined) throw missing('customer', customerId);
  const method = makeStripeId('pm');
  books.cards.set(method, card);
  setCustomerCard(books, customer, method);
}
