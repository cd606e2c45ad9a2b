import type { ToolName } from '@notewright/engine';
import { toolNames } from '@notewright/engine/value-sets';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { clearCurrentChat, openChat } from '../../api/chat-queries.ts';
import { chatPath, paths } from '../../routes/paths.ts';
import { useCurrentUserName } from '../../api/account/profile.ts';
import { classNames } from '../../ui/class-names.ts';
import { HeaderSlot } from '../../ui/header-slot.tsx';
import { ToolMark, toolTints } from '../../ui/tool-mark.tsx';
import './chat.css';
import { attachFiles } from './composer/attach-file.ts';
import { Composer } from './composer/composer.tsx';
import { chooseTool, composerStore, forgetIdleTool, leaveBox, moveBox } from './composer/composer-store.ts';
import { FileDrop } from './composer/file-drop.tsx';
import { toolWords } from './composer/words.ts';
import { stopWriting } from './composer/use-composer.ts';
import './sending/forget-on-sign-out.ts';
import { PendingPart } from './sending/pending-part.tsx';
import { newChat, noteCreated, removePending, replyStore } from './sending/reply-store.ts';
import { ReplyAnnouncer } from './thread/reply-announcer.tsx';
import { useChatKeys } from './thread/use-chat-keys.ts';
import { useReviewLine } from './review-line.ts';
import { useFirstChoices } from './use-first-choices.ts';
import * as words from './words.ts';

/** The chat that the first message has created becomes the open one, and the page goes there; unless it was left meanwhile. */
function useGoToCreated(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      replyStore.subscribe((now, before) => {
        if (now.created === before.created) return;
        const sendId = now.pending[newChat]?.id;
        const chatId = sendId === undefined ? undefined : now.created[sendId];
        if (sendId === undefined || chatId === undefined) return;
        noteCreated(sendId, null);
        openChat(chatId);
        moveBox(newChat, chatId);
        void navigate(chatPath(chatId), { state: { justStarted: true } });
      }),
    [navigate],
  );
}

/** New Chat: whatever was on its way goes on, but no longer here, and the tool is the first one again. */
function useClearedChat(): void {
  const location = useLocation();
  useEffect(() => {
    clearCurrentChat();
    const isNew = (location.state as { newChat?: boolean } | null)?.newChat === true;
    if (!isNew) return;
    chooseTool(newChat, undefined);
    const pending = replyStore.getState().pending[newChat];
    if (pending === undefined) return;
    removePending(newChat, pending.id);
    leaveBox(newChat);
  }, [location]);
  useEffect(() => () => forgetIdleTool(newChat), []);
}

function ToolCard({
  name,
  isChosen,
  onChoose,
}: {
  readonly name: ToolName;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'nw-tool-card flex flex-col items-start rounded-card border bg-sheet p-4 text-left transition-[border-color,box-shadow] duration-150 ease-calm',
        isChosen
          ? classNames('border-current shadow-[inset_0_0_0_1px_currentColor]', toolTints[name])
          : 'border-rule text-ink hover:border-rule-field',
      )}
    >
      <span className={classNames('inline-flex items-center gap-2 font-semibold', toolTints[name])}>
        <ToolMark tool={name} />
        {name}
      </span>
      <span className="mt-1.5 text-sm leading-snug text-ink-soft">{toolWords[name]}</span>
    </button>
  );
}

function Welcome({ firstTool }: { readonly firstTool: ToolName | null }): ReactNode {
  const name = useCurrentUserName();
  const tool = useStore(composerStore, (state) => state.tools[newChat]) ?? firstTool;
  const navigate = useNavigate();
  const choose = (next: ToolName): void => {
    chooseTool(newChat, next);
    clearCurrentChat();
    void navigate(paths.chatHome);
  };
  return (
    <>
      <p className="text-step-1 text-ink-soft">{words.greeting(name)}</p>
      <h1
        tabIndex={-1}
        className="mt-1 mb-7 font-serif text-[clamp(2rem,4.4vw,2.9rem)] leading-[1.08] font-[480] tracking-[-0.022em]"
      >
        {words.question}
      </h1>
      <div role="group" aria-label={words.tools} className="mb-4 grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        {toolNames.map((one) => (
          <ToolCard key={one} name={one} isChosen={one === tool} onChoose={() => choose(one)} />
        ))}
      </div>
    </>
  );
}

/** The chat home: a greeting, the four tools, and the box in which a chat begins. `notice` stands over the box. */
export function ChatStart({ notice }: { readonly notice?: ReactNode }): ReactNode {
  const pending = useStore(replyStore, (state) => state.pending[newChat] ?? null);
  const first = useFirstChoices();
  const review = useReviewLine();
  useClearedChat();
  useGoToCreated();
  useChatKeys({ copyNewest: null, stop: pending === null ? null : () => stopWriting(newChat, null) });
  const isStarting = pending !== null;
  return (
    <FileDrop onFiles={(files) => void attachFiles(newChat, files)} className="nw-chat flex min-h-full flex-col">
      <ReplyAnnouncer box={newChat} chatId={null} />
      {isStarting ? (
        <>
          <HeaderSlot>
            <h1 className="sr-only">{words.newChat}</h1>
          </HeaderSlot>
          <div className="nw-thread flex-1 px-4 pt-7 md:px-6">
            <PendingPart send={pending} />
          </div>
        </>
      ) : null}
      <div className={isStarting ? 'nw-dock' : 'mx-auto w-full max-w-[760px] px-4 pt-[9vh] pb-10 md:pt-[12vh]'}>
        {!isStarting && <Welcome firstTool={first.tool} />}
        {notice}
        <Composer
          box={newChat}
          chatId={null}
          isHome={!isStarting}
          takesFocus
          lastTool={first.tool}
          lastNote={first.note}
        />
        {!isStarting && <p className="mt-4 text-center text-step--1 text-ink-faint">{review}</p>}
      </div>
    </FileDrop>
  );
}
