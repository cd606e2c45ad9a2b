import type { BinItem } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';

const day = 86_400_000;

function timeLeft(destroyedOn: string, now: number): string {
  const days = Math.ceil((Date.parse(destroyedOn) - now) / day);
  if (days <= 0) return 'destroyed today';
  return days === 1 ? '1 day left' : `${days} days left`;
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
    <ul aria-label="Deleted chats" className="border-t border-rule">
      {items.map((item) => (
        <li key={item.id} className="grid gap-x-4 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <p className="[overflow-wrap:anywhere]" dir="auto">
              {item.title === '' ? 'Untitled Chat' : item.title}
            </p>
            <p className="text-step--1 text-ink-soft tabular-nums">
              Deleted <time dateTime={item.deleted_on}>{formatDay(new Date(item.deleted_on))}</time>,{' '}
              {timeLeft(item.destroyed_on, now)}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={isBusy}
              aria-label={`Restore ${item.title || 'Untitled Chat'}`}
              onClick={() => onRestore(item)}
            >
              Restore
            </Button>
            <Button
              disabled={isBusy}
              aria-label={`Delete ${item.title || 'Untitled Chat'} now`}
              onClick={() => onDestroy(item)}
            >
              Delete now
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
