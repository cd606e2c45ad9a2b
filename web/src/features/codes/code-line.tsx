import type { CodeHit } from '@notewright/contract';
import type { ReactNode } from 'react';
import * as words from './words.ts';

/** A title with the words that answer the search marked. */
function MarkedTitle({ title, matched }: Pick<CodeHit, 'title' | 'matched'>): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of matched) {
    if (start < done) continue;
    parts.push(title.slice(done, start), <mark key={start}>{title.slice(start, end)}</mark>);
    done = end;
  }
  return (
    <>
      {parts}
      {title.slice(done)}
    </>
  );
}

/** A code, its title, and whether a claim takes it, side by side. */
export function CodeLine({
  code,
  title,
  billable,
  system,
  matched = [],
}: Omit<CodeHit, 'matched' | 'why'> & Partial<Pick<CodeHit, 'matched'>>): ReactNode {
  return (
    <>
      <span className="nw-code-number">{code}</span>{' '}
      <span className="nw-code-title">
        <MarkedTitle title={title} matched={matched} />
      </span>{' '}
      <span className="nw-code-mark" data-billable={billable || undefined}>
        {system === 'ICD-10-CM' ? (billable ? words.billable : words.heading) : system}
      </span>
    </>
  );
}
