import { chat, readSources, type ChatMessage, type MessageSource } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { callForFile, CallProblem } from '../../../../api/call.ts';
import { currentScope } from '../../../../session/workspace-scope.ts';
import type { BoxSource } from '../../composer/box-source.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { sendMessage } from '../../sending/send-message.ts';
import * as words from './words.ts';

/** A source as it was sent: a file byte for byte, else its words, which stay though the note that they are from may be gone. */
async function readSource({ kind, name, date, text, attachment }: MessageSource): Promise<BoxSource> {
  const described = { id: crypto.randomUUID(), kind, name, date };
  if (attachment === null) return { ...described, origin: 'text', text };
  const bytes = await callForFile(chat.readAttachment, { params: { attachmentId: attachment.id } });
  const file = new File([bytes], attachment.name, { type: attachment.media_type });
  return { ...described, origin: 'file', file };
}

/**
 * Sends a message once more, to another tool, as the last of its chat. Done when it is stored; what goes wrong is said under the
 * reply that offered it.
 */
export async function sendToTool(chatId: string, replyId: string, message: ChatMessage, tool: ToolName): Promise<void> {
  const scope = currentScope();
  noteProblem(replyId, null);
  try {
    const sources = await Promise.all(readSources(message).map(readSource));
    scope.throwIfAborted();
    const outgoing = { chatId, box: chatId, tool, text: message.message_content, sources, choices: {} };
    await sendMessage({ ...outgoing, idempotencyKey: crypto.randomUUID() });
  } catch (error) {
    if (!scope.aborted) noteProblem(replyId, error instanceof CallProblem ? error.message : words.failed);
  }
}
