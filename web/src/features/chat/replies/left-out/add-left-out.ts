import { CallProblem } from '../../../../api/call.ts';
import { noteEndedPlan } from '../../../../api/account/profile.ts';
import { currentScope } from '../../../../session/workspace-scope.ts';
import { shortToast, toastError, toastSuccess } from '../../../../ui/toast.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { completeReply } from '../../sending/send-message.ts';
import * as words from './words.ts';

function fail(replyId: string, error?: unknown): null {
  noteEndedPlan(error);
  const isEnded = error instanceof CallProblem && error.code === 'plan_required';
  noteProblem(replyId, isEnded ? error.message : words.addFailed);
  toastError(words.addFailed);
  return null;
}

/**
 * Puts what a version of a note has left out into the next version of it. Done when that has ended.
 * @param place in the version's `leftOut`
 * @returns the id of the next version; null where there is none
 */
export async function addLeftOut(chatId: string, replyId: string, place: number): Promise<string | null> {
  const scope = currentScope();
  noteProblem(replyId, null);
  try {
    const { id, done } = await completeReply(chatId, replyId, place, crypto.randomUUID());
    const end = await done;
    if (scope.aborted || end === null) return null;
    if (end.state !== 'complete') return end.state === 'stopped' ? null : fail(id ?? replyId);
    toastSuccess(words.added, shortToast);
    return id;
  } catch (error) {
    return scope.aborted ? null : fail(replyId, error);
  }
}
