import { defineMessage } from '@notewright/engine/message';
import type { Localizable } from '../../language/localizable.ts';
import { describeAddedSeats, describeCharges, renewalAmount, smallestCharge } from '../../plans/prices.ts';
import { planTable } from '../../plans/plan-table.ts';
import type { BuiltInStore } from '../../store/billing/built-in-store.ts';
import { PaymentError } from '../payments.ts';
import type { CheckoutOrder, CheckoutReading, InvoiceReading, OpenCheckout } from '../payments.ts';
import { announce, change, inEnglish, issueInvoice, settle } from './books.ts';
import type { BuiltInParts } from './books.ts';
import { keepCard, readCustomer } from './customers.ts';
import { createPageTokens, paperIdOf } from './page-tokens.ts';
import { findPaper } from './papers.ts';
import type { KeptCard, Paper } from './papers.ts';
import { periodOf } from './periods.ts';
import { beginSubscription, refundInvoice } from './subscriptions.ts';
import { chargeCard } from './test-cards.ts';
import type { ChargeOutcome } from './test-cards.ts';

/** Milliseconds for which a checkout can be paid. */
export const checkoutLifetime = 24 * 3_600_000;

type CheckoutPaper = Paper<'checkout'>;
type Purchase = CheckoutOrder['purchase'];

/** What a purchase is charged for, line by line; what is left of an earlier plan is a line that takes away. */
export function describePurchase(purchase: Purchase): readonly Localizable<InvoiceReading['lines'][number]>[] {
  if (purchase.kind === 'difference') {
    const { description, amount, addedSeats, renewal } = purchase;
    const seats = addedSeats === undefined ? description : describeAddedSeats(addedSeats, renewal?.on ?? null);
    return [{ description: seats, amount }];
  }
  const earlier = defineMessage('charge.creditForEarlierPlan', 'Credit for your earlier plan');
  const credit = purchase.credit === 0 ? [] : [{ description: earlier, amount: -purchase.credit }];
  return [...describeCharges(purchase.plan), ...credit];
}

/** Cents to be paid now. */
export function amountDue(purchase: Purchase): number {
  return purchase.kind === 'difference' ? purchase.amount : renewalAmount(purchase.plan) - purchase.credit;
}

/** Opens the page of an order; the same order has the same one. @throws PaymentError */
export async function openCheckout(parts: BuiltInParts, order: CheckoutOrder): Promise<OpenCheckout> {
  const { documents, clock, publicUrl, signingKey } = parts;
  const { orderId, customerId, tenantId, purchase, successUrl, cancelUrl } = order;
  await readCustomer(documents, customerId);
  if (amountDue(purchase) < smallestCharge) throw new PaymentError('refused', 'the amount is too small to be charged');
  const token = createPageTokens(signingKey).ofOrder(orderId);
  const id = paperIdOf('chk', token) ?? '';
  const now = clock.now();
  const expiresAt = now + checkoutLifetime;
  await documents.insert({
    id,
    kind: 'checkout',
    customerId,
    createdAt: now,
    dueAt: expiresAt,
    content: {
      orderId,
      tenantId,
      purchase,
      successUrl,
      cancelUrl,
      state: 'open',
      expiresAt,
      askedBank: null,
      problem: null,
      subscriptionId: null,
      invoiceId: null,
    },
  });
  const kept = await findPaper(documents, 'checkout', id);
  return { id, url: `${publicUrl()}/checkout/${token}`, expiresAt: kept?.content.expiresAt ?? expiresAt };
}

/** How it stands now, also when nobody has written down yet that its time is over. */
export function stateOf({ content }: CheckoutPaper, now: number): CheckoutReading['state'] {
  return content.state === 'open' && content.expiresAt <= now ? 'expired' : content.state;
}

export async function readCheckout(parts: BuiltInParts, id: string): Promise<CheckoutReading | null> {
  const paper = await findPaper(parts.documents, 'checkout', id);
  if (paper === null) return null;
  const { orderId, subscriptionId } = paper.content;
  return { id, orderId, state: stateOf(paper, parts.clock.now()), subscriptionId };
}

/** Nobody can pay it from now on; `paid` when somebody has. @throws PaymentError */
export function closeCheckout(parts: BuiltInParts, id: string): Promise<'closed' | 'paid'> {
  return settle(parts, async (store) => {
    const paper = await findPaper(store, 'checkout', id);
    if (paper === null) throw new PaymentError('refused', 'there is no such checkout');
    if (paper.content.state === 'open') {
      await change(store, paper, { state: 'expired', askedBank: null }, null);
      await announce(store, parts, paper.customerId, ['checkout', id]);
    }
    return paper.content.state === 'paid' ? 'paid' : 'closed';
  });
}

