import { Worker } from 'node:worker_threads';
import { ToolProblem } from './tool.ts';

/** Threads on which the engine works, beside the one that answers requests. They are started when they are needed. */
export interface EngineThreads {
  /**
   * @throws ToolProblem when it takes too long; an error with the engine's error's name; `AbortError` when `signal` aborts
   */
  run(name: string, input: unknown, signal: AbortSignal): Promise<unknown>;
  /** Jobs that are under way or wait. */
  readonly load: number;
  /** True when a thread has started and waits for a job, or has one. */
  readonly isWarm: boolean;
  /** Starts one thread, should there be none. */
  warm(): void;
  /** Ends the threads; jobs under way fail. */
  close(): Promise<void>;
}

export interface EngineThreadsSettings {
  readonly threads: number;
  /** Milliseconds that a job may take. */
  readonly patience: number;
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

export function createEngineThreads({ threads, patience, memory }: EngineThreadsSettings): EngineThreads {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const waiting: WaitingJob[] = [];
  let warming: Worker | null = null;
  let closed = false;

  function hire(): Worker {
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
    const worker = idle.pop() ?? hire();
    busy.add(worker);
    void work(worker, job, patience).then(({ healthy, settle }) => {
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
    get load() {
      return busy.size + waiting.length;
    },
    get isWarm() {
      return idle.length + busy.size > 0;
    },
    warm() {
      if (closed || warming !== null || idle.length + busy.size > 0) return;
      const worker = hire();
      warming = worker;
      worker.unref();
      worker.once('message', () => {
        warming = null;
        if (closed) void worker.terminate();
        else idle.push(worker);
      });
      worker.once('exit', () => {
        if (warming === worker) warming = null;
      });
      worker.postMessage({ name: 'identify', input: '' });
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(abortError());
      const all = [...idle, ...busy, ...(warming === null ? [] : [warming])];
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

function abortError(): Error {
  return new DOMException('The work was given up.', 'AbortError');
}

interface JobOutcome {
  /** Whether the thread can take another job. */
  readonly healthy: boolean;
  /** Tells the one who asked. */
  readonly settle: () => void;
}

/** One job on one thread. */
function work(worker: Worker, job: WaitingJob, patience: number): Promise<JobOutcome> {
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
    const timer = setTimeout(() => fail(new ToolProblem(tooLong)), patience);
    job.signal.addEventListener('abort', onAbort);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage({ name: job.name, input: job.input });
  });
}

const tooLong = 'This text took too long to work through. Please send it in smaller parts.';

/** What the thread sends back. `error` is the error's name only. */
export type ThreadAnswer =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string };
