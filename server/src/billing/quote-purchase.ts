import { defineMessage, type Message } from '@notewright/engine/message';
import { limits } from '@notewright/contract';
import type { subscription } from '@notewright/contract';
import { ProblemError } from '../kernel/problem.ts';
import type { PlanCount } from '../plans/plan-count.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import type { Order } from '../store/billing/order-store.ts';
import { planTable } from '../plans/plan-table.ts';
import { renewalAmount, seatsUntilRenewal, smallestCharge, unusedPayment } from '../plans/prices.ts';
import type { PaidAmount } from '../plans/prices.ts';
import { isLive } from '../plans/standing.ts';
import type { Standing } from '../plans/standing.ts';

/** What somebody wants to buy. */
export interface PurchaseOptions {
  readonly plan: subscription.PlanId;
  /** With `custom`: for how many people. */
  readonly userCount: number | null;
  /** What the page showed as payable for one interval, in dollars. */
  readonly shownAmount: number | null;
}

/** Who buys, and what they have. Times are epoch milliseconds. */
export interface PurchaseFacts {
  readonly now: number;
  /** Of where they work. */
  readonly standing: Standing;
  /** The plan that runs there at the present provider and would be replaced; null when there is none. */
  readonly running: StoredSubscription | null;
  /** In a company without a plan: the one that its buyer has for themselves, and that the company's makes needless. */
  readonly own: OwnPlan | null;
  /** What was paid for the present period of the plan that would be replaced. */
  readonly paid: readonly PaidAmount[];
  /** They work in a company, and it has so many members. */
  readonly company: { readonly members: number } | null;
  /** They work by themselves, and belong to a company. */
  readonly belongsElsewhere: boolean;
  /** They work by themselves, under the plan of their company. */
  readonly isCovered: boolean;
}

/** A plan that runs at the present provider, and where it stands. */
export interface OwnPlan {
  readonly running: StoredSubscription;
  readonly standing: Standing;
}

/** What a purchase comes to. */
export type Quote = Pick<
  Order,
  'kind' | 'plan' | 'seats' | 'addedSeats' | 'amountDue' | 'credit' | 'replaces' | 'makesCompany'
>;

/**
 * What a options comes to, in cents, for who has it; pure.
 * @throws ProblemError with a sentence when it cannot be bought
 */
export function quotePurchase(facts: PurchaseFacts, options: PurchaseOptions): Quote {
  const count = readCount(options);
  requireShownAmount(count, options);
  refuseWrongBuyer(facts, options);
  const { standing, running, company } = facts;
  const isRunning = running !== null && isLive(standing);
  if (isRunning && company !== null && options.plan === 'custom') return quoteSeats(facts, running, count.seats);
  if (isRunning && running.plan === options.plan) throw new ProblemError('plan_held', { message: sayHeld(standing) });
  if (company !== null && count.seats < company.members)
    throw new ProblemError('seats_full', {
      message: defineMessage(
        'billing.fewerThanMembers',
        'Your company has {members} members. Please choose at least as many users.',
        { members: company.members },
      ),
    });
  return quoteStart(facts, count);
}

function readCount({ plan, userCount }: PurchaseOptions): PlanCount {
  if (plan !== 'custom') {
    if (userCount !== null)
      throw faultIn(
        'user_count',
        defineMessage('billing.usersWithCustomOnly', 'The number of users goes with the custom plan only.'),
      );
    return { plan, seats: planTable[plan].includedSeats };
  }
  if (userCount === null)
    throw faultIn('user_count', defineMessage('billing.usersMissing', 'Please say for how many users.'));
  return { plan, seats: userCount };
}

function faultIn(field: string, sentence: Message): ProblemError {
  return new ProblemError('validation_failed', { fields: { [field]: [sentence] } });
}

/** The page may show a price of yesterday; nobody pays another than they were shown. */
function requireShownAmount(count: PlanCount, { shownAmount }: PurchaseOptions): void {
  if (shownAmount === null) return;
  // Dollars come as a fraction in binary: what is less than a thousandth of a cent away is the same.
  if (Math.abs(shownAmount * 100 - renewalAmount(count)) > 0.001) throw new ProblemError('amount_differs');
}

function refuseWrongBuyer({ company, belongsElsewhere, isCovered }: PurchaseFacts, { plan }: PurchaseOptions): void {
  const { isForCompany } = planTable[plan];
  if (company !== null && !isForCompany)
    throw new ProblemError('forbidden', {
      message: defineMessage(
        'billing.forOnePerson',
        'This plan is for one person. Please choose a number of users for your company.',
      ),
    });
  if (company === null && isForCompany && belongsElsewhere)
    throw new ProblemError('already_in_company', {
      message: defineMessage(
        'billing.buyInCompany',
        'You belong to a company already. Plans for it are bought in its workspace, by its owner or an admin.',
      ),
    });
  if (isCovered)
    throw new ProblemError('plan_held', {
      message: defineMessage(
        'billing.coveredByCompany',
        'Your company’s plan covers you here as well. Nothing is needed.',
      ),
    });
}

