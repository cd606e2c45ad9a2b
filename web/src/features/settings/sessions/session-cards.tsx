import type { ReactNode } from 'react';
import { Device, EndButton, Moment, type SessionListProps } from './session-words.tsx';
import * as words from './words.ts';

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
      <dt className="text-step--1 leading-6 text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  );
}

/** Sessions for narrow windows, one card each. */
export function SessionCards({ sessions, ...shown }: SessionListProps): ReactNode {
  return (
    <ul aria-label={words.list} className="grid gap-3">
      {sessions.map((session) => (
        <li key={session.id} className="rounded-card border border-rule bg-sheet px-4 py-3">
          <dl className="grid gap-1">
            <Row term={words.browser}>
              <Device session={session} />
            </Row>
            <Row term={words.address}>{session.ip_address}</Row>
            <Row term={words.lastActive}>
              <Moment time={session.last_active_on} />
            </Row>
            <Row term={words.loggedIn}>
              <Moment time={session.signed_in_on} />
            </Row>
          </dl>
          <div className="-ml-2">
            <EndButton session={session} {...shown} />
          </div>
        </li>
      ))}
    </ul>
  );
}
