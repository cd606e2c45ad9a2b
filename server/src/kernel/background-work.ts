import { AsyncLocalStorage } from 'node:async_hooks';

/** The name of the job, or other work that no request waits for, on whose behalf the code runs; undefined within a request. */
export const backgroundWork = new AsyncLocalStorage<string>();
