import type { LoginActivity } from '@notewright/contract';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../i18n/dates.ts';
import * as words from './words.ts';

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
      <dt className="text-step--1 leading-6 text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  );
}

/** Sign-in activity for narrow windows: what the table's columns hold, one card a line. */
export function LoginActivityCards({ lines }: { readonly lines: readonly LoginActivity[] }): ReactNode {
  return (
    <ul aria-label={words.activity} className="grid gap-3">
      {lines.map(({ id, ip_address: address, user, timestamp, action, device }) => {
        const moment = new Date(timestamp);
        return (
          <li key={id} className="rounded-card border border-rule bg-sheet px-4 py-3">
            <dl className="grid gap-1">
              <Row term={words.action}>
                <span className="font-semibold">{action}</span>
                {device !== '' && <span className="block text-step--1 text-ink-faint">{device}</span>}
              </Row>
              <Row term={words.loginDate}>
                <time dateTime={timestamp}>{formatDay(moment)}</time>
              </Row>
              <Row term={words.loginTime}>{formatTime(moment)}</Row>
              <Row term={words.ipAddress}>{address}</Row>
              <Row term={words.user}>{user}</Row>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
