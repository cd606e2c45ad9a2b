import type { Clock } from './clock.ts';

export interface CircuitSettings {
  /** Failures in a row after which the endpoint is left alone. */
  readonly failures: number;
  /** Milliseconds for which it is; one call then tries it again. */
  readonly rest: number;
}

export const ordinaryCircuit: CircuitSettings = { failures: 3, rest: 30_000 };

/**
 * Spares people the wait for an endpoint that fails again and again: after a few failures in a row it is not asked for
 * a while, then one call tries, and its outcome decides.
 */
export interface Circuit {
  /** False while the endpoint is left alone. Who was let in says `leave` in the end. */
  enter(): boolean;
  noteSuccess(): void;
  noteFailure(): void;
  leave(): void;
  /** Failures in a row, and until when the endpoint is left alone (epoch milliseconds; null while it is not). */
  state(): { readonly failures: number; readonly restUntil: number | null };
}

export function createCircuit(clock: Clock, settings: CircuitSettings = ordinaryCircuit): Circuit {
  let failures = 0;
  let restUntil = 0;
  let trying = false;
  return {
    enter() {
      if (failures < settings.failures) return true;
      if (trying || clock.now() < restUntil) return false;
      trying = true;
      return true;
    },
    noteSuccess() {
      failures = 0;
    },
    noteFailure() {
      failures += 1;
      restUntil = clock.now() + settings.rest;
    },
    leave() {
      trying = false;
    },
    state: () => ({ failures, restUntil: failures < settings.failures ? null : restUntil }),
  };
}
