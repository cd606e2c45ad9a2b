import type { RequestSource } from '../accounts/audit-account.ts';
import { ProblemError } from '../http/problem.ts';
import type { UserCaller } from '../http/route.ts';
import { PaymentError } from '../payments/payments.ts';
import type { SubscriptionReading } from '../payments/payments.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import { askProvider } from './ask-provider.ts';
import type { BillingParts } from './billing-parts.ts';
import { changeSubscription, readAgain } from './settle-subscription.ts';
import type { ChangedBy } from './settle-subscription.ts';
import { isLive, readStanding } from './standing.ts';
import type { Standing } from './standing.ts';

export interface ChangeRequest extends RequestSource {
  readonly caller: UserCaller;
}

/**
 * Ends the plan of where somebody works: at the end of what is paid for, or at once where a renewal is owed, since then
 * nothing is. Again is well. Answers the plan as it stands.
 * @throws ProblemError `no_subscription`, `payments_unavailable`
 */
export async function cancelPlan(parts: BillingParts, request: ChangeRequest): Promise<StoredSubscription> {
  const { subscription, state } = await requirePlan(parts, request);
  if (state === 'cancelled') return subscription;
  const { providerId } = subscription;
  const change = (): Promise<SubscriptionReading> =>
    state === 'past_due' ? endNow(parts, providerId) : parts.payments.setCancelAtPeriodEnd(providerId, true);
  return changePlan(parts, providerId, change, { ...sourceOf(request), action: 'subscription.cancel' });
}

/**
 * Takes a cancellation back while the plan runs. Again is well.
 * @throws ProblemError `no_subscription`, `payments_unavailable`
 */
export async function resumePlan(parts: BillingParts, request: ChangeRequest): Promise<StoredSubscription> {
  const { subscription, state } = await requirePlan(parts, request);
  if (state !== 'cancelled') return subscription;
  const { providerId } = subscription;
  const change = (): Promise<SubscriptionReading> => parts.payments.setCancelAtPeriodEnd(providerId, false);
  return changePlan(parts, providerId, change, { ...sourceOf(request), action: 'subscription.resume' });
}

function sourceOf({ caller, ip, userAgent }: ChangeRequest): Omit<ChangedBy, 'action'> {
  return { userId: caller.userId, ip, userAgent };
}

type Running = Standing & { readonly subscription: StoredSubscription };

async function requirePlan(parts: BillingParts, { caller }: ChangeRequest): Promise<Running> {
  const { store, clock, billing, payments } = parts;
  const subscription = await store.billing.subscriptions.findCurrent(caller.tenantId);
  const { graceDays } = billing;
  const standing = readStanding({ subscription, trialEndsOn: null, now: clock.now(), graceDays });
  if (subscription === null || !isLive(standing) || subscription.provider !== payments.name)
    throw new ProblemError('no_subscription');
  return { ...standing, subscription };
}

function changePlan(
  parts: BillingParts,
  providerId: string,
  change: () => Promise<SubscriptionReading>,
  by: ChangedBy,
): Promise<StoredSubscription> {
  return askProvider(
    parts,
    () => changeSubscription(parts, providerId, change, by),
    // The provider has another state than we think: it is read, so that the next look shows it.
    () => readAgain(parts, providerId),
  );
}

async function endNow({ payments }: BillingParts, providerId: string): Promise<SubscriptionReading> {
  // What was owed may have been paid a moment ago, and a plan that is paid for is not taken away.
  const before = await payments.readSubscription(providerId);
  if (before?.status === 'active') return payments.setCancelAtPeriodEnd(providerId, true);
  await payments.endSubscription(providerId, { refund: false });
  const reading = await payments.readSubscription(providerId);
  if (reading === null) throw new PaymentError('unavailable', 'A subscription that was ended could not be read.');
  return reading;
}
