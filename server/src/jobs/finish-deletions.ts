import { finishDeletions } from '../own-data/finish-deletion.ts';
import type { FinishParts } from '../own-data/finish-deletion.ts';
import type { Job } from './job-runner.ts';

export const finishDeletionsName = 'finish-deletions';

/** Destroys what is left of deleted accounts; also what a process left that died over it. */
export function createDeletionJob(parts: FinishParts): Job {
  return {
    name: finishDeletionsName,
    everyMilliseconds: 10_000,
    run: async (signal) => {
      await finishDeletions(parts, signal);
    },
  };
}
