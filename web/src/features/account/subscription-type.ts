import { formatDay } from '../../lib/dates.ts';
import type { UserProfile } from '../../lib/profile.ts';

const accountTypes: Readonly<Record<UserProfile['account_type'], string>> = {
  individual: 'Individual',
  company: 'Company',
};

const dayOf = (time: string): string => formatDay(new Date(time));

/** What a state means, in words for people. */
function statusWords(status: string, expiresOn: string | null): string {
  if (status === 'past_due') return 'payment failed';
  if (status === 'cancelled' && expiresOn !== null) return `cancelled, until ${dayOf(expiresOn)}`;
  return status.replaceAll('_', ' ');
}

/** What a person's subscription is, in words: its type, the free trial and its last day, or None. */
export function subscriptionType(profile: UserProfile, now: Date): string {
  const {
    subscription_status: status,
    account_type: type,
    trial_ends_on: trialEnd,
    subscription_expires_on: expiresOn,
  } = profile;
  if (status !== null && status !== '') return `${accountTypes[type]} (${statusWords(status, expiresOn)})`;
  if (trialEnd !== null && Date.parse(trialEnd) > now.getTime()) return `Free trial until ${dayOf(trialEnd)}`;
  return expiresOn === null ? 'None' : `None (ended on ${dayOf(expiresOn)})`;
}
