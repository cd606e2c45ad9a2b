import { chat, type FoldedReply, type StreamEvent } from '@notewright/contract';
import { CallProblem, isAbort } from '../../../api/call.ts';
import { stream } from '../../../api/stream.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { refetchChat, settleReply } from './content-cache.ts';
import { followed } from './followed-replies.ts';
import { createFramePublisher } from './frame-publisher.ts';
import { forgetRunning, publishEvents, replyStore, setReconnecting } from './reply-store.ts';

export type Events = AsyncIterable<{ readonly event: StreamEvent }>;

/** Waits before the next try, in milliseconds: half a second, doubled each time up to 15 s, spread by a third. */
export function backOff(tries: number, chance: number = Math.random()): number {
  const full = Math.min(500 * 2 ** tries, 15_000);
  return full * (1 - chance / 3);
}

/** Waits; ends early when the browser is online again or listening is given up. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    globalThis.addEventListener?.('online', done);
    signal.addEventListener('abort', done);
  });
}

/** A failure after which a later try can succeed. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CallProblem)) return false;
  return error.code === 'network' || error.code === 'unreadable' || error.status >= 500 || error.status === 429;
}

const foldedOf = (messageId: string) => replyStore.getState().running[messageId]?.folded ?? null;

async function readAll(chatId: string, messageId: string, events: Events): Promise<void> {
  const scope = currentScope();
  const publisher = createFramePublisher((batch) => {
    if (!scope.aborted) publishEvents(chatId, messageId, batch);
  });
  try {
    for await (const { event } of events) {
      if (scope.aborted) return;
      if (event.type === 'message-stored') continue;
      publisher.push(event);
      if (event.type === 'turn-end') return;
    }
  } finally {
    publisher.flush();
  }
}

async function readUntilEnd(
  chatId: string,
  messageId: string,
  first: Events | null,
  signal: AbortSignal,
): Promise<void> {
  let source = first;
  for (let tries = 0; !signal.aborted; tries += 1) {
    const before = foldedOf(messageId)?.seq ?? -1;
    const events = source ?? stream(chat.streamReply, { params: { messageId }, query: { after: before }, signal });
    source = null;
    try {
      await readAll(chatId, messageId, events);
    } catch (error) {
      if (isAbort(error) || !isPassing(error)) throw error;
    }
    const folded = foldedOf(messageId);
    if (folded !== null && folded.end !== null) return;
    if ((folded?.seq ?? -1) > before) tries = 0;
    setReconnecting(messageId);
    await pause(backOff(tries), signal);
  }
}

/**
 * Listens to a reply until it ends, over any number of broken connections, and then settles it. A reply that is listened to
 * already is left alone.
 * Gives how it ended, or null when this page does not know.
 * @param first the rest of a stream that is open already; without it the reply is taken up where this page has it
 */
export async function followReply(
  chatId: string,
  messageId: string,
  first: Events | null = null,
): Promise<FoldedReply['end']> {
  if (followed.has(messageId)) return null;
  const scope = currentScope();
  const control = new AbortController();
  followed.set(messageId, control);
  publishEvents(chatId, messageId, []);
  try {
    await readUntilEnd(chatId, messageId, first, control.signal);
    const folded = foldedOf(messageId);
    if (scope.aborted || folded === null || folded.end === null) return null;
    settleReply(chatId, messageId, folded);
    return folded.end;
  } catch {
    // The server no longer gives this stream (or the session ended): what it has stored is read instead.
    if (!control.signal.aborted && !scope.aborted) refetchChat(chatId);
    return null;
  } finally {
    followed.delete(messageId);
    forgetRunning(messageId);
  }
}
