import type { UserCaller } from '../kernel/caller.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Account } from '../store/accounts/users.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import { askProvider } from './ask-provider.ts';
import type { BillingParts } from './billing-parts.ts';
import { readCoverage } from '../plans/coverage.ts';
import type { PaidAmount } from '../plans/prices.ts';
import type { PurchaseFacts } from './quote-purchase.ts';
import { readAgain } from './settle-subscription.ts';
import { readStanding } from '../plans/standing.ts';

const day = 86_400_000;

/** What was paid for the present period of plans that run, by the provider's id of each. */
export type PaidPeriods = ReadonlyMap<string, readonly PaidAmount[]>;

/**
 * Asks the provider how the plans stand that a purchase would replace, and what was paid for them: what is kept may be
 * of before a renewal. What became of them is kept; to be called outside of every transaction.
 * @throws ProblemError `payments_unavailable`
 */
export async function askForPlans(parts: BillingParts, caller: UserCaller): Promise<PaidPeriods> {
  const { store, payments } = parts;
  const { subscriptions } = store.billing;
  const paid = new Map<string, readonly PaidAmount[]>();
  for (const tenantId of new Set([caller.tenantId, caller.personalTenantId]))
    for (const { providerId, provider } of await subscriptions.listRunning(tenantId)) {
      if (provider !== payments.name) continue;
      const outcome = await askProvider(parts, () => readAgain(parts, providerId));
      const plan = outcome === 'gone' ? null : await subscriptions.find(providerId);
      const isPaid = plan !== null && plan.endedAt === null && plan.status === 'active';
      // Nobody has paid anything for what the provider has no more, or for a renewal that is owed.
      paid.set(providerId, isPaid ? await readPaid(parts, plan) : []);
    }
  return paid;
}

/** What its invoice took, what an earlier plan was credited for, and the seats that were paid for since. */
async function readPaid(parts: BillingParts, plan: StoredSubscription): Promise<readonly PaidAmount[]> {
  const { payments, store } = parts;
  const { orders } = store.billing;
  const { periodStart, periodEnd, customerId, providerId, tenantId } = plan;
  const invoices = await askProvider(parts, () => payments.listInvoices(customerId, periodStart - day));
  // Those of seats that were bought since begin later; they are counted by their orders, below.
  const taken = invoices.filter(
    (one) => one.status === 'paid' && one.periodEnd === periodEnd && one.periodStart <= periodStart,
  );
  // A subscription that an order began is kept under the id of that.
  const first = plan.startedAt === periodStart ? await orders.find(plan.id) : null;
  const seats = (await orders.listOf({ tenantId })).filter(
    (one) =>
      one.kind === 'seats' &&
      one.state === 'done' &&
      one.replaces === providerId &&
      one.createdAt >= periodStart &&
      one.createdAt < periodEnd,
  );
  return [
    ...taken.map(({ amount }) => ({ amount, periodStart, periodEnd })),
    { amount: first?.credit ?? 0, periodStart, periodEnd },
    // What was dropped of a cent when they were bought is not lost to their payer.
    ...seats.map(({ amountDue, createdAt }) => ({ amount: amountDue + 1, periodStart: createdAt, periodEnd })),
  ];
}

/**
 * What a purchase is quoted from; within the transaction that begins it.
 * @returns null when a plan runs that nobody had asked about: it began in this very moment
 */
export async function readFacts(
  parts: BillingParts & { readonly store: AccountStore },
  caller: UserCaller,
  paid: PaidPeriods,
): Promise<PurchaseFacts | null> {
  const { store, clock, payments } = parts;
  const account = await store.users.find(caller.userId);
  if (account === null) throw new ProblemError('session_expired');
  const now = clock.now();
  const { standing, companyId } = await readCoverage(parts, account, caller);
  const isCompany = caller.tenantId !== account.personalTenantId;
  const isCovered = companyId !== null && companyId !== caller.tenantId;
  const { subscription } = standing;
  const isHere = subscription !== null && subscription.endedAt === null && subscription.provider === payments.name;
  const running = isHere ? subscription : null;
  const own = isCompany && running === null ? await readOwn(parts, account) : null;
  const plan = running ?? own?.running ?? null;
  const paidForPlan = plan === null || isCovered ? [] : paid.get(plan.providerId);
  if (paidForPlan === undefined) return null;
  return {
    now,
    standing,
    running,
    own,
    paid: paidForPlan,
    company: isCompany ? await store.companies.countPeople(caller.tenantId, now) : null,
    belongsElsewhere: !isCompany && account.membership !== null,
    isCovered,
  };
}

/** The plan that somebody has for themselves, which their company's would make needless. */
async function readOwn(
  { store, clock, payments, billing }: BillingParts,
  { personalTenantId }: Account,
): Promise<PurchaseFacts['own']> {
  const running = await store.billing.subscriptions.findCurrent(personalTenantId);
  if (running === null || running.endedAt !== null || running.provider !== payments.name) return null;
  const { graceDays } = billing;
  return { running, standing: readStanding({ subscription: running, trialEndsOn: null, now: clock.now(), graceDays }) };
}
