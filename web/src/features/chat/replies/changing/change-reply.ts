import { chat, type ChatMessage } from '@notewright/contract';
import { call, CallProblem } from '../../../../api/call.ts';
import { changeMessage } from '../../../../api/chat-queries.ts';
import { noteEndedPlan } from '../../../../api/account/profile.ts';
import { queryClient } from '../../../../api/query.ts';
import { currentStay } from '../../../../session/stay.ts';
import { shortToast, toastError, toastSuccess } from '../../../../ui/toast.ts';
import { showMessage } from '../../sending/content-cache.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { regenerateReply } from '../../sending/send-message.ts';
import * as words from '../words.ts';

function failRegenerate(replyId: string, error?: unknown): void {
  noteEndedPlan(error);
  // Trying again would not help there.
  const isEnded = error instanceof CallProblem && error.code === 'plan_required';
  noteProblem(replyId, isEnded ? error.message : words.regenerateFailed);
  toastError(words.regenerateFailed);
}

/** Asks for another version of a reply. Done when that has ended. */
export async function regenerate(chatId: string, replyId: string): Promise<void> {
  const stay = currentStay();
  noteProblem(replyId, null);
  try {
    const { id, done } = await regenerateReply(chatId, replyId, crypto.randomUUID());
    const end = await done;
    if (stay.aborted) return;
    if (end?.state === 'complete') toastSuccess(words.regenerated, shortToast);
    else if (end?.state === 'failed' || end?.state === 'interrupted') failRegenerate(id ?? replyId);
  } catch (error) {
    if (!stay.aborted) failRegenerate(replyId, error);
  }
}

export type Rating = NonNullable<ChatMessage['rating']>;

/** Like and dislike exclude each other; pressing the same again takes it back. Shown at once, taken back when it was not stored. */
export async function rate(chatId: string, reply: ChatMessage, pressed: Rating): Promise<void> {
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
    noteProblem(reply.id, words.ratingFailed);
  }
}
