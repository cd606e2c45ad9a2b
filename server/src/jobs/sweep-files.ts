import type { Clock } from '../kernel/clock.ts';
import type { FileStore } from '../files/file-store.ts';
import { sweepFiles, type FileOwners } from '../files/sweep-files.ts';
import type { Job } from './job-runner.ts';

const sixHours = 6 * 3_600_000;

/** Removes files that no row names: what a crash between storing a file and storing its message leaves behind. */
export function createFileSweep(owners: FileOwners, files: FileStore, clock: Clock): Job {
  return {
    name: 'sweep-files',
    everyMilliseconds: sixHours,
    run: async (signal) => {
      await sweepFiles(files, owners, clock.now(), signal);
    },
  };
}
