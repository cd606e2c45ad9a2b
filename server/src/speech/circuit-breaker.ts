import { createCircuit } from '../kernel/circuit.ts';
import type { CircuitSettings } from '../kernel/circuit.ts';
import type { Clock } from '../kernel/clock.ts';
import { SpeechProblem, type Speech, type SpeechProblemKind } from './speech.ts';

/** Failures that say something about the endpoint. That it did not take one recording may be the recording's. */
const counted: ReadonlySet<SpeechProblemKind> = new Set([
  'barred',
  'insecure',
  'unreachable',
  'busy',
  'silent',
  'broken',
]);

/** Speech whose endpoint is left alone (`resting`) for a while after a few failures in a row. */
export function withCircuitBreaker(speech: Speech, clock: Clock, settings?: CircuitSettings): Speech {
  const circuit = createCircuit(clock, settings);
  return {
    transcribe: async (recording) => {
      if (!circuit.enter()) throw new SpeechProblem('resting');
      try {
        const text = await speech.transcribe(recording);
        circuit.noteSuccess();
        return text;
      } catch (error) {
        if (error instanceof SpeechProblem && counted.has(error.kind)) circuit.noteFailure();
        throw error;
      } finally {
        circuit.leave();
      }
    },
  };
}
