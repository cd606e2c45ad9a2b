import type { WithMessages } from '../language/localizable.ts';
import type { authenticationApp } from '@notewright/contract';
import type { ListedSession } from '../store/accounts/sessions.ts';
import { damagedText } from '../kernel/damage.ts';
import { nameDevice } from '../kernel/name-device.ts';

/** The session that asks, and when. */
export interface Asking {
  readonly sessionId: string;
  readonly now: number;
}

/** A person's own sessions: the one that asks first, which is in use this moment, whatever is kept of it by now. */
export function presentSessions(
  sessions: readonly ListedSession[],
  asking: Asking,
): WithMessages<authenticationApp.SessionEntry, 'device' | 'ip_address'>[] {
  const entries = sessions.map((session) => presentSession(session, asking));
  return [...entries.filter((entry) => entry.is_current), ...entries.filter((entry) => !entry.is_current)];
}

function presentSession(
  session: ListedSession,
  { sessionId, now }: Asking,
): WithMessages<authenticationApp.SessionEntry, 'device' | 'ip_address'> {
  const isCurrent = session.id === sessionId;
  return {
    id: session.id,
    device: session.origin === null ? damagedText : nameDevice(session.origin.userAgent),
    ip_address: session.origin?.ip ?? damagedText,
    signed_in_on: new Date(session.signedInAt).toISOString(),
    last_active_on: new Date(isCurrent ? now : session.lastActiveAt).toISOString(),
    is_current: isCurrent,
    is_remembered: session.isRemembered,
  };
}
