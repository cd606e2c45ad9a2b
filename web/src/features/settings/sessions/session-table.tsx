import type { ReactNode } from 'react';
import { Device, EndButton, Moment, type SessionListProps } from './session-words.tsx';
import * as words from './words.ts';

const columns = [words.browser, words.address, words.lastActive, words.loggedIn];

/** Sessions as a table. */
export function SessionTable({ sessions, ...shown }: SessionListProps): ReactNode {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{words.list}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-step--1 text-ink-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
          <th scope="col" className="py-2">
            <span className="sr-only">{words.logOut}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id} className="border-b border-rule align-top">
            <td className="py-2.5 pr-4">
              <Device session={session} />
            </td>
            <td className="min-w-32 py-2.5 pr-4 [overflow-wrap:anywhere]">{session.ip_address}</td>
            <td className="py-2.5 pr-4">
              <Moment time={session.last_active_on} />
            </td>
            <td className="py-2.5 pr-4">
              <Moment time={session.signed_in_on} />
            </td>
            <td className="py-1 text-right">
              <EndButton session={session} {...shown} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
