import type { ChatMessage } from '@notewright/contract';
import { CallProblem } from '../../../../lib/call.ts';
import { currentStay } from '../../../../lib/stay.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { sendMessage } from '../../sending/send-message.ts';
import * as words from './words.ts';

/**
 * Sends the words that ask for the last note in another way, as the message after it. Done when they are stored; what goes wrong is said
 * under the note.
 * @param user the message that the note answers
 */
export async function askDifferently(
  chatId: string,
  reply: ChatMessage,
  user: ChatMessage | null,
  text: string,
): Promise<void> {
  const stay = currentStay();
  noteProblem(reply.id, null);
  const kind = user?.note_kind;
  const choices = kind === undefined ? {} : { note_kind: kind };
  const outgoing = { chatId, box: chatId, tool: reply.model_name, text, file: null, choices };
  try {
    await sendMessage({ ...outgoing, idempotencyKey: crypto.randomUUID() });
  } catch (error) {
    if (!stay.aborted) noteProblem(reply.id, error instanceof CallProblem ? error.message : words.failed);
  }
}
