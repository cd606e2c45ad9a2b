import type { ChatMessage } from '@notewright/contract';
import { Copy, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ReplyActions } from './use-reply-actions.ts';
import * as words from './words.ts';

export interface ActionsBarProps {
  readonly reply: ChatMessage;
  readonly actions: ReplyActions;
  /** A reply is being written in this chat: no other can be asked for. */
  readonly isChatBusy: boolean;
  /** The newest reply of the chat is the one that the copy key copies. */
  readonly isNewest: boolean;
  readonly dislikeRef: RefObject<HTMLButtonElement | null>;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Copy, regenerate, like, dislike, and what can be done with a note. */
export function ReplyActionsBar({
  reply,
  actions,
  isChatBusy,
  isNewest,
  dislikeRef,
  children,
}: ActionsBarProps): ReactNode {
  const soon = { onPointerEnter: actions.prepare, onFocus: actions.prepare };
  return (
    <div role="group" aria-label={words.actions} className="nw-actions -ml-2 flex flex-wrap gap-0.5">
      <IconButton
        label={isNewest ? words.copyWithKey : words.copy}
        size="small"
        disabled={reply.message_content === ''}
        onClick={actions.copy}
      >
        <Copy aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.regenerate}
        size="small"
        disabled={isChatBusy || actions.isRegenerating}
        onClick={actions.regenerate}
        {...soon}
      >
        <RefreshCw aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.like}
        size="small"
        aria-pressed={reply.rating === 'like'}
        onClick={() => actions.rate('like')}
        {...soon}
      >
        <ThumbsUp aria-hidden="true" className={reply.rating === 'like' ? 'fill-accent-wash' : undefined} />
      </IconButton>
      <IconButton
        ref={dislikeRef}
        label={words.dislike}
        size="small"
        aria-pressed={reply.rating === 'dislike'}
        onClick={() => actions.rate('dislike')}
        {...soon}
      >
        <ThumbsDown aria-hidden="true" className={reply.rating === 'dislike' ? 'fill-accent-wash' : undefined} />
      </IconButton>
      {children}
    </div>
  );
}
