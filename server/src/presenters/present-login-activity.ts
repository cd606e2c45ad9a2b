import type { WithMessages } from '../language/localizable.ts';
import { defineMessages, type Message } from '@notewright/engine/message';
import type { LoginActivity } from '@notewright/contract';
import type { Activity } from '../store/accounts/sign-in-activity.ts';
import type { ActivityKind } from '../database/tables/accounts.ts';
import { damagedText } from '../kernel/damage.ts';
import { nameDevice } from '../kernel/name-device.ts';

const words: Readonly<Record<ActivityKind, Message>> = defineMessages('activity', {
  sign_in: 'Sign-in',
  failed_sign_in: 'Failed sign-in',
  sign_out: 'Sign-out',
  session_ended: 'Session ended: an old sign-in was used again',
  email_verified: 'Email verified',
  identity_linked: 'Linked with the login of your organization',
  password_reset_requested: 'Password reset requested',
  password_reset_failed: 'Wrong code for a password reset',
  password_reset: 'Password reset',
  password_changed: 'Password changed',
  password_change_failed: 'Wrong password at a change of password',
  email_change_requested: 'Change of email requested',
  email_changed: 'Email changed',
  session_ended_by_owner: 'Signed out another session',
  sessions_ended: 'Signed out everywhere else',
  failed_proof: 'Failed confirmation',
  failed_unlock: 'Failed unlocking',
  second_factor_failed: 'Wrong second factor',
  second_factor_changed: 'Second factor changed',
});

/** One line of a person's sign-in activity, under their own address. */
export function presentLoginActivity(
  activity: Activity,
  email: string,
): WithMessages<LoginActivity, 'action' | 'device' | 'ip_address'> {
  return {
    id: activity.id,
    ip_address: activity.origin?.ip ?? damagedText,
    user: email,
    timestamp: new Date(activity.at).toISOString(),
    action: words[activity.kind],
    device: activity.origin === null ? damagedText : nameDevice(activity.origin.userAgent),
  };
}
