import { describe, expect, it } from 'vitest';
import { ProblemError } from '../kernel/problem.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import { renewalAmount } from '../plans/prices.ts';
import { quotePurchase } from './quote-purchase.ts';
import type { PurchaseFacts, PurchaseOptions, Quote } from './quote-purchase.ts';
import { readStanding } from '../plans/standing.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 2, 16);
const periodStart = Date.UTC(2026, 2, 1);
const periodEnd = Date.UTC(2026, 2, 31);

function plan(change: Partial<StoredSubscription>): StoredSubscription {
  const { plan: id = 'individual', seats = 1 } = change;
  return {
    id: 's',
    tenantId: 't',
    provider: 'built-in',
    providerId: 'sub_old',
    customerId: 'cus',
    plan: id,
    seats,
    amount: renewalAmount({ plan: id, seats }),
    status: 'active',
    periodStart,
    periodEnd,
    cancelAtPeriodEnd: false,
    pastDueSince: null,
    endedAt: null,
    startedAt: periodStart,
    notified: [],
    ...change,
  };
}

function facts(running: StoredSubscription | null, change: Partial<PurchaseFacts> = {}, at = now): PurchaseFacts {
  return {
    now: at,
    standing: readStanding({ subscription: running, trialEndsOn: null, now: at, graceDays: 7 }),
    running,
    company: null,
    belongsElsewhere: false,
    isCovered: false,
    own: null,
    paid: running === null ? [] : [running],
    ...change,
  };
}

const options = (id: PurchaseOptions['plan'], userCount: number | null = null, shownAmount: number | null = null) => ({
  plan: id,
  userCount,
  shownAmount,
});
const company = { company: { members: 3 } };

function refusal(of: PurchaseFacts, wanted: PurchaseOptions): { code: string; message: string; fields: object } {
  try {
    quotePurchase(of, wanted);
  } catch (error) {
    if (error instanceof ProblemError) {
      const fields: unknown = JSON.parse(JSON.stringify(error.fields));
      return { code: error.code, message: error.message, fields: fields as object };
    }
  }
  throw new Error('It can be bought.');
}

describe('a first purchase', () => {
  it.each<[PurchaseOptions, Partial<PurchaseFacts>, Partial<Quote>]>([
    [options('individual'), {}, { amountDue: 6500, seats: 1, makesCompany: false }],
    [options('individual', null, 65), {}, { amountDue: 6500 }],
    [options('one'), {}, { amountDue: 1299, seats: 1 }],
    [options('two'), {}, { amountDue: 9960, seats: 1 }],
    [options('company'), {}, { amountDue: 65_000, seats: 10, makesCompany: true }],
    [options('company', null, 650), company, { amountDue: 65_000, seats: 10, makesCompany: false }],
    [options('custom', 3, 147), {}, { amountDue: 14_700, seats: 3, makesCompany: true }],
    [options('custom', 3, 147), company, { amountDue: 14_700, seats: 3, makesCompany: false }],
    [options('custom', 10_000, 490_000), {}, { amountDue: 49_000_000, seats: 10_000 }],
  ])('%# costs what the table says', (wanted, change, expected) => {
    const first = { kind: 'start', plan: wanted.plan, credit: 0, replaces: null };
    expect(quotePurchase(facts(null, change), wanted)).toMatchObject({ ...first, ...expected });
  });

  it.each([
    options('custom', 10, 489.99),
    options('custom', 10, 490.01),
    options('custom', 10, 0),
    options('custom', 10, 49),
    options('custom', 10, 49_000),
    options('custom', 10, 4.9e-7),
    options('individual', null, 64.999),
    options('company', null, 65),
  ])('%# is refused at another price than its own', (wanted) => {
    expect(refusal(facts(null), wanted).code).toBe('amount_differs');
  });

  it('takes every price of whole users as a page computes it', () => {
    for (let count = 1; count <= 10_000; count += 1)
      expect(quotePurchase(facts(null), options('custom', count, count * 49)).amountDue).toBe(count * 4900);
  });

  it('says what is missing, and what does not belong', () => {
    expect(refusal(facts(null), options('custom')).fields).toEqual({ user_count: ['Please say for how many users.'] });
    expect(refusal(facts(null), options('individual', 3)).fields).toEqual({
      user_count: ['The number of users goes with the custom plan only.'],
    });
  });

  it('is for those whom the plan is for', () => {
    for (const id of ['individual', 'one', 'two'] as const)
      expect(refusal(facts(null, company), options(id)).code).toBe('forbidden');
    const elsewhere = { belongsElsewhere: true };
    expect(refusal(facts(null, elsewhere), options('custom', 2)).code).toBe('already_in_company');
    expect(refusal(facts(null, elsewhere), options('company')).code).toBe('already_in_company');
    expect(quotePurchase(facts(null, elsewhere), options('individual')).amountDue).toBe(6500);
    expect(refusal(facts(null, { ...elsewhere, isCovered: true }), options('individual')).code).toBe('plan_held');
  });

  it('has a seat for everybody who is there', () => {
    expect(refusal(facts(null, { company: { members: 11 } }), options('custom', 10))).toMatchObject({
      code: 'seats_full',
      message: 'Your company has 11 members. Please choose at least as many users.',
    });
    expect(refusal(facts(null, { company: { members: 11 } }), options('company')).code).toBe('seats_full');
    expect(quotePurchase(facts(null, { company: { members: 11 } }), options('custom', 11)).seats).toBe(11);
  });
});

