import type { TurnEvent } from '@notewright/contract';
import type { Message } from '@notewright/engine/message';
import { replyProblems } from '../kernel/reply-messages.ts';
import type { JournalStore } from '../store/journal/journal-store.ts';
import type { ReplyEnd, WholeReply } from '../store/store.ts';
import type { DriveParts } from './drive-turn.ts';
import type { LiveTurn } from './live-turn.ts';
import { createTurnScribe, type TurnScribe } from './turn-scribe.ts';

/** Replies looked at in one go; more follow at once. */
const page = 100;

export interface RecoverParts extends DriveParts {
  /** Replies that this process writes. */
  readonly live: ReadonlyMap<string, LiveTurn>;
}

/**
 * Ends the replies whose worker died as `interrupted` (as `stopped` where they were asked to), with the text that their
 * journals hold, and of those that were whole and were being made better with all that they had. Several processes may do
 * this at the same time: one of them takes a reply, and only while nobody else holds it. One that cannot be ended is logged,
 * keeps no other from it, and is tried again when the lease on it has passed.
 */
export async function recoverAbandoned(parts: RecoverParts): Promise<void> {
  for (;;) {
    const abandoned = await parts.store.journal.listAbandoned(parts.clock.now(), page);
    let [taken, ended] = [0, 0];
    for (const reply of abandoned) {
      // A process that was held up for long (a machine that slept) finds its own leases run out, and its work alive.
      if (parts.live.has(reply.messageId)) continue;
      const outcome = await take(parts, reply);
      if (outcome !== 'left') taken += 1;
      if (outcome === 'ended') ended += 1;
    }
    if (ended > 0) parts.log.warn({ replies: ended }, 'abandoned replies were ended');
    if (abandoned.length < page || taken === 0) return;
  }
}

type AbandonedReply = Awaited<ReturnType<JournalStore['listAbandoned']>>[number];

/** `left` to whoever holds it; `tried` where it was taken and did not end. Never rejects. */
async function take(parts: DriveParts, reply: AbandonedReply): Promise<'left' | 'tried' | 'ended'> {
  const { store, worker, clock, timing, log } = parts;
  const { messageId } = reply;
  let outcome: 'left' | 'tried' = 'left';
  try {
    // Whose worker has come back since the list was read has a lease again.
    if (!(await store.journal.claim(messageId, worker, clock.now() + timing.lease))) return outcome;
    outcome = 'tried';
    return (await endAbandoned(parts, reply)) ? 'ended' : outcome;
  } catch (error) {
    log.error({ message_id: messageId, err: error }, 'an abandoned reply could not be ended');
    return outcome;
  }
}

async function endAbandoned(parts: DriveParts, reply: AbandonedReply): Promise<boolean> {
  const { store, worker, hub, traces } = parts;
  const { messageId } = reply;
  const left = await store.journal.readAbandoned(messageId);
  const scribe = rewrite(messageId, left?.events ?? []);
  const end = left === null ? null : await endOf(parts, reply, scribe, left.isWhole || left.events.length > 0);
  const won = await store.transaction(async (tx) => {
    const isEnded =
      end === null ? await tx.journal.endUnopened(messageId, worker) : await tx.messages.end(messageId, end, worker);
    if (isEnded) await tx.journal.clear(messageId);
    return isEnded;
  });
  // Without its whole journal nobody knows how its events were numbered.
  if (won && left?.isWhole === true) traces.keep(messageId, scribe.trace);
  hub.wake(messageId);
  return won;
}

const nothing = { statements: [], toolResult: null, notice: null, writtenBy: null } as const;

async function endOf(
  { store }: DriveParts,
  { messageId, isStopRequested }: AbandonedReply,
  scribe: TurnScribe,
  hasJournal: boolean,
): Promise<ReplyEnd> {
  const whole = await store.messages.findWhole(messageId);
  // The journal may lack the last words of it.
  if (whole !== null) scribe.write({ type: 'text-delta', text: whole.content.slice(scribe.text.length) });
  const kept = { ...(whole ?? nothing), content: scribe.text };
  if (isStopRequested) return { ...kept, state: 'stopped', problem: null };
  return { ...kept, state: 'interrupted', problem: String(problemOf(whole, hasJournal)) };
}

/** Says of nothing that it is kept where it is not. */
function problemOf(whole: WholeReply | null, hasJournal: boolean): Message {
  if (whole !== null) return replyProblems.abandonedWhole;
  return hasJournal ? replyProblems.abandoned : replyProblems.shutdown;
}

/** The journal folded together, with the numbering that its readers know. */
function rewrite(messageId: string, events: readonly TurnEvent[]): TurnScribe {
  const scribe = createTurnScribe(messageId);
  for (const event of events) {
    scribe.write(event);
    scribe.take();
  }
  return scribe;
}
