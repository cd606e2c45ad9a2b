import type { EmrGroup } from '@notewright/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as words from './words.ts';

const sentences: Readonly<Record<EmrGroup['state'], string>> = {
  read: words.none,
  none: words.none,
  not_granted: words.notGranted,
  not_supported: words.notSupported,
  failed: words.readFailed,
};

interface Props {
  readonly title: string;
  readonly state: EmrGroup['state'];
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** Why a group has no entries, and the way to read it again where that may help. */
export function NothingRead({ title, state, isReading, onRetry }: Props): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className={state === 'failed' ? 'text-danger' : 'text-ink-soft'}>{sentences[state]}</p>
      {state === 'failed' && (
        <Button
          className="min-h-9! px-3! py-0"
          isBusy={isReading}
          aria-label={words.tryAgainFor(title)}
          onClick={onRetry}
        >
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
