import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { CallProblem } from '../../lib/call.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LoginActivityCards } from './login-activity-cards.tsx';
import { LoginActivityTable } from './login-activity-table.tsx';
import { useLoginActivity, type LoginActivityPages } from './use-login-activity.ts';

const narrow = '(max-width: 767px)';

const sentenceOf = (problem: CallProblem | null): string | null =>
  problem === null ? null : (problem.serverMessage ?? 'Failed to load login info.');

/** Asks for older lines; `onAllShown` hears when the button went with the last of them. */
function More({
  activity,
  onAllShown,
}: {
  readonly activity: LoginActivityPages;
  readonly onAllShown: () => void;
}): ReactNode {
  const [wasAsked, setAsked] = useState(false);
  const { hasMore, isLoadingMore, loadMore, moreProblem, lines } = activity;
  const hasJustEnded = wasAsked && !hasMore;
  useEffect(() => {
    if (hasJustEnded) onAllShown();
  }, [hasJustEnded, onAllShown]);
  return (
    <div className="mt-5">
      <Alert>{sentenceOf(moreProblem)}</Alert>
      <p role="status" className="sr-only">
        {wasAsked && !isLoadingMore ? `${lines.length} lines are shown.` : ''}
      </p>
      {hasMore && (
        <Button
          isBusy={isLoadingMore}
          onClick={() => {
            setAsked(true);
            loadMore();
          }}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

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
          Try again
        </Button>
      </div>
    );
  }
  if (activity.isLoading) return <Loading />;
  if (lines.length === 0) return <EmptyState title="No login activity found." />;
  return (
    <>
      <div ref={list} tabIndex={-1} className="outline-none">
        {isNarrow ? <LoginActivityCards lines={lines} /> : <LoginActivityTable lines={lines} />}
      </div>
      <More activity={activity} onAllShown={keepFocus} />
    </>
  );
}
