import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../../i18n/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { SessionEntry } from './use-sessions.ts';
import * as words from './words.ts';

export interface SessionListProps {
  readonly sessions: readonly SessionEntry[];
  /** The session that is being ended, or `others`. */
  readonly ending: string | null;
  readonly onEnd: (id: string) => void;
}

/** What a browser called itself, as text; it may have said anything. */
export function deviceOf({ device }: SessionEntry): string {
  return device === '' ? words.nameless : device;
}

export function Moment({ time }: { readonly time: string }): ReactNode {
  const moment = new Date(time);
  return (
    <time dateTime={time}>
      {formatDay(moment)} <span className="whitespace-nowrap">{formatTime(moment)}</span>
    </time>
  );
}

/** The browser, and what is to be known about it at a glance. */
export function Device({ session }: { readonly session: SessionEntry }): ReactNode {
  return (
    <>
      <span className="[overflow-wrap:anywhere]">{deviceOf(session)}</span>
      {session.is_current && <span className="block text-step--1 font-semibold text-accent">{words.here}</span>}
      {session.is_remembered && <span className="block text-step--1 text-ink-faint">{words.remembered}</span>}
    </>
  );
}

/** Logs one session out; the browser that asks has Log Out in its menu. */
export function EndButton({
  session,
  ending,
  onEnd,
}: Omit<SessionListProps, 'sessions'> & { readonly session: SessionEntry }): ReactNode {
  if (session.is_current) return null;
  return (
    <Button
      look="text"
      className="px-2 whitespace-nowrap"
      isBusy={ending === session.id}
      aria-label={words.logOutOne(deviceOf(session), session.ip_address)}
      onClick={() => onEnd(session.id)}
    >
      {words.logOut}
    </Button>
  );
}
