import { v7 as makeId } from 'uuid';
import { namesIn } from '../accounts/names-in.ts';
import { createNotesForRecords } from '../areas/chat/records/notes-for-records.ts';
import { emrRoutes } from '../areas/emr/emr-routes.ts';
import { writeBackRoutes } from '../areas/emr/write-back/write-back-routes.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import type { Route } from '../http/route.ts';
import type { PaperPress } from '../note-files/paper-press.ts';
import type { EnginePool } from '../tools/engine-pool.ts';
import { createOpenClient, type OpenClient } from '../emr/open-client.ts';
import type { WaitingWrites } from '../emr/waiting-writes.ts';
import { createRecordAccess, type RecordAccess } from '../emr/write-back/record-access.ts';
import { createOpenEhr, type OpenEhr } from '../emr/smart/open-ehr.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';
import type { AccountServices } from './wire-accounts.ts';

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
      store.afterCommit(nudge);
      return woken;
    },
    count: (store, connectionId) => store.emrWrites.count(connectionId),
  };
}

/** The calls of patients' records. */
export function wireEmrRoutes(
  { settings, logger }: Pick<ServerOptions, 'settings' | 'logger'>,
  rooms: Pick<Ground, 'store' | 'clock'> & {
    readonly accounts: Pick<AccountServices, 'publicUrl' | 'store'>;
    readonly documents: DocumentReader;
    readonly emr: EmrRooms;
    readonly enginePool: EnginePool;
    readonly press: PaperPress;
  },
): readonly Route[] {
  const { store, clock, accounts, documents, emr, enginePool, press } = rooms;
  const shared = { store, clock, newId: makeId };
  return [
    ...emrRoutes({
      ...emr,
      ...shared,
      documents,
      publicUrl: () => accounts.publicUrl(),
      networks: settings.EMR_NETWORKS,
      report: (what, reason) => logger.warn({ what, reason }, 'a record of an EHR was not read'),
    }),
    ...writeBackRoutes({
      ...shared,
      notes: createNotesForRecords({ store, clock, enginePool, press, ...namesIn(accounts.store) }),
      access: emr.access,
      nudge: emr.nudgeWrites,
    }),
  ];
}
