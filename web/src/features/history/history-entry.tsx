import { Bookmark, Pin } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { chatPath } from '../../routes/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { useDialogPart } from '../../ui/use-dialog-part.ts';
import { EntryButton } from './entry-button.tsx';
import { shownTitle, type HistoryChatRow } from './history-rows.ts';
import { focusNeighbour, useFocusAfterRename } from './keep-focus.ts';
import type { Changes, RenameField } from './changing/changing.ts';
import type { ChatChanges } from './use-chat-changes.ts';
import * as words from './words.ts';

/** The chat whose name is being changed, and what changes it. */
export interface Renaming {
  readonly chatId: string;
  readonly Field: typeof RenameField;
  readonly rename: Changes['rename'];
}

interface Props {
  readonly row: HistoryChatRow;
  readonly isCurrent: boolean;
  /** Null unless its name is being changed. */
  readonly renaming: Renaming | null;
  readonly onRename: (renaming: Renaming | null) => void;
  readonly changes: ChatChanges;
}

function Flags({ row: { item } }: Pick<Props, 'row'>): ReactNode {
  return (
    <>
      {item.is_pinned && <Pin role="img" aria-label={words.pinned} className="size-3.5 shrink-0 text-ink-faint" />}
      {item.is_saved && <Bookmark role="img" aria-label={words.saved} className="size-3.5 shrink-0 text-ink-faint" />}
    </>
  );
}

/**
 * One chat of the history: its title leads to it; its menu renames, pins, saves, exports and deletes. Its time shows on hover and
 * focus, and always where another chat has the same title.
 */
export function HistoryEntry({ row, isCurrent, renaming, onRename, changes }: Props): ReactNode {
  const { item } = row;
  const title = shownTitle(item.title);
  const name = words.chatAt(title, row.moment);
  const flags = [item.is_pinned ? words.pinned : '', item.is_saved ? words.saved : ''].filter(Boolean);
  const entry = useRef<HTMLDivElement>(null);
  const exporting = useDialogPart(
    async () => (await import('./changing/export-dialog.tsx')).ExportDialog,
    () => changes.fail(),
  );
  useFocusAfterRename(entry, renaming !== null);
  const rename = (): void =>
    changes.make((now, { RenameField: Field }) => onRename({ chatId: item.id, Field, rename: now.rename }));
  const remove = (): void => {
    focusNeighbour(entry.current);
    changes.make((now) => now.remove(item));
  };
  return (
    <div
      ref={entry}
      className={classNames(
        'nw-entry relative flex items-center rounded-small transition-colors duration-150 ease-calm',
        isCurrent ? 'bg-paper-sunk text-ink' : 'text-ink-soft hover:bg-paper-sunk hover:text-ink',
      )}
    >
      {renaming !== null ? (
        <renaming.Field
          title={item.title}
          onSave={(name) => renaming.rename(item, name)}
          onClose={() => onRename(null)}
        />
      ) : (
        <Link
          to={chatPath(item.id)}
          title={name}
          aria-label={[name, ...flags].join(', ')}
          aria-current={isCurrent ? 'page' : undefined}
          className="nw-entry-link flex min-h-9 min-w-0 flex-1 items-center gap-1.5 rounded-small px-2.5 no-underline aria-[current=page]:font-medium pointer-coarse:min-h-11"
        >
          <span className="min-w-0 flex-1 truncate">{title}</span>
          <Flags row={row} />
        </Link>
      )}
      {renaming === null && (
        <>
          <time
            dateTime={item.timestamp}
            aria-hidden="true"
            className={classNames(
              'nw-entry-time shrink-0 text-step--1 text-ink-faint tabular-nums',
              row.isRepeated && 'nw-entry-repeated',
            )}
          >
            {row.time}
          </time>
          <EntryButton
            item={item}
            label={words.actionsFor(name)}
            changes={changes}
            onRename={rename}
            onPin={() => changes.make((now) => now.togglePinned(item))}
            onSave={() => changes.make((now) => now.toggleSaved(item))}
            onExport={exporting.open}
            onRemove={remove}
          />
          {exporting.Part !== null && (
            <exporting.Part item={item} isOpen={exporting.isOpen} onClose={exporting.close} />
          )}
        </>
      )}
    </div>
  );
}
