import { useCallback, useRef, type ReactNode } from 'react';
import type { CallProblem } from '../../../api/call.ts';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { paths } from '../../../routes/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { InvoiceCards } from './invoice-cards.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { useDownloads, useInvoices } from './use-invoices.ts';
import * as words from './words.tsx';

const narrow = '(max-width: 767px)';

const sentenceOf = (problem: CallProblem | null): string | null =>
  problem === null ? null : (problem.serverMessage ?? words.notLoaded);

function InvoiceList(): ReactNode {
  const invoices = useInvoices();
  const downloads = useDownloads();
  const isNarrow = useMediaQuery(narrow);
  const list = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the last page.
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const { lines, problem } = invoices;
  if (problem !== null) {
    return (
      <>
        <Alert>{sentenceOf(problem)}</Alert>
        <Button isBusy={invoices.isRetrying} onClick={invoices.reload}>
          {words.tryAgain}
        </Button>
      </>
    );
  }
  if (invoices.isLoading) return <Loading />;
  if (lines.length === 0) return <EmptyState title={words.none} />;
  const List = isNarrow ? InvoiceCards : InvoiceTable;
  return (
    <>
      <Alert>{downloads.problem}</Alert>
      <div ref={list} tabIndex={-1} className="outline-none">
        <List lines={lines} downloads={downloads} />
      </div>
      <ShowMore
        hasMore={invoices.hasMore}
        isLoading={invoices.isLoadingMore}
        loadMore={invoices.loadMore}
        shown={lines.length}
        problem={sentenceOf(invoices.moreProblem)}
        onAllShown={keepFocus}
      />
    </>
  );
}

/** What was paid, with the papers for it. */
export function InvoiceSection({ isOfCompany }: { readonly isOfCompany: boolean }): ReactNode {
  return (
    <section aria-labelledby="invoices" className="mt-8 border-t border-rule pt-5">
      <h2 id="invoices" className="font-serif text-step-1 font-medium">
        {words.title}
      </h2>
      <div className="mt-3">
        <InvoiceList />
      </div>
      {isOfCompany && (
        <p className="mt-3 text-ink-soft">
          {words.ownReceipts((text) => (
            <TextLink to={`${paths.settings}#workspace`}>{text}</TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
