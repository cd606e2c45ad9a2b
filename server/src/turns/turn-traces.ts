import type { TurnTrace } from './turn-scribe.ts';

/**
 * Remembers how the events of replies that ended here were numbered, so that a reader whose line broke near the end
 * goes on without a repetition. Bounded: the oldest are forgotten first.
 */
export interface TurnTraces {
  keep(messageId: string, trace: TurnTrace): void;
  find(messageId: string): TurnTrace | null;
}

/** About 16 MB at 8 bytes a step. */
const mostSteps = 2_000_000;

export function createTurnTraces(bound: number = mostSteps): TurnTraces {
  const traces = new Map<string, TurnTrace>();
  let steps = 0;

  function forgetOldest(): void {
    for (const [messageId, trace] of traces) {
      if (steps <= bound) return;
      traces.delete(messageId);
      steps -= trace.length + 1;
    }
  }

  return {
    keep(messageId, trace) {
      if (traces.has(messageId)) return;
      traces.set(messageId, trace);
      steps += trace.length + 1;
      forgetOldest();
    },
    find: (messageId) => traces.get(messageId) ?? null,
  };
}
