import { replyProblems } from '../kernel/reply-messages.ts';
import type { TurnEvent, TurnResetEvent } from '@notewright/contract';
import type { Owner, Store } from '../store/store.ts';
import { hasEnded, replayEndedTurn } from './replay-ended-turn.ts';
import type { TurnHub, TurnReader } from './turn-hub.ts';
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
}

/** A reply of this process wakes its readers by itself, at its end at the latest. */
const localTimeout = Infinity;

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
  let reading: Reading = { events: [], ended: false, mustCatchUp: true };
  try {
    while (!reading.ended) {
      reading = reading.mustCatchUp
        ? await readStored(parts, request, last)
        : await readLive(reader, last, parts.isLocal(request.messageId) ? localTimeout : parts.pollEvery);
      for (const event of reading.events) {
        yield event;
        if (event.type !== 'turn-reset') last = event.seq;
      }
    }
  } finally {
    reader.leave();
  }
}

/** What one look brought. */
interface Reading {
  readonly events: readonly (TurnEvent | TurnResetEvent)[];
  /** The reply has ended, or the reader has gone. */
  readonly ended: boolean;
  /** Something may be missing that only the store has. */
  readonly mustCatchUp: boolean;
}

async function readLive(reader: TurnReader, last: number, wait: number): Promise<Reading> {
  const delivery = await reader.next(wait);
  if (delivery === 'gone') return { events: [], ended: true, mustCatchUp: false };
  if (typeof delivery === 'string' || leavesGap(delivery, last)) return { events: [], ended: false, mustCatchUp: true };
  const events = delivery.filter((event) => event.seq > last);
  return { events, ended: events.at(-1)?.type === 'turn-end', mustCatchUp: false };
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
async function readStored(parts: FollowParts, request: FollowRequest, after: number): Promise<Reading> {
  const reply = await parts.store.messages.find(request.owner, request.messageId);
  if (reply === null) return { events: [goneEvent(after)], ended: true, mustCatchUp: false };
  if (!hasEnded(reply)) {
    const events = await parts.store.journal.readAfter(request.messageId, after);
    return { events, ended: false, mustCatchUp: false };
  }
  const chat = await parts.store.chats.find(request.owner, reply.chatId);
  const trace = parts.traces.find(request.messageId);
  const events = replayEndedTurn({ reply, title: chat?.title ?? '', trace }, after);
  return { events, ended: true, mustCatchUp: false };
}

/** A reply whose chat was deleted while it was read ends here for the reader. */
function goneEvent(after: number): TurnEvent {
  return {
    type: 'turn-end',
    seq: after + 1,
    state: 'interrupted',
    problem: String(replyProblems.chatDeleted),
    notice: null,
    written_by: null,
    attachment: null,
    title: '',
  };
}
