import type { Store } from '../store/store.ts';
import { endTurns, type EndOutcome, type EndRequest } from './end-turn.ts';
import { retryUntil } from './retry-until.ts';

/** Ends replies, several in one commit when many end at the same time. */
export interface EndCommitter {
  /** Rejects when the database refused for longer than `timeout`. */
  end(request: EndRequest): Promise<EndOutcome>;
}

export interface EndCommitterParts {
  readonly store: Pick<Store, 'transaction'>;
  /** True when other replies may be about to end too, so that waiting for them pays. */
  readonly isCrowded: () => boolean;
  /** Milliseconds: the longest that an end waits for others, and that a failing database is tried again. */
  readonly window: number;
  readonly timeout: number;
}

interface Waiting {
  readonly request: EndRequest;
  readonly resolve: (outcome: EndOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** An end waits about as long as the last commit took: the others that come meanwhile share the next one. */
export function createEndCommitter(parts: EndCommitterParts): EndCommitter {
  let waiting: Waiting[] = [];
  let scheduled = false;
  let lastCommit = 0;

  async function commit(): Promise<void> {
    scheduled = false;
    const taken = waiting;
    waiting = [];
    const began = performance.now();
    const outcomes = await endTogether(
      parts.store,
      taken.map(({ request }) => request),
    );
    lastCommit = performance.now() - began;
    if (outcomes !== null) for (const [at, outcome] of outcomes.entries()) taken[at]?.resolve(outcome);
    // One that cannot be ended must not keep the others from it.
    else for (const one of taken) endAlone(parts, one);
  }

  return {
    end: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        if (scheduled) return;
        scheduled = true;
        const pause = parts.isCrowded() ? Math.min(parts.window, lastCommit) : 0;
        if (pause < 1) setImmediate(() => void commit());
        else setTimeout(() => void commit(), pause);
      }),
  };
}

async function endTogether(
  store: EndCommitterParts['store'],
  requests: readonly EndRequest[],
): Promise<readonly EndOutcome[] | null> {
  try {
    return await store.transaction((tx) => endTurns(tx, requests));
  } catch {
    return null;
  }
}

function endAlone(parts: EndCommitterParts, { request, resolve, reject }: Waiting): void {
  const endOne = async (tx: Store): Promise<EndOutcome> => {
    const [outcome] = await endTurns(tx, [request]);
    if (outcome === undefined) throw new RangeError('One end was expected.');
    return outcome;
  };
  retryUntil(() => parts.store.transaction(endOne), parts.timeout).then(resolve, reject);
}
