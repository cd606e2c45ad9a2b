import type { LoginActivity } from '@notewright/contract';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../i18n/dates.ts';
import * as words from './words.ts';

const columns = [words.ipAddress, words.user, words.loginDate, words.loginTime, words.action];

/** Sign-in activity as a table; what a browser calls itself stands under what happened. */
export function LoginActivityTable({ lines }: { readonly lines: readonly LoginActivity[] }): ReactNode {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{words.activity}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-step--1 text-ink-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, ip_address: address, user, timestamp, action, device }) => {
          const moment = new Date(timestamp);
          return (
            <tr key={id} className="border-b border-rule align-top">
              <td className="py-2.5 pr-4 [overflow-wrap:anywhere]">{address}</td>
              <td className="py-2.5 pr-4 [overflow-wrap:anywhere]">{user}</td>
              <td className="py-2.5 pr-4 whitespace-nowrap">
                <time dateTime={timestamp}>{formatDay(moment)}</time>
              </td>
              <td className="py-2.5 pr-4 whitespace-nowrap">{formatTime(moment)}</td>
              <td className="py-2.5 [overflow-wrap:anywhere]">
                {action}
                {device !== '' && <span className="block text-step--1 text-ink-faint">{device}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
