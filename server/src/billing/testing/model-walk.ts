import { reconcilePayments } from '../../jobs/reconcile-payments.ts';
import { settlePayments } from '../../jobs/settle-payments.ts';
import { readCoverage } from '../../plans/coverage.ts';
import type { Standing } from '../../plans/standing.ts';
import type { TestBilling, TestPerson } from './open-test-billing.ts';
import { advance, periodOf, planOf, settle, stateOf } from './plain-model.ts';
import type { Model } from './plain-model.ts';
import type { Random } from './random.ts';

const minute = 60_000;
const day = 86_400_000;
const never = new AbortController().signal;

/** One person's way through purchases, months and lost news, with the model beside it. */
export interface Walk {
  readonly billing: TestBilling;
  readonly random: Random;
  readonly person: TestPerson;
  readonly model: Model;
  /** What was done, for whoever has to find out why it went wrong. */
  readonly story: string[];
  readonly acts: Acts;
  /** Nothing has happened that ours has not heard of. */
  inStep: boolean;
}

export async function beginWalk(billing: TestBilling, random: Random, acts: Acts): Promise<Walk> {
  await billing.clear();
  const person = await billing.newPerson(random.isOneIn(2) ? 'Dana Reed' : null);
  const now = billing.clock.now();
  const model: Model = {
    now,
    trialEnds: now + 14 * day,
    money: 0,
    invoices: 0,
    hasCompany: false,
    members: 0,
    madeByHand: null,
    plans: [],
    purchases: [],
    cards: new Map(),
  };
  return { billing, random, person, model, story: [], acts, inStep: true };
}

export type Act = (walk: Walk) => Promise<string>;
export type Acts = readonly [Act, ...Act[]];

/** One step of chance. */
export async function takeStep(walk: Walk): Promise<void> {
  const act = walk.random.pick(walk.acts);
  const outcome = await act(walk);
  walk.story.push(`${new Date(walk.model.now).toISOString()} ${act.name} ${outcome}`);
  await noticeSettled(walk);
}

/** Until everything was heard of: news, the job of every minute, the night's comparison. */
export async function settleAll(walk: Walk): Promise<void> {
  const { billing } = walk;
  await billing.hearAll();
  // What is heard of at this moment is settled at this moment, and not after the time that the jobs wait for.
  await noticeSettled(walk);
  await reconcilePayments(billing.parts, never, () => Promise.resolve(true));
  await noticeSettled(walk);
  await elapse(walk, 16 * minute);
  await settlePayments(billing.parts, never);
  await noticeSettled(walk);
  await reconcilePayments(billing.parts, never, () => Promise.resolve(true));
  await billing.hearAll();
  await noticeSettled(walk);
  walk.inStep = true;
}

/** What of ours and of the provider's is to be as the model has it. */
export async function readWorld({ billing, person, model }: Walk) {
  const { store, payments } = billing.parts;
  const account = await store.users.find(person.userId);
  const holder = model.hasCompany ? ('company' as const) : ('own' as const);
  const standing = await readStanding({ billing, person });
  const companyId = account?.membership?.tenantId ?? null;
  const company = companyId === null ? null : await store.companies.find(companyId);
  const customers = [...new Set(model.purchases.map(({ customer }) => customer))];
  const plans = (await Promise.all(customers.map((id) => payments.listSubscriptions(id)))).flat();
  const invoices = (await Promise.all(customers.map((id) => payments.listInvoices(id, 0)))).flat();
  const kept = await Promise.all(
    [person.tenantId, ...(companyId === null ? [] : [companyId])].map((id) =>
      store.billing.invoices.list(id, { limit: 100 }),
    ),
  );
  const sum = (all: readonly { readonly status: string; readonly amount: number }[]): number =>
    all.reduce((total, { status, amount }) => total + (status === 'paid' ? amount : 0), 0);
  const mine = planOf(model, holder);
  const isRunning = mine !== null && mine.endedAt === null;
  const plan = standing.subscription;
  return {
    ours: {
      state: standing.state,
      plan: plan === null ? null : `${plan.plan} ${plan.seats}`,
      paidUntil: plan === null || plan.endedAt !== null ? null : plan.periodEnd,
      isCancelled: plan?.endedAt === null && plan.cancelAtPeriodEnd,
      hasCompany: account?.membership !== null,
      seats: isRunning ? (company?.seats ?? null) : null,
      running: plans.filter(({ status }) => status !== 'ended').length,
      money: sum(invoices),
      keptMoney: sum(kept.flatMap(({ items }) => items)),
      invoices: [invoices.length, kept.reduce((total, { items }) => total + items.length, 0)],
    },
    expected: {
      state: stateOf(model, holder),
      plan: mine === null ? null : `${mine.plan} ${mine.seats}`,
      paidUntil: isRunning ? periodOf(mine).to : null,
      isCancelled: isRunning && mine.cancelled,
      hasCompany: model.hasCompany,
      seats: isRunning && model.hasCompany ? mine.seats : null,
      running: model.plans.filter(({ endedAt }) => endedAt === null).length,
      money: model.money,
      keptMoney: model.money,
      invoices: [model.invoices, model.invoices],
    },
  };
}

/** Where somebody stands who works where the model has them. */
export async function readStanding({ billing, person }: Pick<Walk, 'billing' | 'person'>): Promise<Standing> {
  const account = await billing.parts.store.users.find(person.userId);
  if (account === null) throw new Error('The person is gone.');
  return (await readCoverage(billing.parts, account, await billing.callerOf(person))).standing;
}

/** The model settles a purchase when ours has; what comes of it is the model's own. */
async function noticeSettled({ billing, model }: Walk): Promise<void> {
  for (const purchase of model.purchases) {
    if (purchase.state !== 'paid') continue;
    const order = await billing.parts.store.billing.orders.find(purchase.orderId);
    if (order?.state === 'done' || order?.state === 'refused') settle(model, purchase);
  }
}

/** Lets time go by, for the provider and for the model. */
export async function elapse({ billing, model }: Walk, milliseconds: number): Promise<void> {
  billing.clock.time += milliseconds;
  advance(model, billing.clock.now());
  // The provider is awake at all times; what it tells waits.
  await billing.runProvider();
}
