import { engineJobs } from './engine-jobs.ts';
import { serveJobs } from './serve-jobs.ts';

// The threads on which the engine reads; see `engine-threads.ts` and `engine-queue.ts`.
serveJobs(engineJobs, () => engineJobs.identify(''));
