import { parentPort } from 'node:worker_threads';
import { engineJobs, type EngineJobName } from './engine-jobs.ts';
import type { ThreadAnswer } from './engine-threads.ts';

// The thread on which the engine reads long inputs; see `engine-threads.ts`.
parentPort?.on('message', (job: { readonly name: EngineJobName; readonly input: never }) => {
  parentPort?.postMessage(carryOut(job));
});

function carryOut(job: { readonly name: EngineJobName; readonly input: never }): ThreadAnswer {
  try {
    return { ok: true, value: engineJobs[job.name](job.input) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.name : 'Error' };
  }
}
