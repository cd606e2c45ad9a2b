import { setTimeout as sleep } from 'node:timers/promises';
import { ModelProblem, type ModelProblemKind } from './model.ts';

/** What may pass by itself. A silent endpoint has already cost a whole time-out, and a refusal stays one. */
const passing: ReadonlySet<ModelProblemKind> = new Set(['unreachable', 'busy', 'broken']);

const tries = 3;
/** Milliseconds before the second try; doubled before each further one. */
const ordinaryPause = 250;
/** An endpoint that wants to be left alone for longer than this is not waited for. */
const longestPause = 5_000;

/**
 * Calls again, after a pause, as long as nothing has been said: a reader never sees the beginning of two answers.
 * @param firstPause milliseconds before the second try
 * @throws ModelProblem
 */
export async function* retryBeforeText(
  call: () => AsyncIterable<string>,
  signal: AbortSignal,
  firstPause = ordinaryPause,
): AsyncGenerator<string, void> {
  for (let attempt = 1; ; attempt += 1) {
    let spoken = false;
    try {
      for await (const text of call()) {
        spoken = true;
        yield text;
      }
      return;
    } catch (error) {
      const pause = pauseAfter(error, attempt, firstPause);
      if (spoken || pause === null) throw error;
      await sleep(pause, undefined, { signal }).catch(() => {
        throw new ModelProblem('aborted');
      });
    }
  }
}

/** Milliseconds to wait before the next try, or null when there is to be none. */
function pauseAfter(error: unknown, attempt: number, firstPause: number): number | null {
  if (!(error instanceof ModelProblem) || !passing.has(error.kind) || attempt >= tries) return null;
  const asked = (error.retryAfter ?? 0) * 1_000;
  if (asked > longestPause) return null;
  // Many replies that failed together do not come back together.
  const jitter = 0.5 + Math.random();
  return Math.max(asked, firstPause * 2 ** (attempt - 1) * jitter);
}