/** Gives back what a checkout took, once; of one that nobody paid there is nothing to give. @throws PaymentError */
export async function refundCheckout(parts: BuiltInParts, id: string): Promise<void> {
  await settle(parts, async (store) => {
    const paper = await findPaper(store, 'checkout', id);
    if (paper === null) throw new PaymentError('refused', 'there is no such checkout');
    if (paper.content.invoiceId !== null) await refundInvoice(store, parts, paper.content.invoiceId);
  });
}

export type PayOutcome = ChargeOutcome | 'expired' | 'missing';

/**
 * Pays a checkout with a card. Of two who pay at once one is charged, and both are told that it is paid.
 * @param isConfirmed The card's bank was asked, and somebody said yes
 */
export function payCheckout(
  parts: BuiltInParts,
  id: string,
  card: KeptCard,
  isConfirmed: boolean,
): Promise<PayOutcome> {
  return settle(parts, async (store) => {
    const paper = await findPaper(store, 'checkout', id);
    if (paper === null) return 'missing';
    const state = stateOf(paper, parts.clock.now());
    if (state !== 'open') return state;
    const customer = await findPaper(store, 'customer', paper.customerId);
    if (customer === null || customer.content.removedAt !== null) return 'expired';
    const outcome = chargeCard(card.behaviour, { occasion: 'first', isConfirmed });
    if (outcome === 'paid') await takePayment(store, parts, paper, card);
    else if (outcome === 'asks_bank') await change(store, paper, { askedBank: card, problem: null });
    else await change(store, paper, { askedBank: null, problem: outcome });
    return outcome;
  });
}

/** Answers the question of the bank: whether it is the card's owner. `missing` when it does not ask. */
export async function answerBank(parts: BuiltInParts, id: string, isConfirmed: boolean): Promise<PayOutcome> {
  const paper = await findPaper(parts.documents, 'checkout', id);
  if (paper === null) return 'missing';
  const state = stateOf(paper, parts.clock.now());
  if (state !== 'open') return state;
  if (paper.content.askedBank === null) return 'missing';
  if (isConfirmed) return payCheckout(parts, id, paper.content.askedBank, true);
  return settle(parts, async (store) => {
    const asked = await findPaper(store, 'checkout', id);
    if (asked?.content.state !== 'open') return asked?.content.state ?? 'missing';
    await change(store, asked, { askedBank: null, problem: 'refused' });
    return 'declined';
  });
}

async function takePayment(
  store: BuiltInStore,
  parts: BuiltInParts,
  paper: CheckoutPaper,
  card: KeptCard,
): Promise<void> {
  const { customerId, content } = paper;
  const { purchase, tenantId, orderId } = content;
  const now = parts.clock.now();
  const isStart = purchase.kind === 'start';
  const period = isStart
    ? periodOf(now, planTable[purchase.plan.plan].interval, 1)
    : { periodStart: now, periodEnd: Math.max(now, purchase.renewal?.on ?? now) };
  const lines = inEnglish(describePurchase(purchase));
  const invoiceId = await issueInvoice(store, parts, { customerId, lines, issuedAt: now, paidAt: now, ...period });
  await announce(store, parts, customerId, ['checkout', paper.id], ['invoice', invoiceId]);
  let subscriptionId: string | null = null;
  if (isStart) {
    await keepCard(store, customerId, card);
    const begun = { customerId, tenantId, orderId, plan: purchase.plan, startedAt: now, invoiceId };
    subscriptionId = await beginSubscription(store, parts, begun);
  }
  await change(store, paper, { state: 'paid', askedBank: null, problem: null, subscriptionId, invoiceId }, null);
}

/** Writes down that the time of a checkout is over. */
export async function expireCheckout(parts: BuiltInParts, id: string): Promise<void> {
  await settle(parts, async (store) => {
    const paper = await findPaper(store, 'checkout', id);
    if (paper?.content.state !== 'open' || stateOf(paper, parts.clock.now()) === 'open') return;
    await change(store, paper, { state: 'expired', askedBank: null }, null);
    await announce(store, parts, paper.customerId, ['checkout', id]);
  });
}
