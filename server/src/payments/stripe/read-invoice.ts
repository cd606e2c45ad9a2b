import type { Stripe } from 'stripe';
import type { InvoiceReading } from '../payments.ts';
import { askStripe } from './ask-stripe.ts';
import { idOf, readAll } from './client.ts';

type Line = InvoiceReading['lines'][number];

/** An invoice in our words; null for a draft, which is none yet, and for one of nobody. @throws PaymentError */
export async function presentInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<InvoiceReading | null> {
  const customerId = idOf(invoice.customer);
  if (invoice.status === 'draft' || invoice.status === null || customerId === null) return null;
  const lines = await readLines(stripe, invoice);
  const { finalized_at: finalizedAt, paid_at: paidAt } = invoice.status_transitions;
  return {
    id: invoice.id,
    customerId,
    number: invoice.number ?? invoice.id,
    status: await readStatus(stripe, invoice),
    amount: invoice.total,
    lines: presentLines(invoice, lines),
    issuedAt: (finalizedAt ?? invoice.created) * 1000,
    paidAt: paidAt === null ? null : paidAt * 1000,
    ...spanOf(invoice, lines),
  };
}

/** An invoice comes with its first ten lines. */
async function readLines(stripe: Stripe, { id, lines }: Stripe.Invoice): Promise<readonly Stripe.InvoiceLineItem[]> {
  return lines.has_more ? readAll(stripe.invoices.listLineItems(id, { limit: 100 })) : lines.data;
}

/** Lines that add up to the amount: what was sold, what was taken off, and tax where the account adds it. */
function presentLines(invoice: Stripe.Invoice, lines: readonly Stripe.InvoiceLineItem[]): readonly Line[] {
  const sold = lines.map(({ description, amount }) => ({ description: description ?? 'Notewright', amount }));
  const credit = sumOf(invoice.total_discount_amounts);
  const tax = sumOf((invoice.total_taxes ?? []).filter((one) => one.tax_behavior === 'exclusive'));
  return [
    ...sold,
    ...(credit === 0 ? [] : [{ description: 'Credit for the plan before', amount: -credit }]),
    ...(tax === 0 ? [] : [{ description: 'Tax', amount: tax }]),
  ];
}

function sumOf(amounts: readonly { readonly amount: number }[] | null): number {
  return (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** The span that an invoice is for stands on its lines; its own one is that of the renewal before. */
function spanOf(
  { created }: Stripe.Invoice,
  lines: readonly Stripe.InvoiceLineItem[],
): Pick<InvoiceReading, 'periodStart' | 'periodEnd'> {
  if (lines.length === 0) return { periodStart: created * 1000, periodEnd: created * 1000 };
  return {
    periodStart: Math.min(...lines.map(({ period }) => period.start)) * 1000,
    periodEnd: Math.max(...lines.map(({ period }) => period.end)) * 1000,
  };
}

/** One that is given up as uncollectible is no longer asked for, so it is shown like one that was taken back. */
async function readStatus(stripe: Stripe, invoice: Stripe.Invoice): Promise<InvoiceReading['status']> {
  if (invoice.status === 'open') return 'open';
  if (invoice.status !== 'paid') return 'void';
  if (invoice.total <= 0) return 'paid';
  const isCredited = invoice.post_payment_credit_notes_amount >= invoice.total;
  return isCredited || (await wasGivenBack(stripe, invoice.id)) ? 'refunded' : 'paid';
}

/** A refund leaves no trace on the invoice: it stands on the charge of the payment. */
async function wasGivenBack(stripe: Stripe, invoiceId: string): Promise<boolean> {
  const payments = await readPayments(stripe, invoiceId);
  const charges = payments.flatMap(({ latest_charge: charge }) =>
    charge === null || typeof charge === 'string' ? [] : [charge],
  );
  return charges.length > 0 && charges.every((charge) => charge.refunded);
}

/** The payments that paid an invoice, each with its charge. @throws PaymentError */
export async function readPayments(stripe: Stripe, invoiceId: string): Promise<readonly Stripe.PaymentIntent[]> {
  const list = await readAll(
    stripe.invoicePayments.list({
      invoice: invoiceId,
      status: 'paid',
      expand: ['data.payment.payment_intent.latest_charge'],
      limit: 100,
    }),
  );
  return list.flatMap(({ payment: { payment_intent: intent } }) =>
    intent === undefined || typeof intent === 'string' ? [] : [intent],
  );
}

/** The invoice that a payment was for, where there is one. @throws PaymentError */
export async function findInvoiceOfPayment(stripe: Stripe, paymentIntent: string): Promise<string | null> {
  const { data } = await askStripe(() =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentIntent }, limit: 1 }),
  );
  return idOf(data[0]?.invoice);
}
