import { formatDay, formatMoment } from '../../i18n/dates.ts';
import type { PlanDialogName } from '../../session/plan-dialog.ts';
import type { UserProfile } from './profile.ts';
import { locale } from '../../i18n/language.ts';
import type { Subscription } from './subscription.ts';
import * as words from './subscription.words.ts';

export { stateWords } from './subscription.words.ts';

/** A plan in words for people, the same on every page that speaks of it. */

type State = Subscription['state'];

/** Cents as the pages show them: "$65", "$12.99", "$1,300". */
export function formatCents(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Cents as a paper shows them, with both places: "$65.00". */
export function formatExactCents(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

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
  return amount === null || interval === null || !isCharged ? null : `${formatCents(amount)} ${words.per[interval]}`;
}

/** What a plan is called where its name stands alone: its own name if there is or was one, else where one stands. */
export function planTitle({
  state,
  plan_name: name,
  trial_ends_on: trialEnd,
}: Pick<Subscription, 'state' | 'plan_name' | 'trial_ends_on'>): string {
  if (state === 'none' && trialEnd !== null) return words.trialEnded;
  return state === 'trial' || state === 'none' || name === null ? words.stateWords[state] : name;
}

const dayOf = (time: string | null): string => (time === null ? words.unknownDay : formatDay(new Date(time)));

/** Until when the trial, or what is paid for, lasts or lasted: "March 05, 2024 14:03:09"; "None" without one. */
export function expiryWords({
  state,
  expires_on: expiresOn,
  trial_ends_on: trialEnd,
  grace_ends_on: graceEnd,
}: Pick<Subscription, 'state' | 'expires_on' | 'trial_ends_on' | 'grace_ends_on'>): string {
  const time =
    state === 'trial' || state === 'none' ? trialEnd : state === 'past_due' ? (graceEnd ?? expiresOn) : expiresOn;
  return time === null ? words.none : formatMoment(new Date(time));
}

/** Where somebody stands, in one or two sentences. Days, since to the second it stands beside. */
export function standingSentence(subscription: Subscription): string {
  const {
    state,
    expires_on: expiresOn,
    renews_on: renewsOn,
    grace_ends_on: graceEnd,
    trial_ends_on: trialEnd,
  } = subscription;
  const price = subscription.amount === null ? null : formatCents(subscription.amount);
  switch (state) {
    case 'trial':
      return words.trialRuns(dayOf(trialEnd));
    case 'active':
      return words.renews(dayOf(renewsOn ?? expiresOn), price);
    case 'past_due':
      return words.pastDue(dayOf(graceEnd), subscription.may_buy);
    case 'cancelled':
      return words.cancelled(dayOf(expiresOn));
    case 'expired':
      return words.ended(expiresOn === null ? null : dayOf(expiresOn));
    case 'none':
      return words.noPlan(trialEnd === null ? null : dayOf(trialEnd), subscription.may_buy);
  }
}

/** "7 of 10 users"; null for who works alone. */
export function peopleWords({ seats, seats_taken: taken }: Pick<Subscription, 'seats' | 'seats_taken'>): string {
  return words.people(taken, seats);
}

/** Which dialog somebody buys in: companies add users, others choose a plan (specification section 2). */
export function planDialogFor({ account_type: type }: Pick<UserProfile, 'account_type'>): PlanDialogName {
  return type === 'company' ? 'seats' : 'choose';
}
