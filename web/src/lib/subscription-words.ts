import { formatDay, formatMoment } from './dates.ts';
import type { PlanDialogName } from './plan-dialog.ts';
import type { UserProfile } from './profile.ts';
import type { Subscription } from './subscription.ts';

/** A plan in words for people, the same on every page that speaks of it. */

type State = Subscription['state'];

/** Cents as the pages show them: "$65", "$12.99", "$1,300". */
export function formatCents(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Cents as a paper shows them, with both places: "$65.00". */
export function formatExactCents(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** The word for a state; `past_due` and its like are words of the wire, not of people. */
export const stateWords: Readonly<Record<State, string>> = {
  none: 'No plan',
  trial: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  cancelled: 'Cancelled',
  expired: 'Ended',
};

/** True while a plan runs: paid for, in its grace, or cancelled and not yet at its end. */
export function isRunning(state: State): boolean {
  return state === 'active' || state === 'past_due' || state === 'cancelled';
}

/** What a running plan costs: "$65 per month"; null where nothing is charged, or nothing more. */
export function pricePhrase({
  state,
  amount,
  interval,
}: Pick<Subscription, 'state' | 'amount' | 'interval'>): string | null {
  const isCharged = state === 'active' || state === 'past_due';
  return amount === null || interval === null || !isCharged ? null : `${formatCents(amount)} per ${interval}`;
}

/** What a plan is called where its name stands alone: its own name if there is or was one, else where one stands. */
export function planTitle({
  state,
  plan_name: name,
  trial_ends_on: trialEnd,
}: Pick<Subscription, 'state' | 'plan_name' | 'trial_ends_on'>): string {
  if (state === 'none' && trialEnd !== null) return 'Free trial ended';
  return state === 'trial' || state === 'none' || name === null ? stateWords[state] : name;
}

const dayOf = (time: string | null): string =>
  time === null ? 'a day that is not known yet' : formatDay(new Date(time));

/** Until when the trial, or what is paid for, lasts or lasted: "March 05, 2024 14:03:09"; "None" without one. */
export function expiryWords({
  state,
  expires_on: expiresOn,
  trial_ends_on: trialEnd,
  grace_ends_on: graceEnd,
}: Pick<Subscription, 'state' | 'expires_on' | 'trial_ends_on' | 'grace_ends_on'>): string {
  const time =
    state === 'trial' || state === 'none' ? trialEnd : state === 'past_due' ? (graceEnd ?? expiresOn) : expiresOn;
  return time === null ? 'None' : formatMoment(new Date(time));
}

const staysOpen = 'Everything you have stays open: reading, searching, copying, exporting and deleting.';

/** Where somebody stands, in one or two sentences. Days, since to the second it stands beside. */
export function standingSentence(subscription: Subscription): string {
  const {
    state,
    expires_on: expiresOn,
    renews_on: renewsOn,
    grace_ends_on: graceEnd,
    trial_ends_on: trialEnd,
  } = subscription;
  const price = subscription.amount === null ? '' : ` for ${formatCents(subscription.amount)}`;
  switch (state) {
    case 'trial':
      return `The free trial runs until ${dayOf(trialEnd)}. Nothing is charged when it ends.`;
    case 'active':
      return `It renews by itself on ${dayOf(renewsOn ?? expiresOn)}${price}.`;
    case 'past_due':
      return `The last payment did not go through. Everything goes on as ever until ${dayOf(graceEnd)}.${subscription.may_buy ? ' Please change the card; the payment is tried again before that.' : ''}`;
    case 'cancelled':
      return `It was cancelled and runs until ${dayOf(expiresOn)}. Nothing more is charged.`;
    case 'expired':
      return `It ended${expiresOn === null ? '' : ` on ${dayOf(expiresOn)}`}. ${staysOpen} New messages need a plan.`;
    case 'none':
      return `${trialEnd === null ? 'There is no plan.' : `${subscription.may_buy ? 'Your' : 'The'} free trial ended on ${dayOf(trialEnd)}.`} ${staysOpen} New messages need one.`;
  }
}

/** "7 of 10 users"; null for who works alone. */
export function peopleWords({ seats, seats_taken: taken }: Pick<Subscription, 'seats' | 'seats_taken'>): string {
  return `${taken} of ${seats} ${seats === 1 ? 'user' : 'users'}`;
}

/** Which dialog somebody buys in: companies add users, others choose a plan (specification section 2). */
export function planDialogFor({ account_type: type }: Pick<UserProfile, 'account_type'>): PlanDialogName {
  return type === 'company' ? 'seats' : 'choose';
}
