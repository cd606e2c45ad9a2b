import { serveJobs } from '../tools/serve-jobs.ts';
import { paperJobs } from './paper-jobs.ts';

// The thread on which documents are made; see `paper-press.ts`. What makes them is loaded with the first of a kind.
serveJobs(paperJobs);
