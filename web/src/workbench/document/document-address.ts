// oxlint-disable-next-line import/default -- the query has Vite make a module of the worker's address
import address from './document-worker.ts?worker&url';
import { workerStarter } from '../../features/home/try-it/worker-starter.ts';

/** Starts the reader of documents on a thread of its own. */
export const startReader = workerStarter(address);
