import type { ResponseOf, Role, subscription } from '@notewright/contract';
import type { ShownText } from '../kernel/damage.ts';
import type { Localizable } from '../language/localizable.ts';
import type { Coverage } from '../plans/coverage.ts';
import { planTable } from '../plans/plan-table.ts';
import { isLive } from '../plans/standing.ts';
import { planAllows } from '../plans/plan-policy.ts';
import { policyRoles } from '../policies/require-policy.ts';
import type { DoneOrder } from '../store/billing/order-store.ts';

/** The company that pays. */
export interface Payer {
  readonly companyId: string;
  readonly name: ShownText;
  readonly seats: number;
  /** Members and open invitations. */
  readonly seatsTaken: number;
  readonly ownerEmail: ShownText | null;
}

export interface OwnView {
  readonly payer: Payer | null;
  readonly mayBuy: boolean;
  readonly isPurchaseOpen: boolean;
  readonly lastPurchase: DoneOrder | null;
  readonly companyInvites: boolean;
}

type LastPurchase = Localizable<NonNullable<subscription.Subscription['last_purchase']>>;

/** Whether a role buys for where it works. */
export function isBuyer(role: Role): boolean {
  return policyRoles.buyer.includes(role);
}

/** A plan as somebody who works under it sees it. What it costs is told to those who pay. */
export function presentSubscription(
  { standing }: Coverage,
  { payer, mayBuy, isPurchaseOpen, lastPurchase, companyInvites }: OwnView,
): Localizable<ResponseOf<typeof subscription.readSubscription>> {
  const plan = standing.subscription;
  const isRunning = isLive(standing);
  return {
    state: standing.state,
    plan: plan?.plan ?? null,
    plan_name: plan === null ? null : planTable[plan.plan].name,
    amount: mayBuy && isRunning && plan !== null ? plan.amount : null,
    currency: 'USD',
    interval: plan === null ? null : planTable[plan.plan].interval,
    seats: payer?.seats ?? 1,
    seats_taken: payer?.seatsTaken ?? 1,
    expires_on: timeOf(standing.expiresOn),
    renews_on: timeOf(standing.renewsOn),
    grace_ends_on: timeOf(standing.graceEndsOn),
    trial_ends_on: timeOf(standing.trialEndsOn),
    may_write: planAllows('write', standing.state),
    company_invites: companyInvites,
    payer: payer === null || mayBuy ? null : { company_name: payer.name, owner_email: payer.ownerEmail },
    may_buy: mayBuy,
    is_purchase_open: isPurchaseOpen,
    last_purchase: lastPurchase === null ? null : presentPurchase(lastPurchase),
  };
}

function presentPurchase({ kind, plan, addedSeats, makesCompany, settledAt }: DoneOrder): LastPurchase {
  return {
    plan,
    plan_name: planTable[plan].name,
    seats_added: kind === 'seats' ? addedSeats : 0,
    made_company: makesCompany,
    settled_on: new Date(settledAt).toISOString(),
  };
}

function timeOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
