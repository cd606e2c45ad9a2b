import { useEffect, useState, type ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import * as words from './words.tsx';

export interface ShowMoreProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly loadMore: () => void;
  /** How many lines stand there already; said once more came. */
  readonly shown: number;
  /** The sentence for what went wrong with the last try. */
  readonly problem: string | null | undefined;
  /** Hears when the button went with the last of the lines, and the focus with it. */
  readonly onAllShown: () => void;
}

/** Asks for the next lines of a list that is read page by page. */
export function ShowMore({ hasMore, isLoading, loadMore, shown, problem, onAllShown }: ShowMoreProps): ReactNode {
  const [wasAsked, setAsked] = useState(false);
  const hasJustEnded = wasAsked && !hasMore;
  useEffect(() => {
    if (hasJustEnded) onAllShown();
  }, [hasJustEnded, onAllShown]);
  return (
    <div className="mt-5">
      <Alert>{problem}</Alert>
      <p role="status" className="sr-only">
        {wasAsked && !isLoading ? words.linesShown(shown) : ''}
      </p>
      {hasMore && (
        <Button
          isBusy={isLoading}
          onClick={() => {
            setAsked(true);
            loadMore();
          }}
        >
          {words.showMore}
        </Button>
      )}
    </div>
  );
}
