import type { subscription } from '@notewright/contract';
import type { StoredSubscription } from '../store/billing/billing-store.ts';

const day = 86_400_000;
/** How long a renewal whose news has not come yet counts as done: providers try to tell us for days. */
const eventDelay = day;

/** Where a tenant stands at one moment. Times are epoch milliseconds. */
export interface Standing {
  readonly state: subscription.SubscriptionState;
  readonly subscription: StoredSubscription | null;
  /** Until when what is paid for lasts; of an expired plan, when it ended; null in a trial and without one. */
  readonly expiresOn: number | null;
  /** Null when nothing renews by itself. */
  readonly renewsOn: number | null;
  /** With `past_due`. */
  readonly graceEndsOn: number | null;
  readonly trialEndsOn: number | null;
}

export interface StandingFacts {
  /** The tenant's newest subscription, ended or not. */
  readonly subscription: StoredSubscription | null;
  readonly trialEndsOn: number | null;
  readonly now: number;
  readonly graceDays: number;
}

/**
 * The subscription state machine, read from facts: it has no memory of its own, so no event that comes twice, late or
 * in another order can bring it into a state that the facts do not have.
 */
export function readStanding({ subscription, trialEndsOn, now, graceDays }: StandingFacts): Standing {
  const still = { subscription, trialEndsOn, renewsOn: null, graceEndsOn: null };
  const isTrial = trialEndsOn !== null && now < trialEndsOn;
  if (subscription === null) return { ...still, state: isTrial ? 'trial' : 'none', expiresOn: null };
  const { status, periodEnd, cancelAtPeriodEnd, pastDueSince } = subscription;
  const graceEndsOn = graceEnd(subscription, { graceDays });
  const isPaid = status === 'active' && now < periodEnd;
  if (isPaid && cancelAtPeriodEnd) return { ...still, state: 'cancelled', expiresOn: periodEnd };
  const isBelieved = status === 'active' && !cancelAtPeriodEnd && now < periodEnd + eventDelay;
  if (isPaid || isBelieved) return { ...still, state: 'active', expiresOn: periodEnd, renewsOn: periodEnd };
  const isOwed = status === 'past_due' || (status === 'active' && !cancelAtPeriodEnd);
  if (isOwed && now < graceEndsOn)
    return { ...still, state: 'past_due', expiresOn: pastDueSince ?? periodEnd, graceEndsOn };
  const expiresOn = isOwed ? graceEndsOn : Math.min(subscription.endedAt ?? periodEnd, now);
  return isTrial ? { ...still, state: 'trial', expiresOn: null } : { ...still, state: 'expired', expiresOn };
}

/** Until when everything goes on after a renewal that was due and did not come (epoch milliseconds). */
export function graceEnd(
  { pastDueSince, periodEnd }: Pick<StoredSubscription, 'pastDueSince' | 'periodEnd'>,
  { graceDays }: { readonly graceDays: number },
): number {
  return (pastDueSince ?? periodEnd) + graceDays * day;
}

const liveStates: ReadonlySet<subscription.SubscriptionState> = new Set(['active', 'past_due', 'cancelled']);

/** True while a plan runs: paid for, in its grace, or cancelled and not yet at its end. */
export function isLive({ state }: Pick<Standing, 'state'>): boolean {
  return liveStates.has(state);
}

/** When the trial ends that begins now (epoch milliseconds). */
export function trialEnd({ trialDays }: { readonly trialDays: number }, now: number): number {
  return now + trialDays * day;
}
