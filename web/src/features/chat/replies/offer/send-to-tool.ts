import { chat, type ChatMessage } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { callForFile, CallProblem } from '../../../../api/call.ts';
import { currentScope } from '../../../../session/workspace-scope.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { sendMessage } from '../../sending/send-message.ts';
import * as words from './words.ts';

/** The file of a message, as it was sent; null when it had none. */
async function readFile({ attachment }: ChatMessage): Promise<File | null> {
  if (attachment === null) return null;
  const bytes = await callForFile(chat.readAttachment, { params: { attachmentId: attachment.id } });
  return new File([bytes], attachment.name, { type: attachment.media_type });
}

/**
 * Sends a message once more, to another tool, as the last of its chat. Done when it is stored; what goes wrong is said under the
 * reply that offered it.
 */
export async function sendToTool(chatId: string, replyId: string, message: ChatMessage, tool: ToolName): Promise<void> {
  const scope = currentScope();
  noteProblem(replyId, null);
  try {
    const file = await readFile(message);
    scope.throwIfAborted();
    const outgoing = { chatId, box: chatId, tool, text: message.message_content, file, choices: {} };
    await sendMessage({ ...outgoing, idempotencyKey: crypto.randomUUID() });
  } catch (error) {
    if (!scope.aborted) noteProblem(replyId, error instanceof CallProblem ? error.message : words.failed);
  }
}
