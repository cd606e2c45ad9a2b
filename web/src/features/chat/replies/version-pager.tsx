import type { ChatMessage } from '@notewright/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AllVersions } from './editing/versions/all-versions.tsx';
import * as words from './words.ts';

export interface VersionPagerProps {
  readonly chatId: string;
  readonly reply: ChatMessage;
  readonly versions: number;
  /** One step back or forward; null where there is none to go to. */
  readonly onBack: (() => void) | null;
  readonly onForward: (() => void) | null;
}

/** "version 2 of 2", with a step to either side and the way to all of them: fetched for replies that have several. */
export function VersionPager({ chatId, reply, versions, onBack, onForward }: VersionPagerProps): ReactNode {
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
        {words.version(reply.version, versions)}
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
      <AllVersions chatId={chatId} reply={reply} />
    </span>
  );
}
