import type { Stripe } from 'stripe';
import { change, idOf, makeStripeId, noteEvent, nowOf } from './books.ts';
import type { Books } from './books.ts';
import { listOf } from './blanks.ts';
import {
  blankCharge,
  blankInvoice,
  blankInvoicePayment,
  blankLine,
  blankPaymentIntent,
  blankRefund,
} from './money-blanks.ts';
import { Refusal } from './refusal.ts';

export interface InvoiceOptions {
  readonly customer: string;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'manual';
  readonly subscription: Stripe.Subscription | null;
  /** Of an invoice without a subscription. */
  readonly single: { readonly amount: number; readonly description: string } | null;
  readonly discount: number;
  readonly metadata: Record<string, string>;
  readonly at: number;
}

/** Writes a draft. */
export function makeInvoice(books: Books, options: InvoiceOptions): Stripe.Invoice {
  const id = makeStripeId('in');
  const { subscription, at } = options;
  const lines =
    subscription === null
      ? [singleLine(id, options)]
      : subscription.items.data.map((item) => itemLine(books, id, subscription, item));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taken = Math.min(options.discount, subtotal);
  const invoice = blankInvoice({
    id,
    created: at,
    customer: options.customer,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    subtotal,
    total: subtotal - taken,
    billing_reason: options.reason,
    metadata: options.metadata,
    total_discount_amounts: taken === 0 ? [] : [{ amount: taken, discount: makeStripeId('di') }],
    parent:
      subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
            type: 'subscription_details',
          },
  });
  books.invoices.set(id, invoice);
  noteEvent(books, 'invoice.created', invoice, at);
  return invoice;
}

function itemLine(
  books: Books,
  invoice: string,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.InvoiceLineItem {
  const quantity = item.quantity ?? 1;
  const unit = item.price.unit_amount ?? 0;
  return blankLine({
    id: makeStripeId('il'),
    invoice,
    amount: unit * quantity,
    quantity,
    description: `${quantity} × ${books.products.get(idOf(item.price.product))?.name ?? ''} (at $${(unit / 100).toFixed(2)} / ${item.price.recurring?.interval ?? ''})`,
    period: { start: item.current_period_start, end: item.current_period_end },
    subscription: subscription.id,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
  });
}

function singleLine(invoice: string, { single, at }: InvoiceOptions): Stripe.InvoiceLineItem {
  return blankLine({
    id: makeStripeId('il'),
    invoice,
    amount: single?.amount ?? 0,
    description: single?.description ?? '',
    period: { start: at, end: at },
  });
}

/** Makes a draft an invoice that is asked for. */
export function finalizeInvoice(books: Books, id: string, at: number): Stripe.Invoice {
  books.counters.invoices += 1;
  const invoice = books.invoices.get(id);
  const opened = change(books.invoices, id, {
    number: `A1B2C3D4-${String(books.counters.invoices).padStart(4, '0')}`,
    status: 'open',
    effective_at: at,
    automatically_finalizes_at: null,
    status_transitions: {
      finalized_at: at,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
      ...(invoice?.status === 'draft' ? {} : invoice?.status_transitions),
    },
  });
  noteEvent(books, 'invoice.finalized', opened, at);
  return opened;
}

/** A charge on a card, which goes through or does not. */
export function charge(
  books: Books,
  about: {
    readonly customer: string;
    readonly amount: number;
    readonly card: string | null;
    readonly metadata: Record<string, string>;
    readonly isFirst: boolean;
    readonly at: number;
  },
): Stripe.PaymentIntent {
  const kind = about.card === null ? 'declines' : (books.cards.get(about.card) ?? 'declines');
  const isPaid = kind === 'accepts' || (kind === 'accepts-once' && about.isFirst);
  const { customer, amount, metadata, at } = about;
  const intent = blankPaymentIntent({
    id: makeStripeId('pi'),
    created: at,
    amount,
    customer,
    metadata,
    payment_method: about.card,
    status: isPaid ? 'succeeded' : 'requires_payment_method',
  });
  const made = blankCharge({
    id: makeStripeId('ch'),
    created: at,
    amount,
    customer,
    payment_intent: intent.id,
    status: isPaid ? 'succeeded' : 'failed',
  });
  books.charges.set(made.id, made);
  books.paymentIntents.set(intent.id, { ...intent, latest_charge: made.id });
  noteEvent(books, isPaid ? 'charge.succeeded' : 'charge.failed', made, at);
  noteEvent(books, isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent, at);
  return intent;
}

/** Books a payment on the invoice that it is for. */
export function settleInvoice(books: Books, id: string, intent: Stripe.PaymentIntent, at: number): Stripe.Invoice {
  const invoice = books.invoices.get(id);
  const isPaid = intent.status === 'succeeded';
  const payment = blankInvoicePayment({
    id: makeStripeId('inpay'),
    created: at,
    amount_requested: intent.amount,
    invoice: id,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: isPaid ? 'paid' : 'open',
  });
  books.invoicePayments.set(payment.id, payment);
  const attempts = (invoice?.attempt_count ?? 0) + 1;
  if (!isPaid) {
    const failed = change(books.invoices, id, { attempted: true, attempt_count: attempts });
    noteEvent(books, 'invoice.payment_failed', failed, at);
    return failed;
  }
  const paid = change(books.invoices, id, {
    attempted: true,
    attempt_count: attempts,
    auto_advance: false,
    status: 'paid',
    amount_paid: intent.amount,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: {
      finalized_at: invoice?.status_transitions.finalized_at ?? at,
      marked_uncollectible_at: null,
      paid_at: at,
      voided_at: null,
    },
  });
  noteEvent(books, 'invoice_payment.paid', payment, at);
  noteEvent(books, 'invoice.paid', paid, at);
  noteEvent(books, 'invoice.payment_succeeded', paid, at);
  return paid;
}

/** Takes an invoice back: nobody can pay it any more, and it is not tried again. */
export function voidInvoice(books: Books, id: string): Stripe.Invoice {
  const at = nowOf(books);
  const before = books.invoices.get(id);
  books.tries.delete(id);
  const voided = change(books.invoices, id, {
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: {
      finalized_at: before?.status_transitions.finalized_at ?? at,
      marked_uncollectible_at: before?.status_transitions.marked_uncollectible_at ?? null,
      paid_at: null,
      voided_at: at,
    },
  });
  noteEvent(books, 'invoice.voided', voided, at);
  return voided;
}

/** Gives a payment back, whole. */
export function refundPayment(books: Books, paymentIntent: string): Stripe.Refund {
  const intent = books.paymentIntents.get(paymentIntent);
  const made = intent === undefined ? undefined : books.charges.get(idOf(intent.latest_charge));
  if (intent === undefined || made === undefined)
    throw new Refusal(`No such payment_intent: '${paymentIntent}'`, { status: 404, code: 'resource_missing' });
  if (!made.paid) throw new Refusal('This payment was not made.', { code: 'payment_intent_unexpected_state' });
  if (made.refunded)
    throw new Refusal(`Charge ${made.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const at = nowOf(books);
  const refund = blankRefund({
    id: makeStripeId('re'),
    created: at,
    amount: made.amount - made.amount_refunded,
    charge: made.id,
    payment_intent: paymentIntent,
    customer: intent.customer,
  });
  books.refunds.set(refund.id, refund);
  const refunded = change(books.charges, made.id, { refunded: true, amount_refunded: made.amount });
  noteEvent(books, 'refund.created', refund, at);
  noteEvent(books, 'charge.refunded', refunded, at);
  return refund;
}
