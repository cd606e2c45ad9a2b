import { saysDraft, type ChatMessage } from '@notewright/contract';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useStore } from 'zustand';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { replyStore } from '../sending/reply-store.ts';
import { CarryButton } from './carrying/carry-button.tsx';
import { NoteActions } from './editing/note-actions.tsx';
import { isSettled } from './editing/note-state.ts';
import { ReplyActionsBar, type ActionsBarProps } from './reply-actions-bar.tsx';
import { nameState } from './reply-words.ts';
import type { ToolOfferProps } from './offer/tool-offer.tsx';
import type { SameWordsProps } from './same-words/same-words.tsx';
import * as words from './words.ts';

interface Props extends ActionsBarProps {
  readonly chatId: string;
  /** The message that it answers; null when it is not loaded. */
  readonly source: ChatMessage | null;
  /** The version before it, where there is one. */
  readonly before: ChatMessage | null;
}

const noLine = (_props: SameWordsProps): ReactNode => null;

/** That a version has the words of the one before: fetched for replies that have several. */
const SameWords = lazyPart(async () => (await import('./same-words/same-words.tsx')).SameWords, noLine);

const noOffer = (_props: ToolOfferProps): ReactNode => null;

/** The way to another tool: fetched for replies that offer it. Without it, the reply still names the tool. */
const ToolOffer = lazyPart(async () => (await import('./offer/tool-offer.tsx')).ToolOffer, noOffer);

const canRetry = (reply: ChatMessage): boolean => reply.state === 'failed' || reply.state === 'interrupted';

/** How a reply was made, and that it is a draft where its own words do not say so. */
function Making({ reply }: { readonly reply: ChatMessage }): ReactNode {
  const isEmpty = reply.message_content === '';
  const draft = isEmpty || isSettled(reply) || saysDraft(reply.message_content) ? null : words.draft;
  const author = isEmpty || reply.written_by === null ? null : words.writtenBy(reply.written_by);
  const line = [draft, author].filter((part) => part !== null).join(' ');
  if (line === '' && reply.notice === null) return null;
  return (
    <p className={isEmpty ? 'text-ink' : 'text-step--1 text-ink-faint'}>
      {reply.notice?.split('\n').map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {line}
    </p>
  );
}

/** Under a reply's document: how it ended if not well, the way on, how it was made, that it is a draft, and what can be done with it. */
export function ReplyFoot({ chatId, source, before, ...bar }: Props): ReactNode {
  const { reply, actions, isChatBusy, isNewest } = bar;
  const problem = useStore(replyStore, (state) => state.problems[reply.id] ?? null);
  const state = nameState(reply);
  const isOpen = reply.state === 'queued' || reply.state === 'streaming';
  return (
    <footer className="nw-sheet-foot">
      {state !== null && (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <p className={canRetry(reply) ? 'text-danger' : 'text-ink-soft'}>{state}</p>
          {canRetry(reply) && (
            <Button disabled={isChatBusy} onClick={actions.regenerate} className="min-h-9! py-0">
              {words.retry}
            </Button>
          )}
        </div>
      )}
      <div className="has-[p]:mb-3">
        <Alert>{problem}</Alert>
      </div>
      {before !== null && (
        <Suspense fallback={null}>
          <SameWords reply={reply} before={before} isNewest={isNewest} />
        </Suspense>
      )}
      {!isOpen && <Making reply={reply} />}
      {!isOpen && source !== null && reply.offered_tool !== undefined && (
        <Suspense fallback={null}>
          <ToolOffer
            chatId={chatId}
            replyId={reply.id}
            message={source}
            tool={reply.offered_tool}
            isChatBusy={isChatBusy}
          />
        </Suspense>
      )}
      {!isOpen && (
        <ReplyActionsBar {...bar}>
          <CarryButton reply={reply} />
          <NoteActions chatId={chatId} reply={reply} />
        </ReplyActionsBar>
      )}
    </footer>
  );
}
