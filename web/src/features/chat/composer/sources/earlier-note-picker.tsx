import type { ChatMessage, HistoryItem } from '@notewright/contract';
import { useId, useRef, useState, type ReactNode } from 'react';
import { searchPause, useDebounced } from '../../../../hooks/use-debounced.ts';
import { useFocusWhenLost } from '../../../../hooks/use-focus-when-lost.ts';
import { formatDay, formatMoment } from '../../../../i18n/dates.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { nameKind } from '../../replies/reply-words.ts';
import { useNotesOf, useOwnChats, type Paged } from './use-earlier-notes.ts';
import * as words from './words.ts';

/** What was chosen: a version of a note, and the chat that it is from. */
export interface EarlierNoteChoice {
  readonly note: ChatMessage;
  readonly chatTitle: string;
}

interface ListProps<T> {
  readonly label: string;
  readonly paged: Paged<T>;
  readonly empty: string;
  readonly failed: string;
  readonly renderItem: (item: T) => ReactNode;
}

function PagedList<T extends { readonly id: string }>({
  label,
  paged,
  empty,
  failed,
  renderItem,
}: ListProps<T>): ReactNode {
  const { items, isLoading, isFailed, hasMore, isLoadingMore, loadMore } = paged;
  return (
    <div>
      <Alert>{isFailed ? failed : null}</Alert>
      <p role="status" className="text-step--1 text-ink-faint empty:hidden">
        {isLoading ? words.loading : items.length === 0 && !isFailed && !hasMore ? empty : ''}
      </p>
      <ul aria-label={label} className="grid max-h-[42vh] gap-1 overflow-y-auto">
        {items.map((item) => (
          <li key={item.id}>{renderItem(item)}</li>
        ))}
        {hasMore && (
          <li>
            <Button look="text" isBusy={isLoadingMore} onClick={loadMore}>
              {words.more}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

const rowClasses =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-small px-2.5 text-left hover:bg-paper-sunk';

interface RowProps {
  readonly note: ChatMessage;
  readonly group: string;
  readonly onChoose: () => void;
}

function NoteRow({ note, group, onChoose }: RowProps): ReactNode {
  const id = useId();
  const kind = nameKind(note.tool_result) ?? words.note;
  return (
    <div className="flex min-h-11 items-center gap-2.5 rounded-small px-2.5 hover:bg-paper-sunk">
      <input id={id} type="radio" name={group} className="size-[18px] shrink-0 accent-accent" onChange={onChoose} />
      <label htmlFor={id} className="min-w-0 flex-1 py-2">
        {words.noteOf(kind, formatMoment(new Date(note.timestamp)))}
      </label>
    </div>
  );
}

function Notes({ chat, onChoose }: { readonly chat: HistoryItem; readonly onChoose: Props['onChoose'] }): ReactNode {
  const group = useId();
  const notes = useNotesOf(chat.id);
  const title = chat.title === '' ? words.untitled : chat.title;
  return (
    <PagedList
      label={words.notes}
      paged={notes}
      empty={words.noNotes}
      failed={words.notesFailed}
      renderItem={(note) => <NoteRow note={note} group={group} onChoose={() => onChoose({ note, chatTitle: title })} />}
    />
  );
}

interface Props {
  readonly onChoose: (choice: EarlierNoteChoice | null) => void;
}

interface ChatsProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onOpen: (chat: HistoryItem) => void;
}

function Chats({ typed, onType, onOpen }: ChatsProps): ReactNode {
  const chats = useOwnChats(useDebounced(typed, searchPause).trim());
  return (
    <>
      <TextField
        label={words.searchChats}
        type="search"
        value={typed}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        // It searches as one types; nothing is chosen yet that could be added.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <PagedList
        label={words.chats}
        paged={chats}
        empty={words.noChats}
        failed={words.chatsFailed}
        renderItem={(item) => (
          <button type="button" className={rowClasses} onClick={() => onOpen(item)}>
            <span className="min-w-0 truncate">{item.title === '' ? words.untitled : item.title}</span>
            <span className="shrink-0 text-step--1 text-ink-faint">{formatDay(new Date(item.timestamp))}</span>
          </button>
        )}
      />
    </>
  );
}

/** Finds a note among one's own chats: first the chat, by its title, then the version. */
export function EarlierNotePicker({ onChoose }: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const [chat, setChat] = useState<HistoryItem | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const watchFocus = useFocusWhenLost(place);
  const open = (next: HistoryItem | null): void => {
    watchFocus();
    onChoose(null);
    setChat(next);
  };
  const title = chat?.title === '' ? words.untitled : chat?.title;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={title ?? words.chats} className="grid gap-3 outline-none">
      {chat === null ? (
        <Chats typed={typed} onType={setTyped} onOpen={open} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{title}</p>
            <Button look="text" onClick={() => open(null)}>
              {words.otherChat}
            </Button>
          </div>
          <Notes chat={chat} onChoose={onChoose} />
        </>
      )}
    </div>
  );
}
