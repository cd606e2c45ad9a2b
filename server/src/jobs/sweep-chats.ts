import type { Clock } from '../kernel/clock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Store } from '../store/store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
const atOnce = 100;

/** Destroys what lay in the bin long enough, with its files, and forgets the idempotency keys of yesterday. */
export function createChatSweep(store: Store, files: FileStore, clock: Clock, binDays: number): Job {
  const destroyBatch = async (before: number): Promise<void> => {
    const keys = await store.chats.destroyBinned(before, atOnce);
    for (const key of keys) await files.remove(key);
  };
  return {
    name: 'sweep-chats',
    everyMilliseconds: 10 * 60_000,
    run: async () => {
      const now = clock.now();
      await destroyBatch(now - binDays * day);
      await store.idempotency.removeBefore(now - day);
    },
  };
}
