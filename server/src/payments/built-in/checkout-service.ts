import { planTable } from '../../plans/plan-table.ts';
import { renewalAmount } from '../../plans/prices.ts';
import type { CheckoutReading } from '../payments.ts';
import type { PlanCount, PlanRenewal } from '../../plans/plan-count.ts';
import type { BuiltInParts } from './books.ts';
import { answerBankOnChange, changeCard, findCardChange } from './card-changes.ts';
import type { CardOutcome } from './card-changes.ts';
import { amountDue, answerBank, describePurchase, payCheckout, stateOf } from './checkouts.ts';
import type { PayOutcome } from './checkouts.ts';
import { paperIdOf } from './page-tokens.ts';
import { findPaper, listPapers } from './papers.ts';
import type { CardChangePaper, CheckoutPaper, KeptCard } from './papers.ts';
import { periodOf } from './periods.ts';
import type { TestCard } from './test-cards.ts';

/** What stands on the page of a checkout. Amounts are cents, times epoch milliseconds. */
export interface CheckoutView {
  readonly state: CheckoutReading['state'];
  readonly lines: ReturnType<typeof describePurchase>;
  readonly due: number;
  /** True for a single payment, which begins no plan. */
  readonly isOnce: boolean;
  /** What each renewal costs, and when the first one is if it is paid now; null when that is not known. */
  readonly renewal: PlanRenewal | null;
  /** What came of the last try; null when nothing went wrong. */
  readonly problem: CheckoutPaper['problem'];
  /** The last four figures of the card whose bank asks; null when none does. */
  readonly askingCard: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface CardChangeView {
  /** The last four figures of the card that is charged now; null when there is none. */
  readonly present: string | null;
  /** True while a renewal is owed that another card would pay. */
  readonly isOwing: boolean;
  readonly problem: CardChangePaper['problem'];
  readonly askingCard: string | null;
  readonly returnUrl: string;
}

/** What the built-in provider's own pages do. A page's address (`token`) is all that it takes: it is the capability. */
export interface CheckoutService {
  readCheckout(token: string): Promise<CheckoutView | null>;
  pay(token: string, card: TestCard): Promise<PayOutcome>;
  answerBank(token: string, isConfirmed: boolean): Promise<PayOutcome>;
  readCardChange(token: string): Promise<CardChangeView | null>;
  changeCard(token: string, card: TestCard): Promise<CardOutcome>;
  answerBankOnChange(token: string, isConfirmed: boolean): Promise<CardOutcome>;
}

const keep = ({ behaviour, number }: TestCard): KeptCard => ({ behaviour, lastFour: number.slice(-4) });

export function createCheckoutService(parts: BuiltInParts): CheckoutService {
  const checkout = (token: string): string => paperIdOf('chk', token) ?? '';
  const cardChange = (token: string): string => paperIdOf('crd', token) ?? '';
  return {
    readCheckout: (token) => viewCheckout(parts, checkout(token)),
    pay: (token, card) => payCheckout(parts, checkout(token), keep(card), false),
    answerBank: (token, isConfirmed) => answerBank(parts, checkout(token), isConfirmed),
    readCardChange: (token) => viewCardChange(parts, cardChange(token)),
    changeCard: (token, card) => changeCard(parts, cardChange(token), keep(card), false),
    answerBankOnChange: (token, isConfirmed) => answerBankOnChange(parts, cardChange(token), isConfirmed),
  };
}

async function viewCheckout({ documents, clock }: BuiltInParts, id: string): Promise<CheckoutView | null> {
  const paper = await findPaper(documents, 'checkout', id);
  if (paper === null) return null;
  const { purchase, askedBank, problem, successUrl, cancelUrl } = paper.content;
  const now = clock.now();
  return {
    state: stateOf(paper, now),
    lines: describePurchase(purchase),
    due: amountDue(purchase),
    isOnce: purchase.kind === 'difference',
    renewal: purchase.kind === 'difference' ? (purchase.renewal ?? null) : renewalOf(purchase.plan, now),
    problem,
    askingCard: askedBank?.lastFour ?? null,
    successUrl,
    cancelUrl,
  };
}

function renewalOf(count: PlanCount, now: number): PlanRenewal {
  const { interval } = planTable[count.plan];
  return { amount: renewalAmount(count), interval, seats: count.seats, on: periodOf(now, interval, 1).periodEnd };
}

async function viewCardChange(parts: BuiltInParts, id: string): Promise<CardChangeView | null> {
  const paper = await findCardChange(parts, id);
  if (paper === null) return null;
  const customer = await findPaper(parts.documents, 'customer', paper.customerId);
  const subscriptions = await listPapers(parts.documents, 'subscription', paper.customerId);
  return {
    present: customer?.content.card?.lastFour ?? null,
    isOwing: subscriptions.some(({ content }) => content.status === 'past_due'),
    problem: paper.content.problem,
    askingCard: paper.content.askedBank?.lastFour ?? null,
    returnUrl: paper.content.returnUrl,
  };
}
