import type { HistoryItem } from '@notewright/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useMatch } from 'react-router';
import { paths } from '../../routes/paths.ts';
import { useToday } from '../../hooks/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Dots } from '../../ui/dots.tsx';
import { HistoryEntry, type Renaming } from './history-entry.tsx';
import { layOutHistory } from './history-rows.ts';
import type { ChatChanges } from './use-chat-changes.ts';
import * as words from './words.ts';

interface Props {
  readonly items: readonly HistoryItem[];
  /** The pinned chats, for a group above the days; null where pinned chats stand under their days. */
  readonly pinned: readonly HistoryItem[] | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly changes: ChatChanges;
}

/** The chats under their days, the pinned ones above. Only the lines in view exist, whatever the history holds. */
export function HistoryList(props: Props): ReactNode {
  const { items, pinned, hasMore, isLoadingMore, hasMoreFailed, loadMore, changes } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const current = useMatch(paths.chat)?.params.id ?? null;
  const today = useToday();
  const rows = useMemo(() => layOutHistory(items, pinned, today), [items, pinned, today]);
  const count = rows.findLast((row) => row.kind === 'chat')?.position;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? 42 : 38),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    paddingEnd: 16,
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rows.length - 6 && hasMore && !isLoadingMore && !hasMoreFailed) loadMore();
  }, [last, rows.length, hasMore, isLoadingMore, hasMoreFailed, loadMore]);
  return (
    <div ref={scroller} className="nw-history-list min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
      <ul className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={key}
              data-index={index}
              ref={virtualizer.measureElement}
              aria-setsize={row.kind === 'chat' && !hasMore ? count : undefined}
              aria-posinset={row.kind === 'chat' && !hasMore ? row.position : undefined}
              className="absolute inset-x-0 pb-0.5"
              style={{ top: start }}
            >
              {row.kind === 'heading' ? (
                <h3 className="px-2.5 pt-4 pb-1 text-step--1 text-ink-faint">{row.label}</h3>
              ) : (
                <HistoryEntry
                  row={row}
                  isCurrent={row.item.id === current}
                  renaming={row.item.id === renaming?.chatId ? renaming : null}
                  onRename={setRenaming}
                  changes={changes}
                />
              )}
            </li>
          );
        })}
      </ul>
      {isLoadingMore && (
        <p className="flex justify-center pb-4 text-ink-faint">
          <Dots />
          <span className="sr-only">{words.loadingMore}</span>
        </p>
      )}
      {hasMoreFailed && !isLoadingMore && (
        <p className="grid justify-items-center gap-2 pb-4 text-center text-step--1 text-danger">
          {words.moreFailed}
          <Button onClick={loadMore} className="min-h-8! py-0">
            {words.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}
