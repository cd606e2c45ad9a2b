// oxlint-disable-next-line import/default -- the query has Vite make a module of the worker's address
import address from './engine-worker.ts?worker&url';
import { workerStarter } from './worker-starter.ts';

/** Starts the engine on a thread of its own. */
export const startEngine = workerStarter(address);
