import type { Store } from '../store/store.ts';
import type { Job } from './job-runner.ts';

export const listEarlierNotesName = 'list-earlier-notes';

const atOnce = 20;

/** After an update from a version without day lists: reads which notes there are, a few chats at a time. Then there is nothing to do. */
export function createEarlierNotesJob({ dayList }: Pick<Store, 'dayList'>): Job {
  return {
    name: listEarlierNotesName,
    everyMilliseconds: 10 * 60_000,
    run: async (signal) => {
      while (!signal.aborted) if ((await dayList.readEarlier(atOnce)) < atOnce) return;
    },
  };
}
