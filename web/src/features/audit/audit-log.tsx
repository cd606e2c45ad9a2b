import { Download } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { AuditCards } from './audit-cards.tsx';
import { noFilter, type AuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { ChainState } from './chain-state.tsx';
import { useAuditExport } from './use-audit-export.ts';
import { useAuditLog, useAuditPeople, type AuditPages } from './use-audit-log.ts';
import * as words from './words.ts';

const narrow = '(max-width: 899px)';

function Lines({ pages, isFiltered }: { readonly pages: AuditPages; readonly isFiltered: boolean }): ReactNode {
  const isNarrow = useMediaQuery(narrow);
  const list = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the last page.
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const { lines, problem } = pages;
  if (problem !== null) {
    return <LoadFailed problem={problem.message} isBusy={pages.isRetrying} onRetry={pages.reload} />;
  }
  if (pages.isLoading) return <Loading label={words.loading} />;
  if (lines.length === 0) return <EmptyState title={isFiltered ? words.nothingFits : words.isEmpty} />;
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        aria-busy={pages.isChanging}
        className={`outline-none transition-opacity duration-150 ease-calm ${pages.isChanging ? 'opacity-50' : ''}`}
      >
        {isNarrow ? <AuditCards lines={lines} /> : <AuditTable lines={lines} />}
      </div>
      <ShowMore
        hasMore={pages.hasMore}
        isLoading={pages.isLoadingMore}
        loadMore={pages.loadMore}
        shown={lines.length}
        problem={pages.moreProblem?.message}
        onAllShown={keepFocus}
      />
    </>
  );
}

/** The audit log: its state, which lines are wanted, and the lines. */
export function AuditLog(): ReactNode {
  const [filter, setFilter] = useState<AuditFilter>(noFilter);
  const pages = useAuditLog(filter);
  const people = useAuditPeople();
  const table = useAuditExport(filter);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ChainState />
        <Button isBusy={table.isBusy} onClick={() => void table.start()}>
          <Download aria-hidden="true" className="size-4 stroke-[1.7]" />
          {words.exportTable}
        </Button>
      </div>
      <Alert>{table.problem}</Alert>
      <AuditFilters filter={filter} people={people} onChange={setFilter} />
      <div className="mt-6">
        <Lines pages={pages} isFiltered={filter !== noFilter} />
      </div>
    </>
  );
}
