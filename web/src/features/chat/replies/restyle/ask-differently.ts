import type { ChatMessage } from '@notewright/contract';
import { CallProblem } from '../../../../api/call.ts';
import { currentScope } from '../../../../session/workspace-scope.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { sendMessage } from '../../sending/send-message.ts';
import * as words from './words.ts';

/**
 * Sends the words that ask for the last note in another way, as the message after it. Done when they are stored; what goes wrong is said
 * under the note.
 */
export async function askDifferently(chatId: string, reply: ChatMessage, text: string): Promise<void> {
  const scope = currentScope();
  noteProblem(reply.id, null);
  // What note it is, the server takes over from the one before.
  const outgoing = { chatId, box: chatId, tool: reply.model_name, text, sources: [], choices: {} };
  try {
    await sendMessage({ ...outgoing, idempotencyKey: crypto.randomUUID() });
  } catch (error) {
    if (!scope.aborted) noteProblem(reply.id, error instanceof CallProblem ? error.message : words.failed);
  }
}
