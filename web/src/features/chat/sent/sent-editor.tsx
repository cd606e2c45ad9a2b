import { readSources, type ChatMessage } from '@notewright/contract';
import { FileText, X } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useStore } from 'zustand';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { changeSentEdit, closeSentEdit, isChanged, sendSentEdit } from './edit-sent.ts';
import { sentEditStore, type SentEdit } from './sent-edit-store.ts';
import * as words from './words.ts';

export interface SentEditorProps {
  readonly chatId: string;
  readonly message: ChatMessage;
  /** A reply is being written in this chat: nothing can be sent now. */
  readonly isChatBusy: boolean;
}

/** Once the editor is gone, the focus is where it was opened from. */
function giveFocusBack(messageId: string, openedFrom: Element | null): void {
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-edit-sent="${messageId}"]`);
    const target = openedFrom instanceof HTMLTextAreaElement && openedFrom.isConnected ? openedFrom : button;
    target?.focus();
  });
}

/** Longer texts are scrolled inside the field anyway; measuring them on every key would only cost time. */
const measuredCharacters = 20_000;

/** As high as its words, and at most half of the window. */
function fitToWords(field: HTMLTextAreaElement | null, characters: number): void {
  if (field === null) return;
  field.style.height = 'auto';
  field.style.height =
    characters > measuredCharacters ? '50vh' : `${Math.min(field.scrollHeight + 2, innerHeight * 0.5)}px`;
}

interface FieldProps {
  readonly message: ChatMessage;
  readonly edit: SentEdit;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly onSend: () => void;
}

/** The words themselves. Enter sends, as in the message box. */
function WordsField({ message, edit, fieldRef, onSend }: FieldProps): ReactNode {
  const { isNew } = edit;
  useEffect(() => {
    // Scrolled out of view and back, it leaves the focus where that is by now.
    if (!isNew) return;
    changeSentEdit(message.id, { isNew: false });
    const field = fieldRef.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    field?.scrollIntoView({ block: 'nearest' });
  }, [fieldRef, isNew, message.id]);
  useLayoutEffect(() => {
    const fit = (): void => fitToWords(fieldRef.current, edit.text.length);
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [fieldRef, edit.text]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      ref={fieldRef}
      aria-label={words.yourWords}
      value={edit.text}
      readOnly={edit.isSending}
      autoComplete="off"
      rows={1}
      onChange={({ target }) => changeSentEdit(message.id, { text: target.value, problem: null })}
      onKeyDown={onKeyDown}
      className="nw-field block w-full resize-none rounded-card border border-rule-field bg-sheet px-3 py-2 leading-relaxed focus:border-accent"
    />
  );
}

/** What goes along beside the words, with its way out and back. */
function FileLine({ message, edit }: { readonly message: ChatMessage; readonly edit: SentEdit }): ReactNode {
  const sources = readSources(message);
  if (sources.length === 0) return null;
  const name = sources.map((source) => source.name).join(', ');
  if (!edit.keepsFile)
    return (
      <p className="mt-2 flex flex-wrap items-center gap-2 text-step--1 text-ink-soft">
        <span className="min-w-0 [overflow-wrap:anywhere]">{words.fileLeftOut(name)}</span>
        <button
          type="button"
          className="nw-text-button"
          onClick={() => changeSentEdit(message.id, { keepsFile: true })}
        >
          {words.keepFile}
        </button>
      </p>
    );
  return (
    <div className="mt-2 inline-flex max-w-full items-center gap-2 rounded-small border border-rule bg-paper py-0.5 pr-0.5 pl-2.5 text-step--1">
      <FileText aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
      <span className="min-w-0 truncate">{name}</span>
      <IconButton
        label={words.removeFile(name)}
        size="small"
        disabled={edit.isSending}
        onClick={() => changeSentEdit(message.id, { keepsFile: false, problem: null })}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Whether changes may go: asked before anything is lost. */
function LeaveQuestion({
  isAsked,
  onDiscard,
  onGoOn,
}: {
  /** It was just asked: the focus goes to it. Not so where it only came into view again. */
  readonly isAsked: RefObject<boolean>;
  readonly onDiscard: () => void;
  readonly onGoOn: () => void;
}): ReactNode {
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked.current) goOn.current?.focus();
  }, [isAsked]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="alert" className="w-full">
        {words.changesGo}
      </p>
      <Button ref={goOn} onClick={onGoOn}>
        {words.goOn}
      </Button>
      <Button look="danger" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}

/** A message of one's own in place of its words, to be changed and sent again. Escape leaves it, and asks where it was changed. */
export function SentEditor({ chatId, message, isChatBusy }: SentEditorProps): ReactNode {
  const edit = useStore(sentEditStore, ({ open }) => open[message.id]);
  const [openedFrom] = useState(() => document.activeElement);
  const field = useRef<HTMLTextAreaElement>(null);
  const isAsked = useRef(false);
  if (edit === undefined) return null;
  const hasChanges = isChanged(edit);
  const hasFile = readSources(message).length > 0 && edit.keepsFile;
  const canSend = hasChanges && !isChatBusy && !edit.isSending && (edit.text.trim() !== '' || hasFile);
  const close = (): void => {
    closeSentEdit(message.id);
    giveFocusBack(message.id, openedFrom);
  };
  const goOn = (): void => {
    changeSentEdit(message.id, { isLeaving: false });
    field.current?.focus();
  };
  const leave = (): void => {
    if (edit.isSending) return;
    isAsked.current = true;
    if (edit.isLeaving) goOn();
    else if (hasChanges) changeSentEdit(message.id, { isLeaving: true });
    else close();
  };
  const send = (): void => {
    if (!canSend) return;
    const thread = field.current?.closest<HTMLElement>('.nw-thread');
    const editor = field.current?.closest('.nw-sent-editor');
    void sendSentEdit(chatId, message).then((isStored) => {
      if (isStored) giveFocus(thread, editor, { preventScroll: true });
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is inside
    <div role="group" aria-label={words.editing} className="nw-sent-editor" onKeyDown={onKeyDown}>
      <WordsField message={message} edit={edit} fieldRef={field} onSend={send} />
      <FileLine message={message} edit={edit} />
      <p className="mt-2 mb-3 text-step--1 text-ink-faint">{words.kept}</p>
      <Alert>{edit.problem}</Alert>
      {edit.isLeaving ? (
        <LeaveQuestion isAsked={isAsked} onDiscard={close} onGoOn={goOn} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" disabled={!canSend && !edit.isSending} isBusy={edit.isSending} onClick={send}>
            {words.send}
          </Button>
          <Button disabled={edit.isSending} onClick={leave}>
            {words.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
