import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { numberWords, objectWords, outcomeWords } from './audit-words.ts';
import type { AuditLine } from './use-audit-log.ts';
import * as words from './words.ts';

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
      <dt className="text-step--1 leading-6 text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  );
}

/** The log for narrow windows: what the table's columns hold, one entry a line. */
export function AuditCards({ lines }: { readonly lines: readonly AuditLine[] }): ReactNode {
  return (
    <ul aria-label={words.list} className="border-t border-rule">
      {lines.map((line) => {
        const outcome = outcomeWords(line);
        return (
          <li key={line.id} className="border-b border-rule py-3">
            <dl className="grid gap-0.5">
              <Row term={words.what}>
                <span className="font-semibold">{line.what}</span>
                {outcome !== '' && <span className="font-medium text-danger"> · {outcome}</span>}
                {line.object !== null && <span className="block text-step--1 text-ink-faint">{objectWords(line)}</span>}
              </Row>
              <Row term={words.who}>{line.who.name}</Row>
              <Row term={words.when}>
                <time dateTime={line.timestamp}>{formatMoment(new Date(line.timestamp))}</time>
              </Row>
              <Row term={words.fromWhere}>
                {line.address}
                {line.device !== '' && <span className="block text-step--1 text-ink-faint">{line.device}</span>}
              </Row>
              <Row term={words.number}>{numberWords(line)}</Row>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
