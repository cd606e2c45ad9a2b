import { Worker } from 'node:worker_threads';
import { engineJobs, type EngineJobName, type EngineJobs } from './engine-jobs.ts';
import { ToolProblem } from './tool.ts';

/**
 * Where the engine works. Short inputs are done at once; long ones on a thread of their own, so that other people's
 * requests are not held up.
 */
export interface EngineDesk {
  /**
   * @param size Characters that the job has to read
   * @throws ToolProblem when it takes too long; whatever the engine throws; `AbortError` when `signal` aborts
   */
  run<N extends EngineJobName>(
    name: N,
    input: Parameters<EngineJobs[N]>[0],
    size: number,
    signal: AbortSignal,
  ): Promise<ReturnType<EngineJobs[N]>>;
  /** Ends the threads; jobs under way fail. */
  close(): Promise<void>;
}

export interface EngineDeskSettings {
  /** Characters above which a job goes to a thread. */
  readonly inlineCharacters: number;
  readonly threads: number;
  /** Milliseconds that a job on a thread may take. */
  readonly patience: number;
  /** Megabytes of heap for each thread. */
  readonly memory: number;
}

/** The engine reads some hundred characters in a millisecond, so what is done at once takes a few tens of them. */
const defaults: EngineDeskSettings = { inlineCharacters: 10_000, threads: 2, patience: 120_000, memory: 1_024 };

interface WaitingJob {
  readonly name: EngineJobName;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export function createEngineDesk(settings: Partial<EngineDeskSettings> = {}): EngineDesk {
  const { inlineCharacters, threads, patience, memory } = { ...defaults, ...settings };
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const waiting: WaitingJob[] = [];
  let closed = false;

  function hire(): Worker {
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    // A thread that dies while it is idle must not take the process with it.
    worker.on('error', () => undefined);
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
    run(name, input, size, signal) {
      const job = engineJobs[name] as (given: typeof input) => ReturnType<EngineJobs[typeof name]>;
      if (size <= inlineCharacters) return Promise.resolve().then(() => job(input));
      return new Promise((resolve, reject) => {
        const done = resolve as (value: unknown) => void;
        waiting.push({ name, input, signal, resolve: done, reject });
        next();
      });
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(abortError());
      await Promise.all([...idle, ...busy].map((worker) => worker.terminate()));
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
