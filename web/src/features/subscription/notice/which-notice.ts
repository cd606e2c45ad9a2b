import type { UserProfile } from '../../../api/account/profile.ts';

/** What a chat page says about the plan: nothing, as a rule. */
export type NoticeKind = 'ended' | 'past-due' | 'trial';

const day = 86_400_000;
/** A trial is spoken of in its last days only. */
const lastDays = 3;

/** How many days a trial has left, begun ones counted in; 0 when it is over. */
export function daysLeft(trialEnd: string | null, now: number): number {
  return trialEnd === null ? 0 : Math.max(0, Math.ceil((Date.parse(trialEnd) - now) / day));
}

/**
 * Which notice stands over the message box: `ended` for everybody whose trial or plan has ended; for who may pay also
 * that a payment failed and, on the chat home, that the trial is about to end.
 */
export function whichNotice(profile: UserProfile, isHome: boolean, now: number): NoticeKind | null {
  const { may_write: mayWrite, may_buy: mayBuy, subscription_status: status, trial_ends_on: trialEnd } = profile;
  if (!mayWrite) return 'ended';
  if (!mayBuy) return null;
  if (status !== null) return status === 'past_due' ? 'past-due' : null;
  const left = daysLeft(trialEnd, now);
  return isHome && left > 0 && left <= lastDays ? 'trial' : null;
}
