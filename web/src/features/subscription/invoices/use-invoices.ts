import { subscription, type ResponseOf } from '@notewright/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call, callForFile, CallProblem } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { subscriptionKeys, type Invoice } from '../../../lib/subscription.ts';

type Page = ResponseOf<typeof subscription.listInvoices>;

export interface Invoices {
  readonly lines: readonly Invoice[];
  readonly isLoading: boolean;
  readonly problem: CallProblem | null;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the last try to load more failed. */
  readonly moreProblem: CallProblem | null;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** The invoices and receipts of who pays, newest first, a page at a time. */
export function useInvoices(): Invoices {
  const query = useInfiniteQuery<Page, CallProblem, { pages: Page[] }, readonly string[], string | undefined>({
    queryKey: subscriptionKeys.invoices,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      call(subscription.listInvoices, { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });
  const pages = query.data?.pages;
  const lines = useMemo(() => (pages ?? []).flatMap((page) => page.data), [pages]);
  return {
    lines,
    isLoading: query.isPending,
    problem: pages === undefined ? query.error : null,
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreProblem: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
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
      setProblem(sentence ?? 'The invoice could not be downloaded. Please try again.');
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, download: (invoice) => void download(invoice) };
}
