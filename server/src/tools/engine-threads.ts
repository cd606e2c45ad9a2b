import { replyProblems } from '../kernel/reply-messages.ts';
import { Worker } from 'node:worker_threads';
import { createFairQueue, givenUp, type Asker, type FairQueueSettings } from '../kernel/fair-queue.ts';
import { ToolProblem } from './tool.ts';

/** Threads on which the engine works, beside the one that answers requests. They are started when they are needed. */
export interface EngineThreads {
  /**
   * @throws ToolProblem when it takes too long; an error with the engine's error's name; what a `FairQueue` throws
   */
  run(name: string, input: unknown, asker: Asker): Promise<unknown>;
  /** Ends the threads; jobs under way fail. */
  close(): Promise<void>;
}

export interface EngineThreadsSettings extends Omit<FairQueueSettings, 'places'> {
  readonly threads: number;
  /** Milliseconds that a job may take. */
  readonly timeout: number;
  /** Megabytes of heap for each thread. */
  readonly memory: number;
}

interface ThreadWork {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  /** To be called when the thread has loaded the engine, which takes it seconds at first. */
  readonly begins: () => void;
}

export function createEngineThreads({ threads, timeout, memory, ...turns }: EngineThreadsSettings): EngineThreads {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const queue = createFairQueue({ ...turns, places: threads });
  let closed = false;

  function spawn(): Worker {
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    // A thread that dies while it is idle must not take the process with it.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  }

  return {
    run: (name, input, asker) =>
      queue.run(asker, async ({ signal, begins }) => {
        const worker = idle.pop() ?? spawn();
        busy.add(worker);
        const { healthy, settle } = await work(worker, { name, input, signal, begins }, timeout);
        busy.delete(worker);
        if (healthy && !closed) idle.push(worker);
        else void worker.terminate();
        return settle();
      }),
    async close() {
      closed = true;
      queue.close(givenUp());
      await Promise.all([...idle, ...busy].map((worker) => worker.terminate()));
    },
  };
}

interface JobOutcome {
  /** Whether the thread can take another job. */
  readonly healthy: boolean;
  /** What the job came to. @throws when it failed */
  readonly settle: () => unknown;
}

/** One job on one thread. */
function work(worker: Worker, job: ThreadWork, timeout: number): Promise<JobOutcome> {
  return new Promise((resolve) => {
    const end = (healthy: boolean, settle: () => unknown): void => {
      clearTimeout(timer);
      job.signal.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      // An idle thread keeps no process alive.
      worker.unref();
      resolve({ healthy, settle });
    };
    const raise = (error: unknown) => (): never => {
      throw error;
    };
    const fail = (error: unknown): void => end(false, raise(error));
    const onAbort = (): void => fail(givenUp());
    const onError = (error: unknown): void => fail(error);
    const onExit = (): void => fail(new Error('The engine’s thread ended.'));
    const onMessage = (answer: ThreadAnswer): void => {
      if (answer.id === warmUp.id) job.begins();
      else end(true, answer.ok ? () => answer.value : raise(new Error(answer.error)));
    };
    const timer = setTimeout(() => fail(new ToolProblem(tookTooLong)), timeout);
    job.signal.addEventListener('abort', onAbort);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage(warmUp);
    worker.postMessage({ id: warmUp.id + 1, name: job.name, input: job.input } satisfies ThreadJob);
  });
}

export const tookTooLong = String(replyProblems.tookTooLong);

/** What a thread is sent. */
export interface ThreadJob {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** A job that is answered as soon as a thread has loaded what it works with. */
export const warmUp = { id: 0, name: 'warmUp', input: '' } as const satisfies ThreadJob;

/** What it sends back: under the job's id, how long it took (milliseconds), and its value, or the error's name alone. */
export type ThreadAnswer = { readonly id: number; readonly took: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string }
);
