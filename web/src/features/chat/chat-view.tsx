import type { ChatMessage } from '@notewright/contract';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { openChat } from '../../api/chat-queries.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeaderSlot, HeaderTitle } from '../../ui/header-slot.tsx';
import { Loading } from '../../ui/loading.tsx';
import './chat.css';
import { attachFiles } from './composer/attach-file.ts';
import { changeBox, composerStore, forgetIdleTool, readBox } from './composer/composer-store.ts';
import { Composer } from './composer/composer.tsx';
import { FileDrop } from './composer/file-drop.tsx';
import { stopWriting } from './composer/use-composer.ts';
import { copyAndTell } from './replies/use-reply-actions.ts';
import './sending/forget-on-sign-out.ts';
import { openFailed } from './sent/sent-actions.words.ts';
import { openSentEdit } from './sent/sent-edit-store.ts';
import { findRunning, replyStore } from './sending/reply-store.ts';
import { ReplyAnnouncer } from './thread/reply-announcer.tsx';
import { defaultTool, lastNoteOf, lastToolOf } from './thread/last-choices.ts';
import { Thread } from './thread/thread.tsx';
import { useChatContent, type ChatContent } from './thread/use-chat-content.ts';
import { useChatKeys } from './thread/use-chat-keys.ts';
import * as words from './words.ts';

function newestReply(content: ChatContent): ChatMessage | null {
  const reply = content.turns.at(-1)?.replies.at(-1);
  return reply === undefined || reply.message_content === '' ? null : reply;
}

function ChatProblem({ content }: { readonly content: ChatContent }): ReactNode {
  const isGone = content.problem?.status === 404 || content.problem?.status === 400;
  const sentence = isGone ? words.notFound : (content.problem?.message ?? '');
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <EmptyState title={sentence}>
        {isGone ? (
          <ButtonLink to={paths.chatHome}>{words.startNew}</ButtonLink>
        ) : (
          <Button onClick={content.reload}>{words.tryAgain}</Button>
        )}
      </EmptyState>
    </div>
  );
}

/** Opens a message in the editor, which is fetched with the first; where it cannot be, that is said under the box. */
function editSent(box: string, message: ChatMessage): void {
  void import('./sent/sent-editor.tsx').then(
    () => {
      // Who writes the next message by now goes on with that.
      if (readBox(composerStore.getState(), box).text === '') openSentEdit(message);
    },
    () => changeBox(box, { problem: openFailed }),
  );
}

interface ChatViewProps {
  readonly chatId: string;
  /** Stands over the message box. */
  readonly notice?: ReactNode;
}

/** A saved chat: its title in the header, its exchanges, and the box for the next message. */
export function ChatView({ chatId, notice }: ChatViewProps): ReactNode {
  const content = useChatContent(chatId);
  const pending = useStore(replyStore, (state) => state.pending[chatId] ?? null);
  const isBusy = useStore(
    replyStore,
    (state) => state.pending[chatId] !== undefined || findRunning(state, chatId) !== null,
  );
  useEffect(() => {
    openChat(chatId);
    return () => forgetIdleTool(chatId);
  }, [chatId]);
  const newest = newestReply(content);
  useChatKeys({
    copyNewest: newest === null ? null : () => void copyAndTell(newest),
    stop: isBusy ? () => stopWriting(chatId, chatId) : null,
  });
  const { key: visit, state } = useLocation();
  const opened = state as { readonly justStarted?: boolean; readonly openAt?: string } | null;
  const last = content.turns.at(-1)?.user;
  const title = content.title === null || content.title === '' ? words.untitled : content.title;
  return (
    <FileDrop onFiles={(files) => void attachFiles(chatId, files)} className="nw-chat flex h-full flex-col">
      <HeaderSlot>
        <HeaderTitle>{content.title === null ? words.chat : title}</HeaderTitle>
      </HeaderSlot>
      <ReplyAnnouncer box={chatId} chatId={chatId} />
      {content.problem !== null ? (
        <ChatProblem content={content} />
      ) : content.isLoading ? (
        <div className="flex-1">
          <Loading />
        </div>
      ) : (
        <Thread
          key={chatId}
          chatId={chatId}
          pending={pending}
          isBusy={isBusy}
          openAt={opened?.openAt ?? null}
          visit={visit}
          {...content}
        />
      )}
      {content.problem === null && (
        <div className="nw-dock">
          {notice}
          <Composer
            key={chatId}
            box={chatId}
            chatId={chatId}
            isHome={false}
            takesFocus={opened?.justStarted === true}
            lastTool={pending?.tool ?? (content.isLoading ? null : (lastToolOf(content.turns) ?? defaultTool))}
            lastNote={lastNoteOf(content.turns)}
            onEditLast={last ? () => editSent(chatId, last) : undefined}
          />
        </div>
      )}
    </FileDrop>
  );
}
