import { planTable } from '../../plans/plan-table.ts';
import { describeCharges } from '../../plans/prices.ts';
import type { BuiltInStore } from '../../store/billing/built-in-store.ts';
import { PaymentError } from '../payments.ts';
import type { PlanCount } from '../../plans/plan-count.ts';
import type { SubscriptionReading } from '../payments.ts';
import { add, announce, change, inEnglish, issueInvoice, settle } from './books.ts';
import type { BuiltInParts } from './books.ts';
import { findPaper } from './papers.ts';
import type { Paper } from './papers.ts';
import { periodOf } from './periods.ts';
import { chargeCard } from './test-cards.ts';

const day = 86_400_000;
/** On which days after a renewal was due a failed charge is tried again. */
export const retryDays: readonly number[] = [1, 3, 5, 7];

const changesKept = 50;

type SubscriptionPaper = Paper<'subscription'>;

function presentPeriod({ content }: SubscriptionPaper): { readonly periodStart: number; readonly periodEnd: number } {
  return periodOf(content.startedAt, planTable[content.plan.plan].interval, content.periods);
}

export function presentSubscription(paper: SubscriptionPaper): SubscriptionReading {
  const { tenantId, orderId, plan, status, startedAt, cancelAtPeriodEnd, endedAt } = paper.content;
  const { id, customerId } = paper;
  const period = presentPeriod(paper);
  return { id, customerId, tenantId, orderId, plan, status, startedAt, ...period, cancelAtPeriodEnd, endedAt };
}

export interface NewSubscription {
  readonly customerId: string;
  readonly tenantId: string;
  readonly orderId: string;
  readonly plan: PlanCount;
  readonly startedAt: number;
  /** Of its first period, paid. */
  readonly invoiceId: string;
}

/** Begins a subscription whose first period is paid. To be called in a transaction. @returns its id */
export async function beginSubscription(
  store: BuiltInStore,
  parts: Pick<BuiltInParts, 'clock' | 'newId'>,
  { customerId, ...begun }: NewSubscription,
): Promise<string> {
  const id = `sub_${parts.newId()}`;
  const { startedAt, plan } = begun;
  await add(store, {
    id,
    kind: 'subscription',
    customerId,
    createdAt: startedAt,
    dueAt: periodOf(startedAt, planTable[plan.plan].interval, 1).periodEnd,
    content: {
      ...begun,
      status: 'active',
      periods: 1,
      cancelAtPeriodEnd: false,
      endedAt: null,
      failures: 0,
      changeKeys: [],
    },
  });
  await announce(store, parts, customerId, ['subscription', id]);
  return id;
}

/**
 * Does whatever has come due, one step at a time and each as of its own time: a provider that slept through a year has
 * renewed twelve times when it is awake again. @returns null when there is no such subscription
 */
export async function bringUpToDate(parts: BuiltInParts, id: string): Promise<SubscriptionPaper | null> {
  for (;;) {
    const paper = await findPaper(parts.documents, 'subscription', id);
    if (paper === null || !isDue(parts, paper)) return paper;
    await settle(parts, async (store) => {
      const now = await findPaper(store, 'subscription', id);
      if (now !== null && isDue(parts, now)) await takeStep(store, parts, now, now.dueAt ?? 0);
    });
  }
}

function isDue({ clock }: Pick<BuiltInParts, 'clock'>, { dueAt }: SubscriptionPaper): boolean {
  return dueAt !== null && dueAt <= clock.now();
}

/** What is due of a subscription at a time: its end, its renewal, or another try to charge for it. */
async function takeStep(store: BuiltInStore, parts: BuiltInParts, paper: SubscriptionPaper, at: number): Promise<void> {
  if (paper.content.status === 'past_due') return chargeAgain(store, parts, paper, at);
  if (paper.content.cancelAtPeriodEnd) return close(store, parts, paper, at);
  return renew(store, parts, paper, at);
}

async function renew(store: BuiltInStore, parts: BuiltInParts, paper: SubscriptionPaper, at: number): Promise<void> {
  const { plan, startedAt, periods } = paper.content;
  const { customerId } = paper;
  const period = periodOf(startedAt, planTable[plan.plan].interval, periods + 1);
  const isPaid = await isCharged(store, customerId);
  const paidAt = isPaid ? at : null;
  const lines = inEnglish(describeCharges(plan));
  const invoiceId = await issueInvoice(store, parts, { customerId, lines, issuedAt: at, paidAt, ...period });
  await change(
    store,
    paper,
    { status: isPaid ? 'active' : 'past_due', periods: periods + 1, invoiceId, failures: isPaid ? 0 : 1 },
    isPaid ? period.periodEnd : period.periodStart + (retryDays[0] ?? 0) * day,
  );
  await announce(store, parts, customerId, ['invoice', invoiceId], ['subscription', paper.id]);
}

async function isCharged(store: BuiltInStore, customerId: string): Promise<boolean> {
  const card = (await findPaper(store, 'customer', customerId))?.content.card ?? null;
  return card !== null && chargeCard(card.behaviour, { occasion: 'renewal', isConfirmed: false }) === 'paid';
}

