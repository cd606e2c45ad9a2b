import type { EngineJobs } from './engine-jobs.ts';

/**
 * The engine on this thread, loaded when it is first asked for and kept. With its lexicons and tables it is larger than all
 * else that a server loads; a server listens before it is there, and one that writes nothing never holds it.
 */
export async function loadEngineJobs(): Promise<EngineJobs> {
  return (await import('./engine-jobs.ts')).engineJobs;
}
