import type { ToolName } from '@notewright/engine';
import { currentScope } from '../../../session/workspace-scope.ts';
import type { BoxSource } from '../composer/box-source.ts';
import type { NoteOptions } from '../composer/composer-store.ts';
import type { KeptRedaction } from '../composer/redaction/kept-choice.ts';
import { follow, openSend, openVersion, type StartedReply } from './open-reply.ts';
import { addPending, noteCreated, removePending } from './reply-store.ts';
import { noteStored } from './stored-messages.ts';
import { stopReply, stopWanted } from './take-up-reply.ts';
import { pendingPart } from './pending-part.tsx';
import { PendingTurn } from '../thread/pending-turn.tsx';

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

let lastStamp = 0;

/** By the time at which it is sent; two of one millisecond have two ids, or the end of one would take the other away. */
function temporaryId(now: Date): string {
  lastStamp = Math.max(now.getTime(), lastStamp + 1);
  return `temp-${lastStamp}`;
}

/**
 * Sends a message and shows it at once. Done when the server has stored it; its reply goes on in the background.
 * Throws when it was not stored; the message shown in advance is gone again then. When the workspace scope ends meanwhile, it stops
 * waiting and throws the abort error; the server keeps what it has accepted.
 */
export async function sendMessage(outgoing: Outgoing): Promise<void> {
  const scope = currentScope();
  const now = new Date();
  const id = temporaryId(now);
  const { box, tool, text, sources } = outgoing;
  const sourceNames = sources.map(({ name }) => name);
  pendingPart.setState({ Turn: PendingTurn });
  addPending(box, { id, tool, text, sourceNames, timestamp: now.toISOString() });
  try {
    const opened = await openSend(outgoing, scope);
    scope.throwIfAborted();
    noteStored(sources, opened.stored.chat_id);
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
  const opened = await openVersion(chatId, replyId, idempotencyKey, scope, leftOut);
  scope.throwIfAborted();
  return follow(opened);
}
