import type { TurnEvent, TurnResetEvent } from '@notewright/contract';
import type { Owner, Store } from '../store/store.ts';
import { hasEnded, replayEndedTurn } from './replay-ended-turn.ts';
import type { TurnHub } from './turn-hub.ts';
import type { TurnTraces } from './turn-traces.ts';

export interface FollowParts {
  readonly store: Store;
  readonly hub: TurnHub;
  readonly traces: TurnTraces;
  /** True while this process writes the reply; its events then arrive through the hub. */
  readonly isLocal: (messageId: string) => boolean;
  /** Milliseconds between looks into the store for replies of other processes. */
  readonly pollEvery: number;
}

export interface FollowRequest {
  readonly owner: Owner;
  readonly messageId: string;
  /** The last `seq` that the reader has; -1 for none. */
  readonly after: number;
  /** Aborts when the reader has gone. */
  readonly signal: AbortSignal;
  /** True when the reply was opened a moment ago and nothing of it can be in the journal yet. */
  readonly fresh?: boolean;
}

/** A local reply wakes its readers by itself; this is only the net under it. */
const localPatience = 10_000;

/**
 * The events of a reply after `after`, then those to come, until its end: no gap, no repetition, in order. Joins the
 * live events first, reads the journal then, and drops what came twice; so nothing falls between the two.
 */
export async function* followTurn(
  parts: FollowParts,
  request: FollowRequest,
): AsyncGenerator<TurnEvent | TurnResetEvent, void> {
  const reader = parts.hub.join(request.messageId, request.signal);
  let last = request.after;
  let mustCatchUp = request.fresh !== true;
  try {
    for (;;) {
      if (mustCatchUp) {
        const stored = await readStored(parts, request, last);
        for (const event of stored.events) {
          yield event;
          if (event.type !== 'turn-reset') last = event.seq;
        }
        if (stored.ended) return;
      }
      const delivery = await reader.next(parts.isLocal(request.messageId) ? localPatience : parts.pollEvery);
      if (delivery === 'gone') return;
      mustCatchUp = typeof delivery === 'string' || leavesGap(delivery, last);
      if (typeof delivery === 'string' || mustCatchUp) continue;
      for (const event of delivery) {
        if (event.seq <= last) continue;
        yield event;
        last = event.seq;
        if (event.type === 'turn-end') return;
      }
    }
  } finally {
    reader.leave();
  }
}

/** True when something is missing before or between the events; the store has it, and these too. */
function leavesGap(events: readonly TurnEvent[], last: number): boolean {
  let next = last + 1;
  for (const { seq } of events) {
    if (seq > next) return true;
    if (seq === next) next += 1;
  }
  return false;
}

/**
 * What the store has after `after`. The message is read before the journal: a reply that ends in between still has its
 * last events in the hub, or is found ended at the next look.
 */
async function readStored(
  parts: FollowParts,
  request: FollowRequest,
  after: number,
): Promise<{ readonly events: readonly (TurnEvent | TurnResetEvent)[]; readonly ended: boolean }> {
  const reply = await parts.store.messages.find(request.owner, request.messageId);
  if (reply === null) return { events: [goneEvent(after)], ended: true };
  if (!hasEnded(reply)) return { events: await parts.store.journal.readAfter(request.messageId, after), ended: false };
  const chat = await parts.store.chats.find(request.owner, reply.chatId);
  const trace = parts.traces.find(request.messageId);
  return { events: replayEndedTurn({ reply, title: chat?.title ?? '', trace }, after), ended: true };
}

/** A reply whose chat was deleted while it was read ends here for the reader. */
function goneEvent(after: number): TurnEvent {
  return {
    type: 'turn-end',
    seq: after + 1,
    state: 'interrupted',
    problem: 'This chat was deleted.',
    notice: null,
    written_by: null,
    title: '',
  };
}
