import type { ActivityKind } from '../database/tables/accounts.ts';
import type { AccountEvent } from './audit-account.ts';

/** Which events of the audit log people find in their own list, and under what. The rest is not about a way in. */
const kinds: Readonly<Record<string, ActivityKind>> = {
  'session.sign_in success': 'sign_in',
  'session.sign_in failure': 'failed_sign_in',
  'session.sign_in denied': 'failed_sign_in',
  'session.sign_out success': 'sign_out',
  'session.refresh_reuse denied': 'session_ended',
  'account.verify success': 'email_verified',
  'identity.link success': 'identity_linked',
  'password.forgot success': 'password_reset_requested',
  'password.verify_code failure': 'password_reset_failed',
  'password.reset success': 'password_reset',
  'password.change success': 'password_changed',
  'password.change failure': 'password_change_failed',
  'email.change_request success': 'email_change_requested',
  'email.change success': 'email_changed',
  'session.end success': 'session_ended_by_owner',
  'session.end_others success': 'sessions_ended',
  'session.prove failure': 'failed_proof',
  'session.unlock failure': 'failed_unlock',
  'session.second_factor failure': 'second_factor_failed',
  'session.second_factor denied': 'second_factor_failed',
  'session.passkey_counter denied': 'second_factor_failed',
  'second_factor.app_added success': 'second_factor_changed',
  'second_factor.app_replaced success': 'second_factor_changed',
  'second_factor.app_removed success': 'second_factor_changed',
  'second_factor.codes_renewed success': 'second_factor_changed',
  'second_factor.cleared success': 'second_factor_changed',
  'second_factor.passkey_added success': 'second_factor_changed',
  'second_factor.passkey_removed success': 'second_factor_changed',
};

/**
 * What an event means for the sign-in activity; null when it is none. `userId` is null where the event is about an
 * address without an account: it is kept all the same, so that the clock tells nobody which addresses have one.
 */
export function activityOfEvent(
  event: AccountEvent,
): { readonly kind: ActivityKind; readonly userId: string | null } | null {
  const kind = kinds[`${event.action} ${event.outcome}`];
  if (kind === undefined) return null;
  const [type, id] = event.object ?? [];
  return { kind, userId: event.actorId ?? (type === 'user' ? (id ?? null) : null) };
}
