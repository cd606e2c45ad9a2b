import type { RequestSource } from '../kernel/request-source.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { UserCaller } from '../kernel/caller.ts';
import { PaymentError } from '../payments/payments.ts';
import type { Payments, SubscriptionReading } from '../payments/payments.ts';
import type { StoredSubscription } from '../store/billing/billing-store.ts';
import { askProvider } from './ask-provider.ts';
import type { BillingParts } from './billing-parts.ts';
import { changeSubscription, endGone, readAgain } from './settle-subscription.ts';
import type { ChangedBy } from './settle-subscription.ts';
import { graceEnd, isLive, readStanding } from '../plans/standing.ts';
import type { Standing } from '../plans/standing.ts';

export interface ChangeRequest extends RequestSource {
  readonly caller: UserCaller;
}

/**
 * Ends the plan of where somebody works: at the end of what is paid for, or at once where a renewal is owed, since then
 * nothing is. Also one that has run out unpaid, as long as the provider may charge for it. Again is well. Answers the
 * plan as it stands.
 * @throws ProblemError `no_subscription`, `payments_unavailable`
 */
export async function cancelPlan(parts: BillingParts, request: ChangeRequest): Promise<StoredSubscription> {
  const { subscription, state } = await findPlan(parts, request);
  if (subscription === null || subscription.endedAt !== null) throw new ProblemError('no_subscription');
  if (state === 'cancelled') return subscription;
  const { providerId } = subscription;
  const change = (): Promise<SubscriptionReading> =>
    state === 'active' ? parts.payments.setCancelAtPeriodEnd(providerId, true) : endOwed(parts, providerId);
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

async function requirePlan(parts: BillingParts, request: ChangeRequest): Promise<Running> {
  const standing = await findPlan(parts, request);
  const { subscription } = standing;
  if (subscription === null || !isLive(standing)) throw new ProblemError('no_subscription');
  return { ...standing, subscription };
}

/** The plan of where somebody works, at the provider that is connected. */
async function findPlan(
  { store, clock, billing, payments }: BillingParts,
  { caller }: ChangeRequest,
): Promise<Standing> {
  const current = await store.billing.subscriptions.findCurrent(caller.tenantId);
  const subscription = current?.provider === payments.name ? current : null;
  return readStanding({ subscription, trialEndsOn: null, now: clock.now(), graceDays: billing.graceDays });
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
    async () => {
      if ((await readAgain(parts, providerId)) === 'gone') await endGone(parts, providerId, { mailsPayer: true });
    },
  );
}

/**
 * Ends a plan whose grace is over, for good: its provider asks for no money any more. What was paid at the last moment
 * goes on. @throws PaymentError
 */
export async function endUnpaid(parts: BillingParts, providerId: string): Promise<void> {
  const { payments, store, clock, billing } = parts;
  const outcome = await readAgain(parts, providerId);
  const plan = await store.billing.subscriptions.find(providerId);
  if (plan?.status !== 'past_due' || plan.provider !== payments.name) return;
  if (outcome === 'gone') return endGone(parts, providerId, { mailsPayer: true });
  if (graceEnd(plan, billing) <= clock.now())
    await changeSubscription(parts, providerId, () => endUnrefunded(payments, providerId));
}

async function endOwed({ payments }: BillingParts, providerId: string): Promise<SubscriptionReading> {
  // What was owed may have been paid a moment ago, and a plan that is paid for is not taken away.
  const before = await payments.readSubscription(providerId);
  if (before?.status === 'active') return payments.setCancelAtPeriodEnd(providerId, true);
  return endUnrefunded(payments, providerId);
}

async function endUnrefunded(payments: Payments, providerId: string): Promise<SubscriptionReading> {
  await payments.endSubscription(providerId, { refund: false });
  const reading = await payments.readSubscription(providerId);
  if (reading === null) throw new PaymentError('unavailable', 'A subscription that was ended could not be read.');
  return reading;
}
