import type { ChatMessage } from '@notewright/contract';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { saysDraft } from '../copy/draft-line.ts';
import { replyStore } from '../sending/reply-store.ts';
import { nameState } from './reply-words.ts';
import * as words from './words.ts';

interface Props {
  readonly reply: ChatMessage;
  readonly isChatBusy: boolean;
  readonly onRetry: () => void;
}

const canRetry = (reply: ChatMessage): boolean => reply.state === 'failed' || reply.state === 'interrupted';

/** How a reply was made, and that it is a draft where its own words do not say so. */
function Making({ reply }: { readonly reply: ChatMessage }): ReactNode {
  const isEmpty = reply.message_content === '';
  const draft = isEmpty || saysDraft(reply.message_content) ? null : words.draft;
  const author = isEmpty || reply.written_by === null ? null : words.writtenBy(reply.written_by);
  const line = [draft, author].filter((part) => part !== null).join(' ');
  if (line === '' && reply.notice === null) return null;
  return (
    <p className="text-step--1 text-ink-faint">
      {reply.notice?.split('\n').map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {line}
    </p>
  );
}

/** Under a reply's document: how it ended if not well, the way on, how it was made, and that it is a draft. */
export function ReplyFoot({ reply, isChatBusy, onRetry }: Props): ReactNode {
  const problem = useStore(replyStore, (state) => state.problems[reply.id] ?? null);
  const state = nameState(reply);
  const isOpen = reply.state === 'queued' || reply.state === 'streaming';
  return (
    <footer className="nw-sheet-foot">
      {state !== null && (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <p className={canRetry(reply) ? 'text-danger' : 'text-ink-soft'}>{state}</p>
          {canRetry(reply) && (
            <Button disabled={isChatBusy} onClick={onRetry} className="min-h-9! py-0">
              {words.retry}
            </Button>
          )}
        </div>
      )}
      <div className="has-[p]:mb-3">
        <Alert>{problem}</Alert>
      </div>
      {!isOpen && <Making reply={reply} />}
    </footer>
  );
}
