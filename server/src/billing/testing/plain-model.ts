/**
 * What should come of purchases, said as plainly as it can be: one person, with their own plan and that of their
 * company, on a calendar. It shares no line with what it is compared to; amounts are cents, times epoch milliseconds.
 */

type PlanName = 'individual' | 'company' | 'custom' | 'one' | 'two';
export type Card = 'good' | 'declinedLater';
export type Holder = 'own' | 'company';

const hour = 3_600_000;
const day = 24 * hour;

export interface ModelPlan {
  readonly id: string;
  readonly holder: Holder;
  /** Whose card is charged. */
  readonly customer: string;
  readonly plan: PlanName;
  seats: number;
  readonly begun: number;
  period: number;
  owed: boolean;
  /** What was paid for the present period; 0 while it is owed. */
  paid: number;
  paidAt: number;
  tries: number;
  cancelled: boolean;
  endedAt: number | null;
  /** Bought twice, and given back: it never counted. */
  isReturned: boolean;
}

export interface ModelPurchase {
  readonly token: string;
  readonly orderId: string;
  readonly kind: 'start' | 'seats';
  readonly plan: PlanName;
  readonly seats: number;
  readonly added: number;
  readonly due: number;
  readonly customer: string;
  readonly holder: Holder;
  readonly replaces: string | null;
  readonly placedAt: number;
  readonly makesCompany: boolean;
  state: 'open' | 'closed' | 'paid' | 'settled';
  /** Our side took it for closed, and the provider did not. */
  lost: boolean;
  /** Of one that is paid: the plan that the provider began. */
  begun: string | null;
}

export interface Model {
  now: number;
  readonly trialEnds: number;
  money: number;
  invoices: number;
  hasCompany: boolean;
  /** How many people belong to it. */
  members: number;
  /** It was made without a purchase, and this is whose card is charged for it; null while nobody's is. */
  madeByHand: { customer: string | null } | null;
  readonly plans: ModelPlan[];
  readonly purchases: ModelPurchase[];
  readonly cards: Map<string, Card>;
}

export function priceOf(plan: PlanName, seats: number): number {
  if (plan === 'individual') return 65_00;
  if (plan === 'one') return 12_99;
  if (plan === 'two') return 99_60;
  return plan === 'custom' ? seats * 49_00 : 650_00 + Math.max(0, seats - 10) * 49_00;
}

/** The same day so many months later, or the last of a month that is too short. */
export function monthsLater(time: number, months: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
  return midnight + (time % day);
}

export function periodOf({ begun, plan, period }: ModelPlan): { readonly from: number; readonly to: number } {
  const length = plan === 'two' ? 12 : 1;
  return { from: monthsLater(begun, (period - 1) * length), to: monthsLater(begun, period * length) };
}

const runs = ({ endedAt }: ModelPlan): boolean => endedAt === null;

/** The plan that counts for somebody: what runs, else what ran last. */
export function planOf(model: Model, holder: Holder): ModelPlan | null {
  const all = model.plans
    .filter((one) => one.holder === holder && !one.isReturned)
    .toReversed()
    .toSorted((one, other) => other.begun - one.begun);
  return all.find(runs) ?? all[0] ?? null;
}

export function stateOf(model: Model, holder: Holder): string {
  const plan = planOf(model, holder);
  if (plan !== null && runs(plan)) return plan.owed ? 'past_due' : plan.cancelled ? 'cancelled' : 'active';
  if (model.now < model.trialEnds) return 'trial';
  return plan === null ? 'none' : 'expired';
}

/** Lets time go by: plans renew, fail, are tried again after 1, 3, 5 and 7 days, and end. */
export function advance(model: Model, to: number): void {
  for (const plan of model.plans) while (runs(plan) && nextOf(plan) <= to) step(model, plan);
  model.now = to;
}

const tryDays = [1, 3, 5, 7];
function nextOf(plan: ModelPlan): number {
  const { from, to } = periodOf(plan);
  return plan.owed ? from + (tryDays[plan.tries] ?? 0) * day : to;
}

function step(model: Model, plan: ModelPlan): void {
  const at = nextOf(plan);
  if (!plan.owed && plan.cancelled) plan.endedAt = at;
  else if (!plan.owed) {
    plan.period += 1;
    plan.tries = 0;
    plan.owed = true;
    plan.paid = 0;
    model.invoices += 1;
    charge(model, plan, at);
  } else if (!charge(model, plan, at)) {
    plan.tries += 1;
    if (plan.tries === tryDays.length) plan.endedAt = at;
  }
}

/** Charges what is owed for the present period, if the card lets it. */
export function charge(model: Model, plan: ModelPlan, at = model.now): boolean {
  if (model.cards.get(plan.customer) !== 'good') return false;
  plan.owed = false;
  plan.paid = priceOf(plan.plan, plan.seats);
  plan.paidAt = at;
  model.money += plan.paid;
  return true;
}

