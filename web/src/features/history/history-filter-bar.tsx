import type { ReactNode } from 'react';
import type { HistoryFilter } from '../../api/chat-queries.ts';
import { classNames } from '../../ui/class-names.ts';
import * as words from './words.ts';

const filters: readonly HistoryFilter[] = ['all', 'pinned', 'saved'];

interface Props {
  readonly filter: HistoryFilter;
  readonly onChoose: (filter: HistoryFilter) => void;
}

/** Which chats are listed: all, pinned or saved. */
export function HistoryFilterBar({ filter, onChoose }: Props): ReactNode {
  return (
    <div role="group" aria-label={words.filter} className="flex gap-1 px-3 pt-2 text-step--1">
      {filters.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === filter}
          onClick={() => onChoose(name)}
          className={classNames(
            'min-h-8 border-b-2 px-1.5 transition-colors duration-150 ease-calm pointer-coarse:min-h-11',
            name === filter ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-faint hover:text-ink',
          )}
        >
          {words.filters[name]}
        </button>
      ))}
    </div>
  );
}
