import type { ChatMessage } from '@notewright/contract';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { announce } from '../replies/editing/editing-store.ts';
import { holdPlace } from '../thread/held-place.ts';
import { openSentEdit } from './sent-edit-store.ts';
import { showVersion } from './show-version.ts';
import * as words from './words.ts';
import './sent.css';

export interface SentActionsProps {
  readonly chatId: string;
  readonly message: ChatMessage;
  /** A reply is being written in this chat: nothing else can be sent. */
  readonly isChatBusy: boolean;
  readonly isNewest: boolean;
}

const loadEditor = () => import('./sent-editor.tsx');

/** What can be done with a message of one's own: edit it, by E as well where the focus is here, and go through its versions. */
export function SentActions({ chatId, message, isChatBusy, isNewest }: SentActionsProps): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const group = useRef<HTMLSpanElement>(null);
  const { id, version, versions, version_ids: ids = [] } = message;
  const show = async (other: string): Promise<void> => {
    setProblem(null);
    const onShow = (): void => holdPlace(chatId, ids[0] ?? id, group.current);
    try {
      if (!(await showVersion(chatId, other, onShow))) return;
      announce(words.versionShown(ids.indexOf(other) + 1, ids.length));
      keepFocus(group.current);
    } catch {
      setProblem(words.versionFailed);
    }
  };
  const step = (by: number) => {
    const other = ids[version - 1 + by];
    return { disabled: other === undefined, onClick: other === undefined ? undefined : () => void show(other) };
  };
  const open = (): void => {
    setProblem(null);
    void loadEditor().then(
      () => openSentEdit(message),
      () => setProblem(words.openFailed),
    );
  };
  const soon = (): void => void loadEditor().catch(() => undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'e' || event.altKey || event.ctrlKey || event.metaKey || isChatBusy) return;
    event.preventDefault();
    open();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is inside
    <span ref={group} role="group" aria-label={words.actions} className="nw-sent-actions" onKeyDown={onKeyDown}>
      {versions > 1 && (
        <span className="inline-flex items-center">
          <IconButton label={words.previousVersion} size="small" className="size-7!" {...step(-1)}>
            <ChevronLeft aria-hidden="true" className="size-4!" />
          </IconButton>
          <span className="tabular-nums">{words.version(version, versions)}</span>
          <IconButton label={words.nextVersion} size="small" className="size-7!" {...step(1)}>
            <ChevronRight aria-hidden="true" className="size-4!" />
          </IconButton>
        </span>
      )}
      <IconButton
        label={isNewest ? words.editWithKey : words.edit}
        size="small"
        data-edit-sent={id}
        aria-keyshortcuts="E"
        disabled={isChatBusy}
        onPointerEnter={soon}
        onFocus={soon}
        onClick={open}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <span className="nw-sent-problem has-[p]:mt-2">
        <Alert>{problem}</Alert>
      </span>
    </span>
  );
}

/** A button at the end of the versions cannot be pressed any more, and gives its focus to the one beside it. */
function keepFocus(group: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled') === true;
    if (isLost) group?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus({ preventScroll: true });
  });
}
