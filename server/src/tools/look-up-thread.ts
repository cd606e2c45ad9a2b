import { lookUpJobs } from './look-up-jobs.ts';
import { serveJobs } from './serve-jobs.ts';

// The thread on which codes are looked up; see `engine-pool.ts`. It holds the tables, and not the engine.
serveJobs(lookUpJobs);
