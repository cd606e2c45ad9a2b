import type { ChatMessage } from '@notewright/contract';
import { Pencil } from 'lucide-react';
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { openSentEdit } from './sent-edit-store.ts';
import type { SentPagerProps } from './sent-pager.tsx';
import * as words from './sent-actions.words.ts';

export interface SentActionsProps {
  readonly chatId: string;
  readonly message: ChatMessage;
  /** A reply is being written in this chat: nothing else can be sent. */
  readonly isChatBusy: boolean;
  readonly isNewest: boolean;
}

const noPager = (_props: SentPagerProps): ReactNode => null;

/** Fetched for messages that were edited. */
const SentPager = lazyPart(async () => (await import('./sent-pager.tsx')).SentPager, noPager);

const loadEditor = () => import('./sent-editor.tsx');

/** What can be done with a message of one's own: edit it, by E as well where the focus is here, and go through its versions. */
export function SentActions({ chatId, message, isChatBusy, isNewest }: SentActionsProps): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
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
    <div role="group" aria-label={words.actions} className="nw-sent-actions" onKeyDown={onKeyDown}>
      {message.versions > 1 && (
        <Suspense fallback={null}>
          <SentPager chatId={chatId} message={message} />
        </Suspense>
      )}
      <IconButton
        label={isNewest ? words.editWithKey : words.edit}
        size="small"
        data-edit-sent={message.id}
        aria-keyshortcuts="E"
        disabled={isChatBusy}
        onPointerEnter={soon}
        onFocus={soon}
        onClick={open}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <Alert>{problem}</Alert>
    </div>
  );
}
