import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../i18n/dates.ts';
import { numberWords, objectWords, outcomeWords } from './audit-words.ts';
import type { AuditLine } from './use-audit-log.ts';
import * as words from './words.ts';

const columns = [words.number, words.when, words.who, words.what, words.fromWhere];
const cell = 'py-2.5 pr-4 [overflow-wrap:anywhere] last:pr-0';

function Line({ line }: { readonly line: AuditLine }): ReactNode {
  const moment = new Date(line.timestamp);
  const outcome = outcomeWords(line);
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-2.5 pr-4 text-right whitespace-nowrap text-ink-faint">
        {line.number === null ? <span title={words.notSealedTitle}>—</span> : numberWords(line)}
        {line.number === null && <span className="sr-only"> {words.notSealed}</span>}
      </td>
      <td className="py-2.5 pr-4 whitespace-nowrap">
        <time dateTime={line.timestamp}>
          {formatDay(moment)}
          <span className="block text-ink-soft">{formatTime(moment)}</span>
        </time>
      </td>
      <td className={cell}>{line.who.name}</td>
      <td className={cell}>
        {line.what}
        {outcome !== '' && <span className="font-medium text-danger"> · {outcome}</span>}
        {line.object !== null && <span className="block text-step--1 text-ink-faint">{objectWords(line)}</span>}
      </td>
      <td className={cell}>
        {line.address}
        {line.device !== '' && <span className="block text-step--1 text-ink-faint">{line.device}</span>}
      </td>
    </tr>
  );
}

/** The log as a table: what was done stands over what it was done to, the address over the device. */
export function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }): ReactNode {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{words.list}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-step--1 text-ink-soft">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-2 pr-4 font-semibold last:pr-0 ${index === 0 ? 'text-right' : ''}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}
