import { parentPort } from 'node:worker_threads';
import { engineJobs, type EngineJobName } from './engine-jobs.ts';
import type { ThreadAnswer, ThreadJob } from './engine-threads.ts';

// The threads on which the engine reads; see `engine-threads.ts` and `engine-queue.ts`.
parentPort?.on('message', (job: ThreadJob) => {
  parentPort?.postMessage(carryOut(job));
});

function carryOut({ id, name, input }: ThreadJob): ThreadAnswer {
  const began = performance.now();
  const took = (): number => performance.now() - began;
  try {
    const value: unknown = engineJobs[name as EngineJobName](input as never);
    return { id, took: took(), ok: true, value };
  } catch (error) {
    return { id, took: took(), ok: false, error: error instanceof Error ? error.name : 'Error' };
  }
}
