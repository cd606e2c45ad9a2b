import type { Job } from './job-runner.ts';

export const runBuiltInPaymentsName = 'run-built-in-payments';

/** The work of the built-in payment provider: renewals, failed charges tried again, ends, news. */
export function createBuiltInPaymentsJob(provider: { runDue(signal: AbortSignal): Promise<void> }): Job {
  return { name: runBuiltInPaymentsName, everyMilliseconds: 1000, run: (signal) => provider.runDue(signal) };
}
