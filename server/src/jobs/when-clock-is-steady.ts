import type { Clock } from '../kernel/clock.ts';
import type { Logger } from '../kernel/log.ts';
import type { ClockWatch } from '../store/own-data/clock-watch.ts';
import type { Job } from './job-runner.ts';

/** The same job, which leaves its turn out while the clock is days ahead of where it was (`ClockWatch`). */
export function whenClockIsSteady(
  job: Job,
  {
    watch,
    clock,
    logger,
  }: { readonly watch: ClockWatch; readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> },
): Job {
  return {
    ...job,
    run: async (signal) => {
      if (await watch.isSteady(clock.now())) return job.run(signal);
      logger.warn(
        { job: job.name },
        'the clock is days ahead of where it was; nothing is destroyed until it has gone on for a day',
      );
    },
  };
}
