import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface Props {
  readonly version: number;
  readonly versions: number;
  /** One step back or forward; null where there is none to go to. */
  readonly onBack: (() => void) | null;
  readonly onForward: (() => void) | null;
}

/** "version 2 of 2", with a step to either side. */
export function VersionPager({ version, versions, onBack, onForward }: Props): ReactNode {
  if (versions < 2) return null;
  return (
    <span className="nw-pager inline-flex items-center">
      <IconButton
        label="Previous version"
        size="small"
        disabled={onBack === null}
        onClick={onBack ?? undefined}
        className="size-7!"
      >
        <ChevronLeft aria-hidden="true" className="size-4!" />
      </IconButton>
      <span className="tabular-nums" aria-live="off">
        version {version} of {versions}
      </span>
      <IconButton
        label="Next version"
        size="small"
        disabled={onForward === null}
        onClick={onForward ?? undefined}
        className="size-7!"
      >
        <ChevronRight aria-hidden="true" className="size-4!" />
      </IconButton>
    </span>
  );
}