export function mayPay({ state, placedAt }: ModelPurchase, now: number): boolean {
  return state === 'open' && now < placedAt + 24 * hour;
}

/** The provider takes the money for a purchase; ours has not heard of it yet. */
export function take(model: Model, purchase: ModelPurchase, card: Card, begun: string | null): void {
  const { due, plan, seats, customer, holder } = purchase;
  Object.assign(purchase, { state: 'paid', begun });
  model.money += due;
  model.invoices += 1;
  if (begun === null) return;
  model.cards.set(customer, card);
  const fresh = { period: 1, owed: false, paid: due, tries: 0, cancelled: false, endedAt: null, isReturned: false };
  model.plans.push({ id: begun, holder, customer, plan, seats, begun: model.now, paidAt: model.now, ...fresh });
}

/** Ours has heard of it: what was bought twice is given back, and what is replaced ends. */
export function settle(model: Model, purchase: ModelPurchase): void {
  purchase.state = 'settled';
  const replaced = model.plans.find(({ id }) => id === purchase.replaces);
  if (purchase.kind === 'seats') return settleSeats(model, purchase, replaced);
  const mine = model.plans.find(({ id }) => id === purchase.begun);
  if (mine === undefined) throw new Error('A purchase that was paid began nothing.');
  const others = model.plans.filter((one) => runs(one) && one.holder === mine.holder && one !== mine);
  const isCrowded = mine.holder === 'company' && model.hasCompany && model.members > mine.seats;
  mine.isReturned = !runs(mine) || others.some((one) => one !== replaced) || isCrowded;
  // The company that its buyer has made meanwhile gets the plan, when nobody's card is charged for it so far.
  if (purchase.makesCompany && model.madeByHand !== null) {
    if ((model.madeByHand.customer ?? mine.customer) !== mine.customer) mine.isReturned = true;
    else if (!mine.isReturned) model.madeByHand.customer = mine.customer;
  }
  if (mine.isReturned) return end(model, mine, true);
  if (mine.holder === 'company' && !model.hasCompany) Object.assign(model, { hasCompany: true, members: 1 });
  if (replaced !== undefined && runs(replaced)) end(model, replaced, replaced.paidAt > purchase.placedAt);
}

function settleSeats(model: Model, { lost, seats, due, placedAt }: ModelPurchase, plan: ModelPlan | undefined): void {
  const isOver = plan === undefined || !runs(plan) || periodOf(plan).from > placedAt;
  if (lost || isOver) model.money -= due;
  else plan.seats = seats;
}

export function end(model: Model, plan: ModelPlan, refund: boolean): void {
  if (refund) model.money -= plan.paid;
  if (runs(plan)) plan.endedAt = model.now;
  plan.paid = 0;
}

/** What a options comes to: cents to be paid now, or the refusal. Only for who has heard of everything. */
export function quote(model: Model, plan: PlanName, count: number): number | string {
  const holder: Holder = model.hasCompany ? 'company' : 'own';
  const isForCompany = plan === 'company' || plan === 'custom';
  if (holder === 'company' && !isForCompany) return 'forbidden';
  const state = stateOf(model, holder);
  const mine = planOf(model, holder);
  const seats = plan === 'custom' ? count : plan === 'company' ? 10 : 1;
  const isTooFew = holder === 'company' && seats < model.members;
  if (mine === null || !['active', 'past_due', 'cancelled'].includes(state))
    return isTooFew ? 'seats_full' : priceOf(plan, seats) - ownCredit(model, holder, priceOf(plan, seats));
  const { from, to } = periodOf(mine);
  const left = (to - model.now) / (to - from);
  if (holder === 'company' && plan === 'custom')
    // Seats go with a plan that renews; what is owed or cancelled is put right first.
    return mine.owed || mine.cancelled ? 'plan_held' : Math.max(50, Math.floor(count * 49_00 * left));
  if (mine.plan === plan) return 'plan_held';
  if (isTooFew) return 'seats_full';
  const credit = mine.owed ? 0 : Math.ceil(priceOf(mine.plan, mine.seats) * left);
  return credit > 0 && priceOf(plan, seats) - credit < 50 ? 'plan_held' : priceOf(plan, seats) - credit;
}

/** A company's plan comes in the place of what its buyer has for themselves, unless that is worth more. */
function ownCredit(model: Model, holder: Holder, price: number): number {
  const own = holder === 'company' ? planOf(model, 'own') : null;
  if (own === null || !runs(own) || own.owed) return 0;
  const { from, to } = periodOf(own);
  const credit = Math.ceil((priceOf(own.plan, own.seats) * (to - model.now)) / (to - from));
  return price - credit < 50 ? 0 : credit;
}
