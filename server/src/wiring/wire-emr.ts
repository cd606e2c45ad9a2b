import { createOpenClient, type OpenClient } from '../emr/open-client.ts';
import type { WaitingWrites } from '../emr/waiting-writes.ts';
import { createRecordAccess, type RecordAccess } from '../emr/write-back/record-access.ts';
import { createOpenEhr, type OpenEhr } from '../emr/smart/open-ehr.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';

export interface EmrRooms {
  readonly openEhr: OpenEhr;
  readonly openClient: OpenClient;
  readonly waitingWrites: WaitingWrites;
  readonly access: RecordAccess;
  /** Has what waits written now. */
  readonly nudgeWrites: () => void;
}

/** What reads and writes patients' records, where an operator connects an EHR. Nothing is asked of any yet. */
export function wireEmr(
  { settings }: Pick<ServerOptions, 'settings'>,
  { store, clock }: Pick<Ground, 'store' | 'clock'>,
  nudgeWrites: () => void,
): EmrRooms {
  const openEhr = createOpenEhr(settings.EMR_NETWORKS);
  const openClient = createOpenClient({ store, clock, openEhr });
  const access = createRecordAccess({ store, clock, openClient });
  return { openEhr, openClient, access, nudgeWrites, waitingWrites: waitingWrites(nudgeWrites) };
}

/** What ends with a record ends what waits for it; what is woken is written once that is committed. */
function waitingWrites(nudge: () => void): WaitingWrites {
  return {
    cancel: async (tx, of, now) => void (await tx.emrWrites.cancel(of, now)),
    wake: async (store, of, now) => {
      const woken = await store.emrWrites.wake(of, now);
      store.afterCommit(() => Promise.resolve(nudge()));
      return woken;
    },
    count: (store, connectionId) => store.emrWrites.count(connectionId),
  };
}
