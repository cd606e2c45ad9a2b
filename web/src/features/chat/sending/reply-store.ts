import { emptyReply, foldTurnEvent, type FoldedReply, type TurnEvent, type TurnResetEvent } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { createStore } from 'zustand/vanilla';

/** A reply that is being written, or was, since this page was opened. Lives outside every page, so leaving one loses nothing. */
export interface RunningReply {
  readonly chatId: string;
  readonly messageId: string;
  readonly folded: FoldedReply;
  /** The connection broke; the reply goes on at the server and is taken up again. */
  readonly reconnecting: boolean;
}

/** A message on its way, shown at once; the server has not stored it yet. */
export interface PendingSend {
  /** `temp-{timestamp}` */
  readonly id: string;
  readonly tool: ToolName;
  readonly text: string;
  readonly sourceNames: readonly string[];
  readonly timestamp: string;
}

/** The box a message is written in: a chat's id, or this for the chat home. */
export const newChat = 'new';

export interface ReplyState {
  /** By message id. */
  readonly running: Readonly<Record<string, RunningReply>>;
  /** By chat id, or `newChat`. */
  readonly pending: Readonly<Record<string, PendingSend>>;
  /** Chats that a first message has just created, by the id of that message; the chat home goes there. */
  readonly created: Readonly<Record<string, string>>;
  /** Replies whose regeneration failed, by message id, with the sentence to show inside them. */
  readonly problems: Readonly<Record<string, string>>;
}

const nothing: ReplyState = { running: {}, pending: {}, created: {}, problems: {} };

export const replyStore = createStore<ReplyState>(() => nothing);

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!(key in record)) return record;
  const { [key]: _removed, ...rest } = record;
  return rest;
}

export function addPending(box: string, send: PendingSend): void {
  replyStore.setState(({ pending }) => ({ pending: { ...pending, [box]: send } }));
}

/** The message has arrived, has failed, or is to be shown no longer; another one in the same box stays. */
export function removePending(box: string, sendId: string): void {
  replyStore.setState(({ pending }) => (pending[box]?.id === sendId ? { pending: without(pending, box) } : {}));
}

export function noteCreated(sendId: string, chatId: string | null): void {
  replyStore.setState(({ created }) => ({
    created: chatId === null ? without(created, sendId) : { ...created, [sendId]: chatId },
  }));
}

export function noteProblem(messageId: string, sentence: string | null): void {
  replyStore.setState(({ problems }) => ({
    problems: sentence === null ? without(problems, messageId) : { ...problems, [messageId]: sentence },
  }));
}

/** Folds events of one reply into the store, all at once, so that the page draws once for them. */
export function publishEvents(
  chatId: string,
  messageId: string,
  events: readonly (TurnEvent | TurnResetEvent)[],
): void {
  replyStore.setState(({ running }) => {
    const before = running[messageId]?.folded ?? emptyReply;
    const folded = events.reduce(foldTurnEvent, before);
    return { running: { ...running, [messageId]: { chatId, messageId, folded, reconnecting: false } } };
  });
}

export function setReconnecting(messageId: string): void {
  replyStore.setState(({ running }) => {
    const reply = running[messageId];
    return reply === undefined ? {} : { running: { ...running, [messageId]: { ...reply, reconnecting: true } } };
  });
}

export function forgetRunning(messageId: string): void {
  replyStore.setState(({ running }) => ({ running: without(running, messageId) }));
}

export function forgetEverything(): void {
  replyStore.setState(nothing);
}

/** The reply that is being written in a chat, if there is one. */
export function findRunning(state: ReplyState, chatId: string): RunningReply | null {
  return Object.values(state.running).find((reply) => reply.chatId === chatId && reply.folded.end === null) ?? null;
}
