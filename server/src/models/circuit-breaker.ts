import type { Clock } from '../clock.ts';
import { ModelProblem, type Model, type ModelProblemKind } from './model.ts';

/** Failures that say something about the endpoint. The others are the person's, or this one answer's. */
const counted: ReadonlySet<ModelProblemKind> = new Set(['unreachable', 'refused', 'busy', 'silent', 'broken']);

export interface CircuitSettings {
  /** Failures in a row after which the endpoint is left alone. */
  readonly failures: number;
  /** Milliseconds for which it is; one call then tries it again. */
  readonly rest: number;
}

const defaults: CircuitSettings = { failures: 3, rest: 30_000 };

/**
 * Spares people the wait for an endpoint that fails again and again: after a few failures in a row it is not asked for
 * a while (`resting`), then one call tries, and its outcome decides.
 */
export function withCircuitBreaker(model: Model, clock: Clock, settings: CircuitSettings = defaults): Model {
  let failures = 0;
  let restUntil = 0;
  let trying = false;

  function enter(): void {
    if (failures < settings.failures) return;
    if (trying || clock.now() < restUntil) throw new ModelProblem('resting');
    trying = true;
  }

  function noteFailure(error: unknown): void {
    if (!(error instanceof ModelProblem) || !counted.has(error.kind)) return;
    failures += 1;
    restUntil = clock.now() + settings.rest;
  }

  return {
    name: model.name,
    async *stream(request) {
      enter();
      try {
        yield* model.stream(request);
        failures = 0;
      } catch (error) {
        noteFailure(error);
        throw error;
      } finally {
        trying = false;
      }
    },
  };
}
