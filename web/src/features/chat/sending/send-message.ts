import { chat } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { call } from '../../../api/call.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import type { BoxSource } from '../composer/box-source.ts';
import type { NoteOptions } from '../composer/composer-store.ts';
import type { KeptRedaction } from '../composer/redaction/kept-choice.ts';
import { isHeldOpen, showMessage } from './content-cache.ts';
import type { StartedReply } from './open-reply.ts';
import { addPending, noteCreated, removePending } from './reply-store.ts';

export interface Outgoing {
  /** Null starts a chat. */
  readonly chatId: string | null;
  /** The box it was written in (see `newChat`). */
  readonly box: string;
  readonly tool: ToolName;
  readonly text: string;
  readonly sources: readonly BoxSource[];
  /** How Redactify is to replace, or what note it is to become, where that was chosen. */
  readonly choices: KeptRedaction & NoteOptions;
  /** The same for every try of the same message. */
  readonly idempotencyKey: string;
}

/** Sends whose reply is to be stopped as soon as it has an id. */
const stopWanted = new Set<string>();

const loadOpening = () => import('./open-reply.ts');

/**
 * Fetches what sends and receives, since a page that is only read needs neither. Called when someone begins to write; what
 * fails here is fetched again with the message.
 */
export function prepareSending(): void {
  loadOpening().catch(() => undefined);
}

/** Listens to a reply that is being written. */
export async function takeUpReply(chatId: string, messageId: string): Promise<void> {
  const { followReply } = await import('./follow-reply.ts');
  // It may have ended, and been stored, while that was fetched.
  if (isHeldOpen(chatId, messageId)) await followReply(chatId, messageId);
}

/**
 * Sends a message and shows it at once. Done when the server has stored it; its reply goes on in the background.
 * Throws when it was not stored; the message shown in advance is gone again then. When the workspace scope ends meanwhile, it stops
 * waiting and throws the abort error; the server keeps what it has accepted.
 */
export async function sendMessage(outgoing: Outgoing): Promise<void> {
  const scope = currentScope();
  const now = new Date();
  const id = `temp-${now.getTime()}`;
  const { box, tool, text, sources } = outgoing;
  const sourceNames = sources.map(({ name }) => name);
  addPending(box, { id, tool, text, sourceNames, timestamp: now.toISOString() });
  try {
    const { follow, openSend } = await loadOpening();
    scope.throwIfAborted();
    const opened = await openSend(outgoing, scope);
    scope.throwIfAborted();
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
 * taken it on. Throws when that was refused, and the abort error when the workspace scope ended meanwhile.
 */
export function regenerateReply(chatId: string, replyId: string, idempotencyKey: string): Promise<StartedReply> {
  return startVersion(chatId, replyId, idempotencyKey);
}

/** The same for a version that is not written again, but has what the reply left out at a place. */
export function completeReply(
  chatId: string,
  replyId: string,
  place: number,
  idempotencyKey: string,
): Promise<StartedReply> {
  return startVersion(chatId, replyId, idempotencyKey, place);
}

async function startVersion(
  chatId: string,
  replyId: string,
  idempotencyKey: string,
  leftOut?: number,
): Promise<StartedReply> {
  const scope = currentScope();
  const { follow, openVersion } = await loadOpening();
  scope.throwIfAborted();
  const opened = await openVersion(chatId, replyId, idempotencyKey, scope, leftOut);
  scope.throwIfAborted();
  return follow(opened);
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
