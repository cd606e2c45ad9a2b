import { parentPort } from 'node:worker_threads';
import { warmUp, type ThreadAnswer, type ThreadJob } from './engine-threads.ts';

/** A thread's jobs by their names. */
type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/**
 * Does on this thread, one after the other, what the thread that started it sends; a job that waits for something lets others go on.
 *
 * @param prepare is done when the thread is warmed up
 */
export function serveJobs(jobs: Jobs, prepare: () => unknown = () => null): void {
  const all: Jobs = { ...jobs, [warmUp.name]: prepare };
  parentPort?.on('message', (job: ThreadJob) => {
    void carryOut(all, job).then((answer) => parentPort?.postMessage(answer));
  });
}

async function carryOut(jobs: Jobs, { id, name, input }: ThreadJob): Promise<ThreadAnswer> {
  const began = performance.now();
  const took = (): number => performance.now() - began;
  try {
    const value: unknown = await jobs[name]?.(input as never);
    return { id, took: took(), ok: true, value };
  } catch (error) {
    return { id, took: took(), ok: false, error: error instanceof Error ? error.name : 'Error' };
  }
}
