import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import * as words from './words.ts';

interface Props {
  readonly version: number;
  readonly versions: number;
  /** One step back or forward; null where there is none to go to. */
  readonly onBack: (() => void) | null;
  readonly onForward: (() => void) | null;
  /** The way to all of them at once. */
  readonly all: ReactNode;
}

/** "version 2 of 2", with a step to either side. */
export function VersionPager({ version, versions, onBack, onForward, all }: Props): ReactNode {
  if (versions < 2) return null;
  return (
    <span className="nw-pager inline-flex items-center">
      <IconButton
        label={words.previousVersion}
        size="small"
        disabled={onBack === null}
        onClick={onBack ?? undefined}
        className="size-7!"
      >
        <ChevronLeft aria-hidden="true" className="size-4!" />
      </IconButton>
      <span className="tabular-nums" aria-live="off">
        {words.version(version, versions)}
      </span>
      <IconButton
        label={words.nextVersion}
        size="small"
        disabled={onForward === null}
        onClick={onForward ?? undefined}
        className="size-7!"
      >
        <ChevronRight aria-hidden="true" className="size-4!" />
      </IconButton>
      {all}
    </span>
  );
}
