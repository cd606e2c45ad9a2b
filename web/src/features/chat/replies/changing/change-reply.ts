import { chat, type ChatMessage, type ResponseOf } from '@notewright/contract';
import { call, CallProblem } from '../../../../api/call.ts';
import { changeMessage } from '../../../../api/chat-queries.ts';
import { noteEndedPlan } from '../../../../api/account/profile.ts';
import { queryClient } from '../../../../api/query.ts';
import { currentScope } from '../../../../session/workspace-scope.ts';
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
  const scope = currentScope();
  noteProblem(replyId, null);
  try {
    const { id, done } = await regenerateReply(chatId, replyId, crypto.randomUUID());
    const end = await done;
    if (scope.aborted) return;
    if (end?.state === 'complete') toastSuccess(words.regenerated, shortToast);
    else if (end?.state === 'failed' || end?.state === 'interrupted') failRegenerate(id ?? replyId);
  } catch (error) {
    if (!scope.aborted) failRegenerate(replyId, error);
  }
}

export type Rating = NonNullable<ChatMessage['rating']>;

/** What is stored of a reply's rating once the calls for it that are under way have ended, by the reply's id. */
const stored = new Map<string, Promise<ChatMessage['rating']>>();

/**
 * Like and dislike exclude each other; pressing the same again takes it back. Shown at once, taken back when it was not
 * stored. Presses that follow one another are stored in their order, and only the answer to the last one is shown: an
 * earlier one would take back what was pressed since.
 */
export async function rate(chatId: string, reply: ChatMessage, pressed: Rating): Promise<void> {
  const rating = reply.rating === pressed ? null : pressed;
  const show = (value: ChatMessage['rating']): void =>
    changeMessage(queryClient, chatId, reply.id, (message) => ({ ...message, rating: value }));
  const scope = currentScope();
  show(rating);
  const before = stored.get(reply.id) ?? Promise.resolve(reply.rating);
  const answer = before.then(() => storeRating(reply.id, rating, scope));
  const after = answer.then(
    ({ data }) => data.rating,
    () => before,
  );
  stored.set(reply.id, after);
  const isLast = (): boolean => stored.get(reply.id) === after && !scope.aborted;
  try {
    const { data } = await answer;
    if (!isLast()) return;
    showMessage(chatId, data);
    noteProblem(reply.id, null);
  } catch {
    const last = await before;
    if (!isLast()) return;
    show(last);
    noteProblem(reply.id, words.ratingFailed);
  } finally {
    if (stored.get(reply.id) === after) stored.delete(reply.id);
  }
}

function storeRating(
  messageId: string,
  rating: ChatMessage['rating'],
  scope: AbortSignal,
): Promise<ResponseOf<typeof chat.rateMessage>> {
  // Another person may be signed in by the time an earlier call has ended.
  scope.throwIfAborted();
  return call(chat.rateMessage, { params: { messageId }, body: { rating } });
}
