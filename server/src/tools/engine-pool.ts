import type { Asker, FairQueueSettings } from '../kernel/fair-queue.ts';
import { createFairTally } from '../kernel/fair-tally.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { EngineJobName, EngineJobs } from './engine-jobs.ts';
import { createEngineQueue } from './engine-queue.ts';
import { createEngineThreads } from './engine-threads.ts';
import { loadEngineJobs } from './load-engine-jobs.ts';
import type { LookUpJobs, LookUpName } from './look-up-jobs.ts';
import { ToolProblem } from './tool.ts';

/**
 * Where the engine works. A short input is done at once, where handing it over would only take longer; when many people
 * send at the same time, a thread of its own does most of them, beside the one that answers requests. Long inputs
 * always go to threads, so that other people's requests are not held up.
 */
export interface EnginePool {
  /**
   * @param size Characters that the job has to read
   * @throws ToolProblem when it takes too long or too much waits; whatever the engine throws; `AbortError` when the asker
   *   leaves
   */
  run<N extends EngineJobName>(
    name: N,
    input: Parameters<EngineJobs[N]>[0],
    size: number,
    asker: Asker,
  ): Promise<ReturnType<EngineJobs[N]>>;
  /**
   * Looks codes up, on the one thread that keeps the index of the loaded tables: reading every title for it takes half a
   * second, which no request waits for but those that look codes up themselves.
   * @throws what `run` throws
   */
  lookUp<N extends LookUpName>(
    name: N,
    input: Parameters<LookUpJobs[N]>[0],
    signal: AbortSignal,
  ): Promise<ReturnType<LookUpJobs[N]>>;
  /** Ends the threads; jobs under way fail. */
  close(): Promise<void>;
}

export interface EnginePoolSettings extends Omit<FairQueueSettings, 'places'> {
  /** Characters above which a job goes to a thread. */
  readonly inlineCharacters: number;
  readonly threads: number;
  /** Milliseconds that a job on a thread may take. */
  readonly timeout: number;
  /** Megabytes of heap for each thread. */
  readonly memory: number;
  /** Milliseconds that a short job may wait for the thread of the short ones; what would wait longer is done at once. */
  readonly shortWait: number;
  /**
   * Milliseconds of short work of late after which somebody’s short jobs take turns with the long ones: the thread that
   * answers everybody, and the one of the short jobs, know no turns.
   */
  readonly shortShare: number;
}

/** The engine reads about a thousand characters in a millisecond, so what is done at once takes ten of them. */
const defaults: EnginePoolSettings = {
  inlineCharacters: 10_000,
  threads: 2,
  timeout: 120_000,
  memory: 1_024,
  shortWait: 25,
  shortShare: 3_000,
  placesPerPerson: 2,
  waiting: 200,
  waitingPerPerson: 20,
  longAfter: 1_000,
  perHour: 900_000,
};

const engineThread = new URL('./engine-thread.ts', import.meta.url);
const lookUpThread = new URL('./look-up-thread.ts', import.meta.url);

/** After so many short jobs that came together with another, their thread is started; it takes its memory. */
const crowdsUntilThread = 8;
/** How long (ms) after two jobs came together those that come alone are taken for part of the same crowd. */
const crowdLasts = 100;

export function createEnginePool(settings: Partial<EnginePoolSettings> = {}): EnginePool {
  const all = { ...defaults, ...settings };
  const { inlineCharacters, timeout, memory, shortWait, shortShare } = all;
  const shortWork = createFairTally(all.perHour);
  const longJobs = createEngineThreads(all);
  const shortJobs = createEngineQueue({ entry: engineThread, timeout, memory });
  const lookUps = createEngineQueue({ entry: lookUpThread, timeout, memory });
  let gathering = 0;
  let crowds = 0;
  let lastCrowd = -Infinity;

  /** Waits for what comes in the same moment, then says whether this job is better done on the thread. */
  async function isCrowded(): Promise<boolean> {
    gathering += 1;
    await new Promise((resolve) => setImmediate(resolve));
    const others = gathering - 1 + (shortJobs.wait > 0 ? 1 : 0);
    gathering -= 1;
    const now = performance.now();
    if (others === 0 && now - lastCrowd > crowdLasts) return false;
    if (others > 0) lastCrowd = now;
    crowds += 1;
    if (crowds >= crowdsUntilThread) shortJobs.warm();
    return shortJobs.isWarm && shortJobs.wait <= shortWait;
  }

  async function runShort<N extends EngineJobName>(
    name: N,
    input: Parameters<EngineJobs[N]>[0],
    asker: Asker,
  ): Promise<ReturnType<EngineJobs[N]>> {
    const charge = (milliseconds: number): void => shortWork.charge(asker.person, milliseconds);
    if (await isCrowded()) {
      const done = shortJobs.run(name, input, signalOf(asker), charge);
      return (await done) as ReturnType<EngineJobs[N]>;
    }
    const job = (await loadEngineJobs())[name] as (given: typeof input) => ReturnType<EngineJobs[N]>;
    const began = performance.now();
    try {
      return job(input);
    } finally {
      charge(performance.now() - began);
    }
  }

  return {
    async run(name, input, size, asker) {
      const isLong = size > inlineCharacters || shortWork.recent(asker.person) >= shortShare;
      if (isLong) return (await inTurn(longJobs.run(name, input, asker))) as ReturnType<EngineJobs[typeof name]>;
      shortWork.hold(asker);
      try {
        return await runShort(name, input, asker);
      } finally {
        shortWork.release(asker);
      }
    },
    async lookUp(name, input, signal) {
      lookUps.warm();
      return (await lookUps.run(name, input, signal)) as ReturnType<LookUpJobs[typeof name]>;
    },
    async close() {
      await Promise.all([longJobs.close(), shortJobs.close(), lookUps.close()]);
    },
  };
}

/** A line that is full is told in the reply, as its message is stored by then. */
async function inTurn(done: Promise<unknown>): Promise<unknown> {
  try {
    return await done;
  } catch (error) {
    throw error instanceof ProblemError ? new ToolProblem(error.message) : error;
  }
}

function signalOf({ signal }: Asker): AbortSignal {
  return signal ?? new AbortController().signal;
}
