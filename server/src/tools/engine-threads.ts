import { replyProblems } from '../kernel/reply-messages.ts';
import { Worker } from 'node:worker_threads';
import { ToolProblem } from './tool.ts';

/** Threads on which the engine works, beside the one that answers requests. They are started when they are needed. */
export interface EngineThreads {
  /**
   * @throws ToolProblem when it takes too long; an error with the engine's error's name; `AbortError` when `signal` aborts
   */
  run(name: string, input: unknown, signal: AbortSignal): Promise<unknown>;
  /** Ends the threads; jobs under way fail. */
  close(): Promise<void>;
}

export interface EngineThreadsSettings {
  readonly threads: number;
  /** Milliseconds that a job may take. */
  readonly timeout: number;
  /** Megabytes of heap for each thread. */
  readonly memory: number;
}

interface WaitingJob {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export function createEngineThreads({ threads, timeout, memory }: EngineThreadsSettings): EngineThreads {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const waiting: WaitingJob[] = [];
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

  function next(): void {
    if (closed || busy.size >= threads) return;
    const job = waiting.shift();
    if (job === undefined) return;
    if (job.signal.aborted) {
      job.reject(abortError());
      next();
      return;
    }
    const worker = idle.pop() ?? spawn();
    busy.add(worker);
    void work(worker, job, timeout).then(({ healthy, settle }) => {
      busy.delete(worker);
      if (healthy && !closed) idle.push(worker);
      else void worker.terminate();
      settle();
      next();
    });
  }

  return {
    run: (name, input, signal) =>
      new Promise((resolve, reject) => {
        waiting.push({ name, input, signal, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(abortError());
      await Promise.all([...idle, ...busy].map((worker) => worker.terminate()));
    },
  };
}

/** What a job is refused with that nobody waits for any more. */
export function abortError(): Error {
  return new DOMException('The work was given up.', 'AbortError');
}

interface JobOutcome {
  /** Whether the thread can take another job. */
  readonly healthy: boolean;
  /** Tells the one who asked. */
  readonly settle: () => void;
}

/** One job on one thread. */
function work(worker: Worker, job: WaitingJob, timeout: number): Promise<JobOutcome> {
  return new Promise((resolve) => {
    const end = (healthy: boolean, settle: () => void): void => {
      clearTimeout(timer);
      job.signal.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      // An idle thread keeps no process alive.
      worker.unref();
      resolve({ healthy, settle });
    };
    const fail = (error: unknown): void => end(false, () => job.reject(error));
    const onAbort = (): void => fail(abortError());
    const onError = (error: unknown): void => fail(error);
    const onExit = (): void => fail(new Error('The engine’s thread ended.'));
    const onMessage = (answer: ThreadAnswer): void =>
      end(true, () => (answer.ok ? job.resolve(answer.value) : job.reject(new Error(answer.error))));
    const timer = setTimeout(() => fail(new ToolProblem(tookTooLong)), timeout);
    job.signal.addEventListener('abort', onAbort);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage({ id: 0, name: job.name, input: job.input } satisfies ThreadJob);
  });
}

export const tookTooLong = String(replyProblems.tookTooLong);

/** What a thread is sent. */
export interface ThreadJob {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** What it sends back: under the job's id, how long it took (milliseconds), and its value, or the error's name alone. */
export type ThreadAnswer = { readonly id: number; readonly took: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string }
);
