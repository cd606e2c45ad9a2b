import { formatDay } from '../../i18n/dates.ts';
import type { UserProfile } from '../../api/account/profile.ts';
import * as words from './words.ts';

const dayOf = (time: string): string => formatDay(new Date(time));

/** What a state means, in words for people. */
function statusWords(status: string, expiresOn: string | null): string {
  if (status === 'past_due') return words.paymentFailed;
  if (status === 'cancelled' && expiresOn !== null) return words.cancelledUntil(dayOf(expiresOn));
  return words.status(status);
}

/** What a person's subscription is, in words: its type, the free trial and its last day, or None. */
export function subscriptionType(profile: UserProfile, now: Date): string {
  const {
    subscription_status: status,
    account_type: type,
    trial_ends_on: trialEnd,
    subscription_expires_on: expiresOn,
  } = profile;
  if (status !== null && status !== '') return `${words.accountTypes[type]} (${statusWords(status, expiresOn)})`;
  if (trialEnd !== null && Date.parse(trialEnd) > now.getTime()) return words.trialUntil(dayOf(trialEnd));
  return expiresOn === null ? words.none : words.noneSince(dayOf(expiresOn));
}
