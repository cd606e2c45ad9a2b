import { chat, type FoldedReply, type SentEvent, type StreamEvent } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { call, CallProblem } from '../../../lib/call.ts';
import { stream } from '../../../lib/stream.ts';
import { refetchChat, refetchLists, showMessage, showStored } from './content-cache.ts';
import { followReply, type Events } from './follow-reply.ts';
import { addPending, noteCreated, removePending } from './reply-store.ts';

export interface Outgoing {
  /** Null starts a chat. */
  readonly chatId: string | null;
  /** The box it was written in (see `newChat`). */
  readonly box: string;
  readonly tool: ToolName;
  readonly text: string;
  readonly file: File | null;
  /** The same for every try of the same message. */
  readonly idempotencyKey: string;
}

/** Sends whose reply is to be stopped as soon as it has an id. */
const stopWanted = new Set<string>();

interface OpenedReply {
  readonly stored: SentEvent;
  readonly rest: Events;
}

/** Reads the first event of a sending call's answer and gives the rest of the stream. */
async function openReply(events: AsyncIterable<{ readonly event: StreamEvent }>): Promise<OpenedReply> {
  const reader = events[Symbol.asyncIterator]();
  const first = await reader.next();
  const stored = first.done === true ? null : first.value.event;
  if (stored === null || stored.type !== 'message-stored') {
    throw new CallProblem('unreadable', 200, 'The server gave an answer that could not be read. Please try again.');
  }
  return { stored, rest: { [Symbol.asyncIterator]: () => reader } };
}

interface StartedReply {
  readonly id: string | null;
  /** How it ended, once it has; null when this page does not know. */
  readonly done: Promise<FoldedReply['end']>;
}

function follow({ stored, rest }: OpenedReply): StartedReply {
  showStored(stored.chat_id, stored.title, stored.messages);
  refetchLists();
  const reply = stored.messages.findLast((message) => message.sent_by === 'bot');
  if (reply !== undefined) return { id: reply.id, done: followReply(stored.chat_id, reply.id, rest) };
  refetchChat(stored.chat_id);
  return { id: null, done: Promise.resolve(null) };
}

function openSend(outgoing: Outgoing) {
  const { chatId, tool, text, file, idempotencyKey } = outgoing;
  const body = { model_name: tool, message_content: text };
  return chatId === null
    ? stream(chat.createChat, { body, file, idempotencyKey })
    : stream(chat.addMessage, { body: { ...body, chat_id: chatId }, file, idempotencyKey });
}

/**
 * Sends a message and shows it at once. Done when the server has stored it; its reply goes on in the background.
 * Throws when it was not stored; the message shown in advance is gone again then.
 */
export async function sendMessage(outgoing: Outgoing): Promise<void> {
  const now = new Date();
  const id = `temp-${now.getTime()}`;
  const { box, tool, text, file } = outgoing;
  addPending(box, { id, tool, text, fileName: file?.name ?? null, timestamp: now.toISOString() });
  try {
    const opened = await openReply(openSend(outgoing));
    const { id: replyId } = follow(opened);
    if (outgoing.chatId === null) noteCreated(id, opened.stored.chat_id);
    if (replyId !== null && stopWanted.has(id)) stopReply(opened.stored.chat_id, replyId).catch(() => undefined);
  } finally {
    stopWanted.delete(id);
    removePending(box, id);
  }
}

/**
 * Has the preceding user message answered again by the same tool; the answer becomes a new version. Done when the server has
 * taken it on. Throws when that was refused.
 */
export async function regenerateReply(chatId: string, replyId: string, idempotencyKey: string): Promise<StartedReply> {
  const body = { chat_id: chatId, regenerate_of: replyId };
  return follow(await openReply(stream(chat.addMessage, { body, idempotencyKey })));
}

/** Stops a reply; what was written stays. Throws `CallProblem`. */
export async function stopReply(chatId: string, messageId: string): Promise<void> {
  const { data } = await call(chat.stopReply, { params: { messageId } });
  showMessage(chatId, data);
}

/** Stops the reply of a message that is still on its way, once it has one. */
export function stopWhenStored(sendId: string): void {
  stopWanted.add(sendId);
}