async function chargeAgain(
  store: BuiltInStore,
  parts: BuiltInParts,
  paper: SubscriptionPaper,
  at: number,
): Promise<void> {
  const hasTried = paper.content.failures > retryDays.length;
  if (!hasTried && (await isCharged(store, paper.customerId))) return takeOwed(store, parts, paper, at);
  const next = hasTried ? undefined : (retryDays[paper.content.failures] ?? lastDayOf(parts));
  if (next === undefined) return close(store, parts, paper, at);
  const failures = paper.content.failures + 1;
  await change(store, paper, { failures }, presentPeriod(paper).periodStart + next * day);
}

/** The day on which it ends where that is after the last try, with which it ends else. */
function lastDayOf({ graceDays }: Pick<BuiltInParts, 'graceDays'>): number | undefined {
  return graceDays > (retryDays.at(-1) ?? 0) ? graceDays : undefined;
}

async function takeOwed(store: BuiltInStore, parts: BuiltInParts, paper: SubscriptionPaper, at: number): Promise<void> {
  const { invoiceId } = paper.content;
  const invoice = await findPaper(store, 'invoice', invoiceId);
  if (invoice !== null) await change(store, invoice, { status: 'paid', paidAt: at });
  await change(store, paper, { status: 'active', failures: 0 }, presentPeriod(paper).periodEnd);
  await announce(store, parts, paper.customerId, ['invoice', invoiceId], ['subscription', paper.id]);
}

/** Ends a subscription; what is owed for it is owed no more. */
async function close(store: BuiltInStore, parts: BuiltInParts, paper: SubscriptionPaper, at: number): Promise<void> {
  const invoice = await findPaper(store, 'invoice', paper.content.invoiceId);
  if (invoice?.content.status === 'open') {
    await change(store, invoice, { status: 'void' });
    await announce(store, parts, paper.customerId, ['invoice', invoice.id]);
  }
  await change(store, paper, { status: 'ended', endedAt: at }, null);
  await announce(store, parts, paper.customerId, ['subscription', paper.id]);
}

/** Charges what a customer owes, now that there is another card. False when something is owed still. */
export async function chargeOwed(parts: BuiltInParts, subscriptionId: string): Promise<boolean> {
  await bringUpToDate(parts, subscriptionId);
  return settle(parts, async (store) => {
    const paper = await findPaper(store, 'subscription', subscriptionId);
    if (paper === null || paper.content.status !== 'past_due') return true;
    if (!(await isCharged(store, paper.customerId))) return false;
    await takeOwed(store, parts, paper, parts.clock.now());
    return true;
  });
}

/** A change of a subscription that has not ended, with whatever was due done first. @throws PaymentError */
async function changeRunning(
  parts: BuiltInParts,
  id: string,
  work: (paper: SubscriptionPaper) => Partial<SubscriptionPaper['content']> | null,
): Promise<SubscriptionReading> {
  await bringUpToDate(parts, id);
  return settle(parts, async (store) => {
    const paper = await findPaper(store, 'subscription', id);
    if (paper === null) throw new PaymentError('refused', 'there is no such subscription');
    if (paper.content.status === 'ended') throw new PaymentError('refused', 'this subscription has ended');
    const changes = work(paper);
    if (changes === null) return presentSubscription(paper);
    await announce(store, parts, paper.customerId, ['subscription', id]);
    return presentSubscription(await change(store, paper, changes));
  });
}

/** For so many people from the next renewal on; once for each `key`. */
export function changeSeats(
  parts: BuiltInParts,
  id: string,
  plan: PlanCount,
  key: string,
): Promise<SubscriptionReading> {
  return changeRunning(parts, id, ({ content }) => {
    if (content.changeKeys.includes(key)) return null;
    if (planTable[plan.plan].interval !== planTable[content.plan.plan].interval)
      throw new PaymentError('refused', 'a running period keeps its length');
    return { plan, changeKeys: [...content.changeKeys, key].slice(-changesKept) };
  });
}

/** Whether it ends with the present period. */
export function setCancelAtPeriodEnd(
  parts: BuiltInParts,
  id: string,
  isCancelled: boolean,
): Promise<SubscriptionReading> {
  return changeRunning(parts, id, ({ content }) =>
    content.cancelAtPeriodEnd === isCancelled ? null : { cancelAtPeriodEnd: isCancelled },
  );
}

/** Ends it now; with `refund` what was paid for the present period is given back, once. @throws PaymentError */
export async function endSubscription(
  parts: BuiltInParts,
  id: string,
  { refund }: { readonly refund: boolean },
): Promise<void> {
  await bringUpToDate(parts, id);
  await settle(parts, async (store) => {
    const paper = await findPaper(store, 'subscription', id);
    if (paper === null) throw new PaymentError('refused', 'there is no such subscription');
    if (paper.content.status !== 'ended') await close(store, parts, paper, parts.clock.now());
    if (refund) await refundInvoice(store, parts, paper.content.invoiceId);
  });
}

/** Gives back what an invoice took; one that took nothing, or was given back, stays as it is. In a transaction. */
export async function refundInvoice(store: BuiltInStore, parts: BuiltInParts, invoiceId: string): Promise<void> {
  const invoice = await findPaper(store, 'invoice', invoiceId);
  if (invoice?.content.status !== 'paid') return;
  await change(store, invoice, { status: 'refunded' });
  await announce(store, parts, invoice.customerId, ['invoice', invoiceId]);
}