describe('a change of plan', () => {
  it('credits what is left of the old one, to the cent and in the payer’s favour', () => {
    // Half of the month is left.
    expect(quotePurchase(facts(plan({})), options('two'))).toMatchObject({
      kind: 'start',
      credit: 3250,
      amountDue: 9960 - 3250,
      replaces: 'sub_old',
      makesCompany: false,
    });
    expect(quotePurchase(facts(plan({})), options('company'))).toMatchObject({ credit: 3250, makesCompany: true });
    const third = facts(plan({ plan: 'one' }), {}, now + day / 3);
    expect(quotePurchase(third, options('individual')).credit).toBe(Math.ceil((1299 * (15 - 1 / 3)) / 30));
  });

  it('is refused when the rest is worth more than the new plan costs', () => {
    const year = plan({ plan: 'two', periodEnd: Date.UTC(2027, 2, 1) });
    expect(refusal(facts(year), options('one'))).toMatchObject({
      code: 'plan_held',
      message:
        'Your present plan is paid until March 01, 2027 (UTC), and what is left of it is worth more than the new plan costs. Cancel it, and choose the new one when it ends.',
    });
    // Down to what a card can be charged, and not below.
    const left = (cents: number): PurchaseFacts => facts(plan({ plan: 'two', amount: cents * 2 }));
    expect(quotePurchase(left(1249), options('one'))).toMatchObject({ credit: 1249, amountDue: 50 });
    expect(refusal(left(1250), options('one')).code).toBe('plan_held');
  });

  it('credits nothing of a renewal that was not paid, and ends the old plan all the same', () => {
    const owed = plan({ status: 'past_due', pastDueSince: periodStart });
    const inGrace = facts(owed, {}, periodStart + 2 * day);
    expect(inGrace.standing.state).toBe('past_due');
    expect(quotePurchase(inGrace, options('one'))).toMatchObject({ credit: 0, amountDue: 1299, replaces: 'sub_old' });
    const over = facts(owed, {}, periodStart + 9 * day);
    expect(over.standing.state).toBe('expired');
    expect(quotePurchase(over, options('individual'))).toMatchObject({
      credit: 0,
      amountDue: 6500,
      replaces: 'sub_old',
    });
  });

  it('credits what is left of a cancelled plan', () => {
    expect(quotePurchase(facts(plan({ cancelAtPeriodEnd: true })), options('two')).credit).toBe(3250);
  });

  it('waits for the news of a renewal', () => {
    const renewing = facts(plan({}), {}, periodEnd + 1000);
    expect(renewing.standing.state).toBe('active');
    expect(refusal(renewing, options('two')).code).toBe('purchase_running');
  });
});

describe('the same plan again', () => {
  it.each<[Partial<StoredSubscription>, number, string]>([
    [{}, now, 'You have this plan already.'],
    [{ cancelAtPeriodEnd: true }, now, 'You have this plan until March 31, 2026 (UTC). Resume it instead.'],
    [
      { status: 'past_due', pastDueSince: periodStart },
      periodStart + day,
      'You have this plan already. Please change your card, so that it can be renewed.',
    ],
  ])('%# is held', (change, at, message) => {
    expect(refusal(facts(plan(change), {}, at), options('individual'))).toMatchObject({ code: 'plan_held', message });
    const ofCompany = facts(plan({ plan: 'company', seats: 10, ...change }), company, at);
    expect(refusal(ofCompany, options('company')).code).toBe('plan_held');
  });
});

describe('more users for a company', () => {
  const ten = plan({ plan: 'company', seats: 10 });

  it('cost what is left of the month, and add to what there is', () => {
    expect(quotePurchase(facts(ten, company), options('custom', 4, 196))).toEqual({
      kind: 'seats',
      plan: 'company',
      seats: 14,
      addedSeats: 4,
      amountDue: 9800,
      credit: 0,
      replaces: 'sub_old',
      makesCompany: false,
    });
    const custom = plan({ plan: 'custom', seats: 3 });
    expect(quotePurchase(facts(custom, company), options('custom', 1))).toMatchObject({ plan: 'custom', seats: 4 });
    // A second before the renewal it is what a card can be charged at least.
    expect(quotePurchase(facts(ten, company, periodEnd - 1000), options('custom', 1)).amountDue).toBe(50);
  });

  it('stop at what a company can have', () => {
    expect(quotePurchase(facts(ten, company), options('custom', 9990)).seats).toBe(10_000);
    expect(refusal(facts(ten, company), options('custom', 9991))).toMatchObject({
      code: 'validation_failed',
      fields: { user_count: ['A company has at most 10,000 users; yours has 10.'] },
    });
  });

  it.each<[Partial<StoredSubscription>, number, string]>([
    [{ cancelAtPeriodEnd: true }, now, 'plan_held'],
    [{ status: 'past_due', pastDueSince: periodStart }, periodStart + day, 'plan_held'],
    [{}, periodEnd + 1000, 'purchase_running'],
  ])('%# wait for a plan that goes on', (change, at, code) => {
    const of = facts(plan({ plan: 'custom', seats: 3, ...change }), company, at);
    expect(refusal(of, options('custom', 1)).code).toBe(code);
  });

  it('begin a new plan where the old one has ended', () => {
    const ended = plan({ plan: 'custom', seats: 3, status: 'ended', endedAt: now - day });
    const of = { ...facts(ended, company), running: null };
    expect(quotePurchase(of, options('custom', 5))).toMatchObject({
      kind: 'start',
      seats: 5,
      amountDue: 24_500,
      credit: 0,
    });
  });
});
