import { useCallback, useRef, type ReactNode } from 'react';
import type { CallProblem } from '../../api/call.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { LoginActivityCards } from './login-activity-cards.tsx';
import { LoginActivityTable } from './login-activity-table.tsx';
import { useLoginActivity } from './use-login-activity.ts';
import * as words from './words.ts';

const narrow = '(max-width: 767px)';

const sentenceOf = (problem: CallProblem | null): string | null =>
  problem === null ? null : (problem.serverMessage ?? words.activityNotLoaded);

/** The signed-in person's own sign-in activity: a table, or cards where the window is narrow. */
export function LoginActivityList(): ReactNode {
  const activity = useLoginActivity();
  const isNarrow = useMediaQuery(narrow);
  const list = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the last page.
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const { lines, problem } = activity;
  if (problem !== null) {
    return (
      <div>
        <Alert>{sentenceOf(problem)}</Alert>
        <Button isBusy={activity.isRetrying} onClick={activity.reload}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  if (activity.isLoading) return <Loading />;
  if (lines.length === 0) return <EmptyState title={words.noActivity} />;
  return (
    <>
      <div ref={list} tabIndex={-1} className="outline-none">
        {isNarrow ? <LoginActivityCards lines={lines} /> : <LoginActivityTable lines={lines} />}
      </div>
      <ShowMore
        hasMore={activity.hasMore}
        isLoading={activity.isLoadingMore}
        loadMore={activity.loadMore}
        shown={lines.length}
        problem={sentenceOf(activity.moreProblem)}
        onAllShown={keepFocus}
      />
    </>
  );
}
