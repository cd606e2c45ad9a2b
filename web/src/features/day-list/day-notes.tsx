import { useRef, type ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { NoteRow } from './note-row.tsx';
import type { useDay } from './use-day.ts';
import * as words from './words.ts';

interface Props {
  readonly day: ReturnType<typeof useDay>;
  readonly isFiltered: boolean;
  readonly selection: {
    readonly ids: ReadonlySet<string>;
    readonly mark: (ids: readonly string[], isSelected: boolean) => void;
  };
}

/** The notes themselves, or why there are none. */
export function DayNotes({ day, isFiltered, selection }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  if (day.problem !== null)
    return <LoadFailed problem={day.problem.message} isBusy={day.isRetrying} onRetry={day.reload} />;
  if (day.isLoading) return <Loading />;
  if (day.lines.length === 0) return <EmptyState title={isFiltered ? words.noNotesOfFilter : words.noNotes} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={words.notes} className="nw-day-list">
        {day.lines.map((note) => (
          <NoteRow
            key={note.message_id}
            note={note}
            isSelected={selection.ids.has(note.message_id)}
            onSelect={(isSelected) => selection.mark([note.message_id], isSelected)}
          />
        ))}
      </ul>
      <ShowMore
        hasMore={day.hasMore}
        isLoading={day.isLoadingMore}
        loadMore={day.loadMore}
        shown={day.lines.length}
        problem={day.moreProblem?.message}
        onAllShown={() => list.current?.focus()}
      />
    </>
  );
}
