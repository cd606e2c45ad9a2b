import { backgroundWork } from '../kernel/background-work.ts';
import type { Logger } from '../kernel/log.ts';

/** Work that the server does by itself, again and again. */
export interface Job {
  readonly name: string;
  readonly everyMilliseconds: number;
  run(signal: AbortSignal): Promise<void>;
}

export interface JobRunner {
  /** Runs a job now rather than at its next turn. */
  nudge(name: string): void;
  /** Lets running jobs end, and starts none. */
  stop(): Promise<void>;
}

interface Slot {
  running: Promise<void> | null;
  again: boolean;
  timer: NodeJS.Timeout | null;
}

/** Runs each job at its own pace, never twice at once; a job that fails is logged and tried again at its next turn. */
export function startJobs(jobs: readonly Job[], logger: Logger): JobRunner {
  const stopping = new AbortController();
  const slots = new Map<string, { readonly job: Job; readonly slot: Slot }>(
    jobs.map((job) => [job.name, { job, slot: { running: null, again: false, timer: null } }]),
  );

  function start(job: Job, slot: Slot): void {
    if (stopping.signal.aborted) return;
    if (slot.running !== null) {
      slot.again = true;
      return;
    }
    if (slot.timer !== null) clearTimeout(slot.timer);
    slot.running = runOnce(job, stopping.signal, logger).then(() => {
      slot.running = null;
      plan(job, slot);
    });
  }

  function plan(job: Job, slot: Slot): void {
    if (stopping.signal.aborted) return;
    const wait = slot.again ? 0 : job.everyMilliseconds;
    slot.again = false;
    slot.timer = setTimeout(() => start(job, slot), wait);
    slot.timer.unref();
  }

  for (const { job, slot } of slots.values()) plan(job, slot);
  return {
    nudge: (name) => {
      const found = slots.get(name);
      if (found !== undefined) start(found.job, found.slot);
    },
    stop: async () => {
      stopping.abort();
      const running = [...slots.values()].map(({ slot }) => {
        if (slot.timer !== null) clearTimeout(slot.timer);
        return slot.running ?? Promise.resolve();
      });
      await Promise.all(running);
    },
  };
}

async function runOnce(job: Job, signal: AbortSignal, logger: Logger): Promise<void> {
  try {
    await backgroundWork.run(job.name, () => job.run(signal));
  } catch (error) {
    logger.error({ err: error, job: job.name }, 'job failed');
  }
}
