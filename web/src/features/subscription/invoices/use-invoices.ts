import { subscription, type ResponseOf } from '@notewright/contract';
import { useState } from 'react';
import { call, callForFile, CallProblem } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';
import { subscriptionKeys, type Invoice } from '../../../api/account/subscription.ts';
import * as words from './words.tsx';
import { usePagedLines, type PagedLines } from '../../../hooks/use-paged-lines.ts';

type Page = ResponseOf<typeof subscription.listInvoices>;

const linesOf = ({ data }: Page): readonly Invoice[] => data;

/** The invoices and receipts of who pays, newest first, a page at a time. */
export function useInvoices(): PagedLines<Invoice> {
  return usePagedLines<Page, Invoice>({
    queryKey: subscriptionKeys.invoices,
    read: (cursor, signal) =>
      call(subscription.listInvoices, { query: cursor === undefined ? {} : { cursor }, signal }),
    cursorAfter: (page) => page.next_cursor,
    linesOf,
  });
}

export interface Downloads {
  /** The id of the invoice that is being fetched, or null. */
  readonly busy: string | null;
  readonly problem: string | null;
  readonly download: (invoice: Invoice) => void;
}

/** The name under which an invoice is kept, the same that the server gives: letters, digits, hyphens of its number. */
export function fileNameOf({ number }: Pick<Invoice, 'number'>): string {
  const safe = number.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `Notewright-invoice-${safe === '' ? 'unnumbered' : safe.slice(0, 80)}.pdf`;
}

/** Fetches one invoice as a PDF and lets the browser keep it. */
export function useDownloads(): Downloads {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (invoice: Invoice): Promise<void> => {
    if (busy !== null) return;
    setBusy(invoice.id);
    setProblem(null);
    try {
      const file = await callForFile(subscription.downloadInvoice, { params: { invoiceId: invoice.id } });
      saveFile(file, fileNameOf(invoice));
    } catch (error) {
      const sentence = error instanceof CallProblem ? error.serverMessage : null;
      setProblem(sentence ?? words.notDownloaded);
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, download: (invoice) => void download(invoice) };
}
