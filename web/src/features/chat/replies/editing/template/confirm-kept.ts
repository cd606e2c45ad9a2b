import type { ChatMessage } from '@notewright/contract';
import { confirmationsOf } from '../keeping/note-keeper.ts';
import { changeNote } from '../unsupported/change-note.ts';
import { listKept } from './kept-templates.ts';
import * as words from './words.ts';

/**
 * Confirms phrases of a version beside the editor: the one at a place of their list, or with null all that have no blank. What fails
 * is said in the reply.
 * @returns why it failed, in a sentence; null where it did not
 */
export async function confirmKept(chatId: string, reply: ChatMessage, index: number | null): Promise<string | null> {
  const left = listKept(reply).filter(({ hasBlank }, at) => hasBlank || (index !== null && at !== index));
  const templates = left.map(({ text }) => text);
  const confirmations = confirmationsOf(reply);
  return await changeNote(
    chatId,
    reply,
    { markdown: reply.message_content, confirmations, templates },
    words.confirmed,
  );
}
