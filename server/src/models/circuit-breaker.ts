import { createCircuit } from '../kernel/circuit.ts';
import type { Circuit, CircuitSettings } from '../kernel/circuit.ts';
import type { Clock } from '../kernel/clock.ts';
import { ModelProblem, type Model, type ModelProblemKind } from './model.ts';

/** Failures that say something about the endpoint. The others are the person's, or this one answer's. */
const counted: ReadonlySet<ModelProblemKind> = new Set([
  'unreachable',
  'barred',
  'insecure',
  'refused',
  'busy',
  'silent',
  'endless',
  'broken',
]);

/** A model whose endpoint is left alone (`resting`) for a while after a few failures in a row. */
export interface GuardedModel extends Model {
  readonly circuit: Circuit['state'];
}

export function withCircuitBreaker(model: Model, clock: Clock, settings?: CircuitSettings): GuardedModel {
  const circuit = createCircuit(clock, settings);
  return {
    ...model,
    circuit: circuit.state,
    async *stream(request) {
      if (!circuit.enter()) throw new ModelProblem('resting');
      try {
        yield* model.stream(request);
        circuit.noteSuccess();
      } catch (error) {
        if (error instanceof ModelProblem && counted.has(error.kind)) circuit.noteFailure();
        throw error;
      } finally {
        circuit.leave();
      }
    },
  };
}
