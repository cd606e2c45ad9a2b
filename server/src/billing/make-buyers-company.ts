import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Account } from '../store/accounts/users.ts';
import type { Order } from '../store/billing/order-store.ts';
import type { BillingParts } from './billing-parts.ts';
import { readCompanyStanding } from '../plans/coverage.ts';
import { planTable } from '../plans/plan-table.ts';
import { isLive } from '../plans/standing.ts';
import { unnamedCompany } from '../plans/unnamed-company.ts';

type Parts = Pick<BillingParts, 'clock' | 'billing' | 'callers' | 'idleMinutes'>;

/** Why money is given back. */
export type GivenBack = 'plan_runs' | 'plan_stays' | 'in_company' | 'nobody_to_have_it' | 'too_many_members';

/** Who has the plan, or why nobody has. */
export type PlanHolder = { readonly tenantId: string } | { readonly givenBack: GivenBack };

/**
 * Finds the company that a purchase of an individual was to make, or makes it, with its buyer as owner; to be called in
 * the transaction that keeps the plan, with the buyer held. Who has come into a company meanwhile gives the plan to that
 * one, where it has none and they may buy for it.
 */
export async function makeBuyersCompany(parts: Parts, store: AccountStore, order: Order): Promise<PlanHolder> {
  const buyer = await store.users.find(order.buyerId);
  // Who runs the installation owns no company.
  if (buyer === null || buyer.isOperator) return { givenBack: 'nobody_to_have_it' };
  const { membership } = buyer;
  if (membership === null) return makeCompany(parts, store, order, buyer);
  const { tenantId, role } = membership;
  if (tenantId === order.tenantId) return findRoom(parts, store, order, tenantId);
  if (role !== 'owner' && role !== 'admin') return { givenBack: 'in_company' };
  await store.billing.payers.hold({ buyerId: order.buyerId, tenantId });
  const standing = await readCompanyStanding({ ...parts, store }, tenantId);
  if (isLive(standing)) return { givenBack: 'plan_runs' };
  const holder = await findRoom(parts, store, order, tenantId);
  if ('givenBack' in holder) return holder;
  // The card that pays goes along. A company that has a customer of its own at the provider buys with that one.
  const isHanded = await store.billing.customers.hand(order.tenantId, tenantId, order.provider);
  return isHanded ? holder : { givenBack: 'plan_runs' };
}

/**
 * Whether everybody who belongs to a tenant has a seat in what was bought for it: people may have come while the page of
 * the payment stood open. To be called with the tenant held, so that nobody comes after the count.
 */
export async function findRoom(
  { clock }: Pick<Parts, 'clock'>,
  store: AccountStore,
  { plan, seats }: Pick<Order, 'plan' | 'seats'>,
  tenantId: string,
): Promise<PlanHolder> {
  if (!planTable[plan].isForCompany) return { tenantId };
  const { members } = await store.companies.countPeople(tenantId, clock.now());
  return members > seats ? { givenBack: 'too_many_members' } : { tenantId };
}

async function makeCompany(
  { clock, callers, idleMinutes }: Parts,
  store: AccountStore,
  { tenantId: id, seats }: Order,
  { userId, name, trialEndsOn }: Account,
): Promise<PlanHolder> {
  const now = clock.now();
  // Made for this order before, and its buyer has left it since.
  if ((await store.companies.find(id)) !== null) return { givenBack: 'nobody_to_have_it' };
  await store.companies.create({ id, name: nameCompany({ name }), seats, idleMinutes, trialEndsOn, now });
  if (!(await store.members.join({ userId, tenantId: id, role: 'owner', joinedAt: now })))
    throw new Error('The buyer joined a company at the same moment; the order is taken up again.');
  await store.audit.append({
    tenantId: id,
    actorId: userId,
    action: 'company.create',
    objectType: 'company',
    objectId: id,
    outcome: 'success',
    ip: '',
    userAgent: '',
    at: now,
  });
  store.afterCommit(() => callers.forgetUser(userId));
  return { tenantId: id };
}

/**
 * How a company is called until its owner says otherwise: "Dana Reed’s company". Nothing is made from an address: its
 * domain may be that of whoever gives mailboxes to everybody.
 */
export function nameCompany({ name }: Pick<Account, 'name'>): string {
  const person = name?.trim() ?? '';
  return person === '' ? unnamedCompany : `${person}’s company`;
}
