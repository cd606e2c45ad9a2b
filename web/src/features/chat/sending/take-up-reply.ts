import { chat } from '@notewright/contract';
import { call } from '../../../api/call.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { isHeldOpen, showMessage } from './content-cache.ts';

/** Sends whose reply is to be stopped as soon as it has an id. */
export const stopWanted = new Set<string>();

/** Listens to a reply that is being written. */
export async function takeUpReply(chatId: string, messageId: string): Promise<void> {
  const { followReply } = await import('./follow-reply.ts');
  // It may have ended, and been stored, while that was fetched.
  if (isHeldOpen(chatId, messageId)) await followReply(chatId, messageId);
}

/** Stops a reply; what was written stays. Throws `CallProblem`. */
export async function stopReply(chatId: string, messageId: string): Promise<void> {
  const scope = currentScope();
  const { data } = await call(chat.stopReply, { params: { messageId } });
  if (!scope.aborted) showMessage(chatId, data);
}

/** Stops the reply of a message that is still on its way, once it has one. */
export function stopWhenStored(sendId: string): void {
  stopWanted.add(sendId);
}
