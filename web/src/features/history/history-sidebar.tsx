import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { HistoryFilter } from '../../api/chat-queries.ts';
import { paths } from '../../routes/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import { HistoryList } from './history-list.tsx';
import { countWords } from './history-rows.ts';
import { HistorySearch } from './history-search.tsx';
import './history.css';
import { useChatChanges, type ChatChanges } from './use-chat-changes.ts';
import { searchPause, useDebounced } from '../../hooks/use-debounced.ts';
import { useHistory, usePinned, type History, type PinnedChats } from './use-history.ts';
import * as text from './words.ts';

function readFilter(value: string | null): HistoryFilter | null {
  return value === 'all' || value === 'pinned' || value === 'saved' ? value : null;
}

/**
 * The filter in hand: the one that an address like `/?filter=saved` asked for last, until another is chosen. It stays
 * when a chat is opened.
 */
function useFilter(): readonly [HistoryFilter, (filter: HistoryFilter) => void] {
  const [search] = useSearchParams();
  const asked = readFilter(search.get('filter'));
  const [filter, setFilter] = useState(asked ?? 'all');
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    if (asked !== null) setFilter(asked);
  }
  return [filter, setFilter];
}

interface BodyProps {
  readonly history: History;
  readonly pinned: PinnedChats;
  readonly changes: ChatChanges;
}

function HistoryBody({ history, pinned, changes }: BodyProps): ReactNode {
  if (history.problem !== null) {
    return (
      <EmptyState title={history.problem.message}>
        <Button onClick={history.reload}>{text.tryAgain}</Button>
      </EmptyState>
    );
  }
  if (history.isLoading || pinned.isLoading) return <Loading />;
  if (history.items.length === 0) return <EmptyState title={text.noChats} />;
  return <HistoryList {...history} pinned={pinned.items} changes={changes} />;
}

/** The chat history: search, filter, the way to the notes of a day, and the chats by day. */
export function HistorySidebar(): ReactNode {
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed, searchPause).trim();
  const [filter, setFilter] = useFilter();
  const history = useHistory(filter, words);
  const pinned = usePinned(filter, words);
  const changes = useChatChanges();
  const isSettled = !history.isLoading && !history.isStale && history.problem === null;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <h2 className="sr-only">{text.history}</h2>
      <HistorySearch words={typed} onWords={setTyped} />
      <HistoryFilterBar filter={filter} onChoose={setFilter} />
      <p className="px-3 pt-2 text-step--1">
        <Link
          to={paths.dayList}
          className="inline-flex min-h-8 items-center rounded-small px-1.5 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
        >
          {text.dayList}
        </Link>
      </p>
      <div className="px-3 has-[p]:pt-3">
        <Alert>{changes.problem}</Alert>
      </div>
      <HistoryBody history={history} pinned={pinned} changes={changes} />
      <div role="status" aria-live="polite" className="sr-only">
        {words !== '' && isSettled ? countWords(history.items.length, history.hasMore) : ''}
      </div>
    </div>
  );
}
