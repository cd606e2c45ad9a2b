import type { ReactNode } from 'react';
import { formatDay } from '../../../i18n/dates.ts';
import type { Invoice } from '../../../api/account/subscription.ts';
import { formatExactCents } from '../../../api/account/subscription-words.ts';
import { DownloadButton } from './download-button.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { describeInvoice } from './invoice-words.ts';
import type { Downloads } from './use-invoices.ts';
import * as words from './words.tsx';

export interface InvoiceListProps {
  readonly lines: readonly Invoice[];
  readonly downloads: Downloads;
}

/** Invoices as a table; the numbers line up. */
export function InvoiceTable({ lines, downloads }: InvoiceListProps): ReactNode {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{words.newestFirst}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-step--1 text-ink-soft">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {words.number}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {words.date}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {words.whatFor}
          </th>
          <th scope="col" className="sub-number py-2 pr-4 font-semibold">
            {words.amount}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {words.status}
          </th>
          <th scope="col" className="py-2 font-semibold">
            <span className="sr-only">{words.download}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((invoice) => (
          <tr key={invoice.id} className="border-b border-rule">
            <td className="py-2.5 pr-4 whitespace-nowrap">{invoice.number}</td>
            <td className="py-2.5 pr-4 whitespace-nowrap">
              <time dateTime={invoice.issued_on}>{formatDay(new Date(invoice.issued_on))}</time>
            </td>
            <td className="py-2.5 pr-4 [overflow-wrap:anywhere]">{describeInvoice(invoice)}</td>
            <td className="sub-number py-2.5 pr-4 whitespace-nowrap">{formatExactCents(invoice.amount)}</td>
            <td className="py-2.5 pr-4">
              <InvoiceStatus status={invoice.status} />
            </td>
            <td className="sub-number py-2.5">
              <DownloadButton invoice={invoice} downloads={downloads} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
