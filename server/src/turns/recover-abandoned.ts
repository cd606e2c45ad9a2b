import { replyProblems } from '../kernel/reply-messages.ts';
import type { TurnEvent } from '@notewright/contract';
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
 * Ends the replies whose worker died as `interrupted`, with the text that their journals hold, and of those that were whole and were being made
 * better with all that they had. Several processes may do this at the same time: a reply ends once.
 */
export async function recoverAbandoned(parts: RecoverParts): Promise<void> {
  for (;;) {
    const abandoned = await parts.store.journal.listAbandoned(parts.clock.now(), page);
    let ended = 0;
    for (const { messageId, tenantId, ownerId } of abandoned) {
      // A process that was held up for long (a machine that slept) finds its own leases run out, and its work alive.
      if (parts.live.has(messageId)) continue;
      if (await endAbandoned(parts, messageId, { tenantId, userId: ownerId })) ended += 1;
    }
    if (ended > 0) parts.log.warn({ replies: ended }, 'abandoned replies were ended');
    if (abandoned.length < page || ended === 0) return;
  }
}

const nothing = { statements: [], toolResult: null, notice: null, writtenBy: null } as const;

async function endAbandoned(
  parts: DriveParts,
  messageId: string,
  owner: { readonly tenantId: string; readonly userId: string },
): Promise<boolean> {
  const reply = await parts.store.messages.find(owner, messageId);
  const scribe = rewrite(messageId, await parts.store.journal.readAfter(messageId, -1));
  const whole = await parts.store.messages.findWhole(messageId);
  // The journal may lack the last words of it.
  if (whole !== null) scribe.write({ type: 'text-delta', text: whole.content.slice(scribe.text.length) });
  const end = {
    ...(whole ?? nothing),
    state: 'interrupted',
    content: scribe.text,
    problem: String(whole === null ? replyProblems.abandoned : replyProblems.abandonedWhole),
  } as const;
  // In a chat that lies in the bin the reply cannot be seen, and ends all the same.
  if (reply === null) return parts.store.messages.end(messageId, end);
  const { won } = await parts.ends.end({ owner, reply, end, use: null, title: '' });
  if (won) parts.traces.keep(messageId, scribe.trace);
  parts.hub.wake(messageId);
  return won;
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
