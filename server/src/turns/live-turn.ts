import type { Owner, StoredMessage } from '../store/store.ts';
import { createTurnScribe, type TurnScribe } from './turn-scribe.ts';

/** Why a running reply is to end before its tool is done. */
export type EndRequest = 'stop' | 'shutdown' | 'store-lost';

/** A reply that this process is writing. */
export interface LiveTurn {
  readonly owner: Owner;
  readonly userMessage: StoredMessage;
  readonly reply: StoredMessage;
  readonly scribe: TurnScribe;
  /** Aborts the tool. */
  readonly signal: AbortSignal;
  readonly endRequest: EndRequest | null;
  requestEnd(why: EndRequest): void;
  /** Resolves when the reply has ended here, however it ended. Never rejects. */
  readonly ended: Promise<void>;
  markEnded(): void;
}

export function createLiveTurn(owner: Owner, userMessage: StoredMessage, reply: StoredMessage): LiveTurn {
  const controller = new AbortController();
  let endRequest: EndRequest | null = null;
  let markEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    markEnded = resolve;
  });
  return {
    owner,
    userMessage,
    reply,
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
    markEnded: () => markEnded(),
  };
}
