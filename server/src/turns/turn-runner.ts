import type { TurnEvent, TurnResetEvent } from '@notewright/contract';
import type { Owner, StoredMessage } from '../store/store.ts';
import type { Completing } from '../tools/tool.ts';
import { followTurn, type FollowRequest } from './follow-turn.ts';
import { createTurnHub } from './turn-hub.ts';
import { createTurnTraces } from './turn-traces.ts';
import { createJournalCommitter } from './journal-committer.ts';
import { createEndCommitter } from './end-committer.ts';
import type { EndedReply } from './end-turn.ts';
import { createLiveTurn, type LiveTurn } from './live-turn.ts';
import { driveTurn, type DriveParts } from './drive-turn.ts';
import { startTurnUpkeep } from './turn-upkeep.ts';
import { defaultTiming, turnLimits, type TurnParts } from './turn-parts.ts';

/** A reply whose rows are stored and which this process has claimed (see `openTurn`). */
export interface OpenReply {
  readonly owner: Owner;
  readonly userMessage: StoredMessage;
  readonly reply: StoredMessage;
  /** The version that the reply is to complete; null where it is to be written. */
  readonly completing: Completing | null;
}

/** Writes replies, and lets any number of readers follow them. A reply goes on when its readers leave. */
export interface TurnRunner {
  /** The name under which this process holds its replies. */
  readonly worker: string;
  /** Until when a reply claimed now belongs to this process (epoch milliseconds). */
  leaseEnd(): number;
  /** True when the person, or the whole process, has as many replies under way as it may have. */
  isFull(userId: string): boolean;
  /** Starts writing. Returns at once. */
  start(open: OpenReply): void;
  /** The reply's events after `after`, then those to come. The caller has checked that `owner` may see it. */
  follow(request: FollowRequest): AsyncGenerator<TurnEvent | TurnResetEvent, void>;
  /** Asks a reply to stop, wherever it runs. The durable request was stored by the caller. */
  stop(messageId: string): void;
  /**
   * Resolves when the reply has ended here, with its final form; null when this process does not write it, or when what
   * became of it stands in the store alone.
   */
  whenEnded(messageId: string): Promise<EndedReply | null>;
  /** Replies that this process writes now. */
  readonly running: number;
  /** Ends what other processes left unfinished, and goes on looking. Call once, after the store is ready. */
  begin(): Promise<void>;
  /** Lets running replies finish for a while, ends the rest as `interrupted`, and stops all timers. */
  close(): Promise<void>;
}

/** Makes the one turn runner of a process. */
export function createTurnRunner(parts: TurnParts): TurnRunner {
  const timing = { ...defaultTiming, ...parts.timing };
  const worker = parts.newId();
  const live = new Map<string, LiveTurn>();
  /** How many of them each person has. */
  const running = new Map<string, number>();
  const hub = createTurnHub();
  const traces = createTurnTraces();
  const committer = createJournalCommitter({
    journal: parts.store.journal,
    publish: hub.publish,
    onLost: (messageId) => live.get(messageId)?.requestEnd('store-lost'),
    window: timing.commitWindow,
    timeout: timing.storeTimeout,
  });
  const ends = createEndCommitter({
    store: parts.store,
    isCrowded: () => live.size > 1,
    window: timing.commitWindow,
    timeout: timing.storeTimeout,
  });
  const drive: DriveParts = { ...parts, timing, worker, hub, traces, committer, ends };
  const upkeep = startTurnUpkeep({ ...drive, live });
  const followParts = {
    store: parts.store,
    hub,
    traces,
    isLocal: (messageId: string) => live.has(messageId),
    pollEvery: timing.followPollEvery,
  };

  function count(userId: string, by: 1 | -1): void {
    const now = (running.get(userId) ?? 0) + by;
    if (now === 0) running.delete(userId);
    else running.set(userId, now);
  }

  return {
    worker,
    leaseEnd: () => parts.clock.now() + timing.lease,
    isFull: (userId) => live.size >= turnLimits.perProcess || (running.get(userId) ?? 0) >= turnLimits.perUser,
    start(open) {
      const turn = createLiveTurn(open);
      live.set(open.reply.id, turn);
      count(open.owner.userId, 1);
      void driveTurn(drive, turn).then((ended) => {
        live.delete(open.reply.id);
        count(open.owner.userId, -1);
        hub.wake(open.reply.id);
        turn.markEnded(ended);
      });
    },
    follow: (request) => followTurn(followParts, request),
    stop: (messageId) => live.get(messageId)?.requestEnd('stop'),
    whenEnded: async (messageId) => (await live.get(messageId)?.ended) ?? null,
    get running() {
      return live.size;
    },
    begin: upkeep.begin,
    close: upkeep.close,
  };
}
