import type { ReactNode } from 'react';
import { formatDay } from '../../../i18n/dates.ts';
import { formatExactCents } from '../../../api/account/subscription-words.ts';
import { DownloadButton } from './download-button.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import type { InvoiceListProps } from './invoice-table.tsx';
import { describeInvoice } from './invoice-words.ts';
import * as words from './words.tsx';

/** Invoices for narrow windows: one card each. */
export function InvoiceCards({ lines, downloads }: InvoiceListProps): ReactNode {
  return (
    <ul aria-label={words.newestFirst} className="grid gap-3">
      {lines.map((invoice) => (
        <li key={invoice.id} className="rounded-card border border-rule bg-sheet px-4 py-3 tabular-nums">
          <p className="flex items-start justify-between gap-4 font-medium">
            <span className="min-w-0 [overflow-wrap:anywhere]">{invoice.number}</span>
            <span>{formatExactCents(invoice.amount)}</span>
          </p>
          <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{describeInvoice(invoice)}</p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <p className="text-step--1 text-ink-soft">
              <time dateTime={invoice.issued_on}>{formatDay(new Date(invoice.issued_on))}</time>{' '}
              <InvoiceStatus status={invoice.status} />
            </p>
            <DownloadButton invoice={invoice} downloads={downloads} />
          </div>
        </li>
      ))}
    </ul>
  );
}
