import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import * as words from './words.tsx';

export interface LoadFailedProps {
  /** Why, in a sentence. */
  readonly problem: string | null | undefined;
  /** The next try is under way. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Stands where something could not be loaded: why, and the way to try again. */
export function LoadFailed({ problem, isBusy, onRetry }: LoadFailedProps): ReactNode {
  return (
    <div>
      <Alert>{problem}</Alert>
      <Button isBusy={isBusy} onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
