import type { Owner, StoredMessage } from '../store/store.ts';
import type { Completing } from '../tools/tool.ts';
import type { EndedReply } from './end-turn.ts';
import { createTurnScribe, type TurnScribe } from './turn-scribe.ts';

/** Why a running reply is to end before its tool is done. */
export type EndRequest = 'stop' | 'shutdown' | 'store-lost';

/** A reply that this process is writing. */
export interface LiveTurn {
  readonly owner: Owner;
  readonly userMessage: StoredMessage;
  readonly reply: StoredMessage;
  readonly completing: Completing | null;
  readonly scribe: TurnScribe;
  /** Aborts the tool. */
  readonly signal: AbortSignal;
  readonly endRequest: EndRequest | null;
  requestEnd(why: EndRequest): void;
  /** Resolves when the reply has ended here, with what `driveTurn` answers. Never rejects. */
  readonly ended: Promise<EndedReply | null>;
  markEnded(ended: EndedReply | null): void;
}

export function createLiveTurn({
  owner,
  userMessage,
  reply,
  completing,
}: Pick<LiveTurn, 'owner' | 'userMessage' | 'reply' | 'completing'>): LiveTurn {
  const controller = new AbortController();
  let endRequest: EndRequest | null = null;
  const { promise: ended, resolve: markEnded } = Promise.withResolvers<EndedReply | null>();
  return {
    owner,
    userMessage,
    reply,
    completing,
    scribe: createTurnScribe(reply.id),
    signal: controller.signal,
    get endRequest() {
      return endRequest;
    },
    requestEnd(why) {
      endRequest ??= why;
      controller.abort();
    },
    ended,
    markEnded,
  };
}