function sayHeld({ state, expiresOn }: Standing): Message {
  const until = { day: expiresOn ?? 0 };
  if (state === 'cancelled')
    return defineMessage('billing.planHeldCancelled', 'You have this plan until {until}. Resume it instead.', {
      until,
    });
  if (state === 'past_due')
    return defineMessage(
      'billing.planHeldUnpaid',
      'You have this plan already. Please change your card, so that it can be renewed.',
    );
  return defineMessage('billing.planHeld', 'You have this plan already.');
}

function quoteSeats({ standing, now }: PurchaseFacts, running: StoredSubscription, addedSeats: number): Quote {
  if (standing.state === 'cancelled')
    throw new ProblemError('plan_held', {
      message: defineMessage(
        'billing.resumeFirst',
        'Your plan is cancelled and goes on until {day}. Resume it first, then add users.',
        { day: { day: running.periodEnd } },
      ),
    });
  if (standing.state === 'past_due')
    throw new ProblemError('plan_held', {
      message: defineMessage(
        'billing.payFirst',
        'The last payment of your plan failed. Please change your card first, then add users.',
      ),
    });
  refuseWhileRenewing(running, now);
  const seats = running.seats + addedSeats;
  if (seats > limits.companySeats)
    throw faultIn(
      'user_count',
      defineMessage('billing.tooManyUsers', 'A company has at most {most} users; yours has {seats}.', {
        most: limits.companySeats.toLocaleString('en-US'),
        seats: running.seats,
      }),
    );
  const { plan, providerId: replaces } = running;
  const amountDue = seatsUntilRenewal(addedSeats, running, now);
  return { kind: 'seats', plan, seats, addedSeats, amountDue, credit: 0, replaces, makesCompany: false };
}

/** Between a renewal and the news of it, nobody can say for how long what is bought would be paid. */
function refuseWhileRenewing({ periodEnd }: StoredSubscription, now: number): void {
  if (now >= periodEnd)
    throw new ProblemError('purchase_running', {
      message: defineMessage(
        'billing.renewing',
        'Your plan is being renewed right now. Please try again in a few minutes.',
      ),
    });
}

function quoteStart(facts: PurchaseFacts, { plan, seats }: PlanCount): Quote {
  const { company, now } = facts;
  const first = renewalAmount({ plan, seats });
  const replaced = findReplaced(facts);
  const credit = creditFor(replaced, facts.paid, now);
  const isWorthMore = credit > 0 && credit > first - smallestCharge;
  if (isWorthMore && facts.running !== null)
    throw new ProblemError('plan_held', {
      message: defineMessage(
        'billing.worthMore',
        'Your present plan is paid until {day}, and what is left of it is worth more than the new plan costs. Cancel it, and choose the new one when it ends.',
        { day: { day: facts.running.periodEnd } },
      ),
    });
  // A company need not wait for the end of what its buyer has paid for themselves: that stays as it is.
  const taken = isWorthMore
    ? { credit: 0, replaces: null }
    : { credit, replaces: replaced?.running.providerId ?? null };
  return {
    kind: 'start',
    plan,
    seats,
    addedSeats: seats,
    amountDue: first - taken.credit,
    // Also a plan that has run out unpaid is replaced: its provider must not go on asking for money.
    ...taken,
    makesCompany: company === null && planTable[plan].isForCompany,
  };
}

/** The plan that a new one comes in the place of; null when there is none. */
export function findReplaced({ running, standing, own }: PurchaseFacts): OwnPlan | null {
  return running === null ? own : { running, standing };
}

/** What is left of what was paid; of a renewal that failed, nothing was. */
function creditFor(replaced: OwnPlan | null, paid: readonly PaidAmount[], now: number): number {
  if (replaced === null) return 0;
  const { running, standing } = replaced;
  if (standing.state !== 'active' && standing.state !== 'cancelled') return 0;
  if (standing.state === 'active') refuseWhileRenewing(running, now);
  return unusedPayment(running, paid, now);
}

/**
 * Whether an order has the price that its purchase had when it was placed, by what is known now: since then a renewal
 * may have been paid, or given back. What is left of a plan gets less with time, and a page keeps the price of its
 * beginning.
 */
export function isPriceOfThen(order: Order, quote: Quote, facts: PurchaseFacts): boolean {
  const replaced = findReplaced(facts);
  if (replaced === null || order.replaces === null) return order.amountDue === quote.amountDue;
  const { running } = replaced;
  // What a renewal has made of the price is not known to an order from before it.
  if (order.createdAt < running.periodStart) return false;
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= smallDrift;
  if (order.kind === 'seats')
    return isNear(order.amountDue, seatsUntilRenewal(order.addedSeats, running, order.createdAt));
  const credit = creditFor(replaced, facts.paid, order.createdAt);
  return isNear(order.credit, credit) && isNear(order.amountDue + order.credit, quote.amountDue + quote.credit);
}

/** Cents by which two amounts may differ that are worked out from times a moment apart. */
const smallDrift = 2;
