import type { Logger } from '../kernel/log.ts';
import type { DestroyedKeys } from '../store/own-data/destroyed-keys.ts';
import type { Job } from './job-runner.ts';

const atOnce = 200;

/**
 * Writes into the log what was destroyed, by its id. A backup that is restored brings it back with its keys;
 * `notewright deletions apply` destroys it again from this log. A process that dies over it tells some twice.
 */
export function createDestroyedKeyReport(destroyed: DestroyedKeys, logger: Pick<Logger, 'info'>): Job {
  return {
    name: 'tell-destroyed',
    everyMilliseconds: 5000,
    run: async (signal) => {
      while (!signal.aborted) {
        const keys = await destroyed.list(atOnce);
        for (const key of keys) logger.info({ destroyed: key }, 'destroyed for good');
        await destroyed.remove(keys);
        if (keys.length < atOnce) return;
      }
    },
  };
}
