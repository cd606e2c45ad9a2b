import { formatDay } from '../../lib/dates.ts';
import type { UserProfile } from '../../lib/profile.ts';

const accountTypes: Readonly<Record<UserProfile['account_type'], string>> = {
  individual: 'Individual',
  company: 'Company',
};

/** What a person's subscription is, in words: its type, the free trial and its last day, or None. */
export function subscriptionType(profile: UserProfile, now: Date): string {
  const { subscription_status: status, account_type: type, trial_ends_on: trialEnd } = profile;
  if (status !== null && status !== '') return `${accountTypes[type]} (${status})`;
  if (trialEnd !== null && Date.parse(trialEnd) > now.getTime())
    return `Free trial until ${formatDay(new Date(trialEnd))}`;
  return 'None';
}
