import { chat, type FoldedReply, type SentEvent, type StreamEvent } from '@notewright/contract';
import { CallProblem } from '../../../api/call.ts';
import { stream } from '../../../api/stream.ts';
import { describeSources, filesOfSources } from '../composer/box-source.ts';
import { refetchChat, refetchLists, shownBranch, showStored } from './content-cache.ts';
import { followReply, type Events } from './follow-reply.ts';
import type { Outgoing } from './send-message.ts';
import * as words from './words.ts';

export interface OpenedReply {
  readonly stored: SentEvent;
  readonly rest: Events;
}

/** Reads the first event of a sending call's answer and gives the rest of the stream. */
async function openReply(events: AsyncIterable<{ readonly event: StreamEvent }>): Promise<OpenedReply> {
  const reader = events[Symbol.asyncIterator]();
  const first = await reader.next();
  const stored = first.done === true ? null : first.value.event;
  if (stored === null || stored.type !== 'message-stored') {
    throw new CallProblem('unreadable', 200, words.unreadable);
  }
  return { stored, rest: { [Symbol.asyncIterator]: () => reader } };
}

export interface StartedReply {
  readonly id: string | null;
  /** How it ended, once it has; null when this page does not know. */
  readonly done: Promise<FoldedReply['end']>;
}

/** Shows what a sending call has stored, and listens to the reply. */
export function follow({ stored, rest }: OpenedReply): StartedReply {
  showStored(stored.chat_id, stored.title, stored.messages, stored.branch);
  refetchLists();
  const reply = stored.messages.findLast((message) => message.sent_by === 'bot');
  if (reply !== undefined) return { id: reply.id, done: followReply(stored.chat_id, reply.id, rest) };
  refetchChat(stored.chat_id);
  return { id: null, done: Promise.resolve(null) };
}

/** Sends a message. Done when it is stored; throws when it was not, and the abort error when the stay ended. */
export function openSend(outgoing: Outgoing, signal: AbortSignal): Promise<OpenedReply> {
  const { chatId, tool, text, sources, choices, idempotencyKey } = outgoing;
  const files = filesOfSources(sources).map(({ file }) => file);
  const { template, ...fields } = choices;
  const chosen = template === undefined ? fields : { ...fields, template_id: template.id };
  const body = { model_name: tool, message_content: text, ...chosen, ...describeSources(sources) };
  return openReply(
    chatId === null
      ? stream(chat.createChat, { body, files, idempotencyKey, signal })
      : stream(chat.addMessage, { body: { ...body, ...placeIn(chatId) }, files, idempotencyKey, signal }),
  );
}

/** The branch that this page shows is the one that is worked in. */
function placeIn(chatId: string): { readonly chat_id: string; readonly branch?: string } {
  const branch = shownBranch(chatId);
  return branch === undefined ? { chat_id: chatId } : { chat_id: chatId, branch };
}

/** A message that takes the place of an earlier one; its tool, its choices and, unless it is taken out, its file stay. */
export interface OutgoingEdit {
  readonly chatId: string;
  readonly messageId: string;
  readonly text: string;
  readonly keepsFile: boolean;
  readonly idempotencyKey: string;
}

/** Sends an edited message. Throws as `openSend`. */
export function openEdited(
  { chatId, messageId, text, keepsFile, idempotencyKey }: OutgoingEdit,
  signal: AbortSignal,
): Promise<OpenedReply> {
  const edited = { edit_of: messageId, edited_file: keepsFile ? 'keep' : 'remove' } as const;
  const body = { chat_id: chatId, message_content: text, ...edited };
  return openReply(stream(chat.addMessage, { body, idempotencyKey, signal }));
}

/** Asks for another version of a reply, or for the same with what stands at a place of what it left out. Throws when that was refused, and the abort error when the stay ended. */
export function openVersion(
  chatId: string,
  replyId: string,
  idempotencyKey: string,
  signal: AbortSignal,
  leftOut?: number,
): Promise<OpenedReply> {
  const include = leftOut === undefined ? {} : { include_left_out: leftOut };
  const body = { ...placeIn(chatId), regenerate_of: replyId, ...include };
  return openReply(stream(chat.addMessage, { body, idempotencyKey, signal }));
}
