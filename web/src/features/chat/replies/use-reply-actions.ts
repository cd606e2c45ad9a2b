import { chat, type ChatMessage } from '@notewright/contract';
import { useState } from 'react';
import { call, CallProblem } from '../../../lib/call.ts';
import { changeMessage } from '../../../lib/chat-queries.ts';
import { noteEndedPlan } from '../../../lib/profile.ts';
import { queryClient } from '../../../lib/query.ts';
import { currentStay } from '../../../lib/stay.ts';
import { shortToast, toastError, toastSuccess } from '../../../lib/toast.ts';
import { copyReply } from '../copy/copy-reply.ts';
import { showMessage } from '../sending/content-cache.ts';
import { noteProblem } from '../sending/reply-store.ts';
import { regenerateReply } from '../sending/send-message.ts';

export const copyFailed = 'Failed to copy response.';
export const regenerateFailed = 'Failed to regenerate message. Please try again.';

/** Copies a reply and says so; a failure is also said inside the reply. */
export async function copyAndTell(reply: Pick<ChatMessage, 'id' | 'message_content'>): Promise<void> {
  try {
    await copyReply(reply.message_content);
    noteProblem(reply.id, null);
    toastSuccess('Response copied to clipboard!', shortToast);
  } catch {
    noteProblem(reply.id, copyFailed);
    toastError(copyFailed);
  }
}

function failRegenerate(replyId: string, error?: unknown): void {
  noteEndedPlan(error);
  // Trying again would not help there.
  const isEnded = error instanceof CallProblem && error.code === 'plan_required';
  noteProblem(replyId, isEnded ? error.message : regenerateFailed);
  toastError(regenerateFailed);
}

async function regenerate(chatId: string, replyId: string): Promise<void> {
  const stay = currentStay();
  noteProblem(replyId, null);
  try {
    const { id, done } = await regenerateReply(chatId, replyId, crypto.randomUUID());
    const end = await done;
    if (stay.aborted) return;
    if (end?.state === 'complete') toastSuccess('Message regenerated successfully!', shortToast);
    else if (end?.state === 'failed' || end?.state === 'interrupted') failRegenerate(id ?? replyId);
  } catch (error) {
    if (!stay.aborted) failRegenerate(replyId, error);
  }
}

type Rating = NonNullable<ChatMessage['rating']>;

/** Like and dislike exclude each other; pressing the same again takes it back. Shown at once, taken back when it was not stored. */
async function rate(chatId: string, reply: ChatMessage, pressed: Rating): Promise<void> {
  const rating = reply.rating === pressed ? null : pressed;
  const show = (value: ChatMessage['rating']): void =>
    changeMessage(queryClient, chatId, reply.id, (message) => ({ ...message, rating: value }));
  const stay = currentStay();
  show(rating);
  try {
    const { data } = await call(chat.rateMessage, { params: { messageId: reply.id }, body: { rating } });
    if (stay.aborted) return;
    showMessage(chatId, data);
    noteProblem(reply.id, null);
  } catch {
    if (stay.aborted) return;
    show(reply.rating);
    noteProblem(reply.id, 'Your rating could not be saved. Please try again.');
  }
}

export interface ReplyActions {
  /** A new version has been asked for and is not there yet. */
  readonly isRegenerating: boolean;
  readonly copy: () => void;
  readonly regenerate: () => void;
  readonly rate: (pressed: Rating) => void;
}

/** What can be done with one reply. */
export function useReplyActions(chatId: string, reply: ChatMessage): ReplyActions {
  const [isRegenerating, setRegenerating] = useState(false);
  return {
    isRegenerating,
    copy: () => void copyAndTell(reply),
    regenerate: () => {
      if (isRegenerating) return;
      setRegenerating(true);
      void regenerate(chatId, reply.id).finally(() => setRegenerating(false));
    },
    rate: (pressed) => void rate(chatId, reply, pressed),
  };
}
