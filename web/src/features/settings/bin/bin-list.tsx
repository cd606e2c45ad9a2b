import type { BinItem } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../../i18n/dates.ts';
import { Button } from '../../../ui/button.tsx';
import * as common from '../words.ts';
import * as words from './words.tsx';

const day = 86_400_000;

function timeLeft(destroyedOn: string, now: number): string {
  return words.timeLeft(Math.ceil((Date.parse(destroyedOn) - now) / day));
}

export interface BinListProps {
  readonly items: readonly BinItem[];
  readonly isBusy: boolean;
  readonly onRestore: (item: BinItem) => void;
  readonly onDestroy: (item: BinItem) => void;
}

/** Deleted chats, one line each. */
export function BinList({ items, isBusy, onRestore, onDestroy }: BinListProps): ReactNode {
  const [now] = useState(() => Date.now());
  return (
    <ul aria-label={words.list} className="border-t border-rule">
      {items.map((item) => (
        <li key={item.id} className="grid gap-x-4 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <p className="[overflow-wrap:anywhere]" dir="auto">
              {item.title || common.untitledChat}
            </p>
            <p className="text-step--1 text-ink-soft tabular-nums">
              {words.deletedOn(
                <time dateTime={item.deleted_on}>{formatDay(new Date(item.deleted_on))}</time>,
                timeLeft(item.destroyed_on, now),
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={isBusy}
              aria-label={words.restoreOne(item.title || common.untitledChat)}
              onClick={() => onRestore(item)}
            >
              {words.restore}
            </Button>
            <Button
              disabled={isBusy}
              aria-label={words.deleteOneNow(item.title || common.untitledChat)}
              onClick={() => onDestroy(item)}
            >
              {words.deleteNow}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
