import type { ChatMessage } from '@notewright/contract';
import { useState } from 'react';
import { shortToast, toastError, toastSuccess } from '../../../ui/toast.ts';
import { copyReply, type CopiedReply } from '../copy/copy-reply.ts';
import { redactedData } from '../copy/redacted-data.ts';
import { noteProblem } from '../sending/reply-store.ts';
import type { Rating } from './changing/change-reply.ts';
import * as words from './words.ts';

const loadChanging = () => import('./changing/change-reply.ts');

/** Copies a reply and says so; a failure is also said inside the reply. */
export async function copyAndTell(reply: CopiedReply & Pick<ChatMessage, 'tool_result'>): Promise<void> {
  const data = redactedData(reply.tool_result);
  try {
    // Data is of use only as it is, without table and lines about it.
    await (data === null ? copyReply(reply) : navigator.clipboard.writeText(data));
    noteProblem(reply.id, null);
    toastSuccess(words.copied, shortToast);
  } catch {
    noteProblem(reply.id, words.copyFailed);
    toastError(words.copyFailed);
  }
}

export interface ReplyActions {
  /** A new version has been asked for and is not there yet. */
  readonly isRegenerating: boolean;
  /** Fetches what the others need, before one of them is pressed. */
  readonly prepare: () => void;
  readonly copy: () => void;
  readonly regenerate: () => void;
  readonly rate: (pressed: Rating) => void;
  /** A dislike was just given, and what was wrong can be said. */
  readonly isCommenting: boolean;
  readonly endComment: () => void;
}

/** What can be done with one reply. What changes it is fetched when the pointer or the focus comes to the actions. */
export function useReplyActions(chatId: string, reply: ChatMessage): ReplyActions {
  const [isRegenerating, setRegenerating] = useState(false);
  const [isCommenting, setCommenting] = useState(false);
  return {
    isRegenerating,
    prepare: () => void loadChanging().catch(() => undefined),
    copy: () => void copyAndTell(reply),
    regenerate: () => {
      if (isRegenerating) return;
      setRegenerating(true);
      void loadChanging()
        .then(
          ({ regenerate }) => regenerate(chatId, reply.id),
          () => noteProblem(reply.id, words.regenerateFailed),
        )
        .finally(() => setRegenerating(false));
    },
    rate: (pressed) => {
      setCommenting(pressed === 'dislike' && reply.rating !== 'dislike');
      void loadChanging().then(
        ({ rate }) => rate(chatId, reply, pressed),
        () => noteProblem(reply.id, words.ratingFailed),
      );
    },
    isCommenting,
    endComment: () => setCommenting(false),
  };
}
