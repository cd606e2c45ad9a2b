import { Worker } from 'node:worker_threads';
import { givenUp } from '../kernel/fair-queue.ts';
import { tookTooLong, warmUp, type ThreadAnswer, type ThreadJob } from './engine-threads.ts';
import { ToolProblem } from './tool.ts';

/**
 * One thread for many short jobs. They are handed over at once and done in order, so the thread never waits for this one
 * to bring it the next.
 */
export interface EngineQueue {
  /** Starts the thread, should there be none. */
  warm(): void;
  /** True once the thread takes jobs. */
  readonly isWarm: boolean;
  /** About how long a job waits that is handed over now (milliseconds). */
  readonly wait: number;
  /**
   * @param took Hears how long the job itself took, though nobody waits for it any more
   * @throws ToolProblem, the engine's error by its name, `AbortError`
   */
  run(name: string, input: unknown, signal: AbortSignal, took?: (milliseconds: number) => void): Promise<unknown>;
  close(): Promise<void>;
}

interface OpenJob {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Listens no more for the one who asked to go away. */
  readonly forget: () => void;
}

/** A thread that has just started is slow at first; then each job counts for so much. */
const firstPace = 15;
const paceShare = 0.1;

/** What a queue's thread is. */
export interface QueueThread {
  /** Module that the thread runs. */
  readonly entry: URL;
  /** Milliseconds that it may be silent while it has jobs; then they fail, and it is ended. */
  readonly timeout: number;
  /** Megabytes of its heap. */
  readonly memory: number;
}

export function createEngineQueue(thread: QueueThread): EngineQueue {
  return new ThreadQueue(thread);
}

class ThreadQueue implements EngineQueue {
  readonly #thread: QueueThread;
  readonly #jobs = new Map<number, OpenJob>();
  readonly #clocks = new Map<number, (milliseconds: number) => void>();
  #worker: Worker | null = null;
  #pace = firstPace;
  #nextId = 1;
  #silence: NodeJS.Timeout | undefined;
  isWarm = false;

  constructor(thread: QueueThread) {
    this.#thread = thread;
  }

  warm(): void {
    if (this.#worker !== null) return;
    const spawned = new Worker(this.#thread.entry, {
      resourceLimits: { maxOldGenerationSizeMb: this.#thread.memory },
    });
    const leave = (error: unknown): void => {
      if (this.#worker === spawned) this.#failAll(error);
    };
    spawned.on('message', (answer: ThreadAnswer) => this.#hear(answer)).on('error', leave);
    spawned.on('exit', () => leave(new Error('The engine’s thread ended.')));
    spawned.unref();
    this.#worker = spawned;
    spawned.postMessage(warmUp);
  }

  get wait(): number {
    return this.#jobs.size * this.#pace;
  }

  run(name: string, input: unknown, signal: AbortSignal, took?: (milliseconds: number) => void): Promise<unknown> {
    const worker = this.#worker;
    if (worker === null || signal.aborted) return Promise.reject(givenUp());
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onAbort = (): void => {
      this.#jobs.delete(id);
      reject(givenUp());
    };
    signal.addEventListener('abort', onAbort, { once: true });
    this.#jobs.set(id, { resolve, reject, forget: () => signal.removeEventListener('abort', onAbort) });
    if (took !== undefined) this.#clocks.set(id, took);
    if (this.#jobs.size === 1) {
      worker.ref();
      this.#watch();
    }
    worker.postMessage({ id, name, input } satisfies ThreadJob);
    return promise;
  }

  async close(): Promise<void> {
    const last = this.#worker;
    this.#failAll(givenUp());
    await last?.terminate();
  }

  #hear(answer: ThreadAnswer): void {
    this.isWarm = true;
    const job = this.#jobs.get(answer.id);
    this.#jobs.delete(answer.id);
    this.#clocks.get(answer.id)?.(answer.took);
    this.#clocks.delete(answer.id);
    this.#watch();
    if (job === undefined) return;
    this.#pace += (answer.took - this.#pace) * paceShare;
    job.forget();
    if (answer.ok) job.resolve(answer.value);
    else job.reject(new Error(answer.error));
  }

  /** Waits for the thread's next word, as long as there is one to come; an idle thread keeps no process alive. */
  #watch(): void {
    clearTimeout(this.#silence);
    if (this.#jobs.size === 0) {
      this.#worker?.unref();
      return;
    }
    this.#silence = setTimeout(() => {
      void this.#worker?.terminate();
      this.#failAll(new ToolProblem(tookTooLong));
    }, this.#thread.timeout);
  }

  #failAll(error: unknown): void {
    clearTimeout(this.#silence);
    this.#worker = null;
    this.isWarm = false;
    const open = [...this.#jobs.values()];
    this.#jobs.clear();
    this.#clocks.clear();
    for (const job of open) {
      job.forget();
      job.reject(error);
    }
  }
}
