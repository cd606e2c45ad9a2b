import { v7 as makeId } from 'uuid';
import { emrRoutes } from '../areas/emr/emr-routes.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import type { Route } from '../http/route.ts';
import { createOpenClient, type OpenClient } from '../emr/open-client.ts';
import { nothingWaits, type WaitingWrites } from '../emr/waiting-writes.ts';
import { createOpenEhr, type OpenEhr } from '../emr/smart/open-ehr.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';
import type { AccountServices } from './wire-accounts.ts';

export interface EmrRooms {
  readonly openEhr: OpenEhr;
  readonly openClient: OpenClient;
  readonly waitingWrites: WaitingWrites;
}

/** What reads and writes patients' records, where an operator connects an EHR. Nothing is asked of any yet. */
export function wireEmr(
  { settings }: Pick<ServerOptions, 'settings'>,
  { store, clock }: Pick<Ground, 'store' | 'clock'>,
): EmrRooms {
  const openEhr = createOpenEhr(settings.EMR_NETWORKS);
  return { openEhr, openClient: createOpenClient({ store, clock, openEhr }), waitingWrites: nothingWaits };
}

/** The calls of patients' records. */
export function wireEmrRoutes(
  { settings, logger }: Pick<ServerOptions, 'settings' | 'logger'>,
  rooms: Pick<Ground, 'store' | 'clock'> & {
    readonly accounts: Pick<AccountServices, 'publicUrl'>;
    readonly documents: DocumentReader;
    readonly emr: EmrRooms;
  },
): readonly Route[] {
  const { store, clock, accounts, documents, emr } = rooms;
  return emrRoutes({
    ...emr,
    store,
    clock,
    documents,
    newId: makeId,
    publicUrl: () => accounts.publicUrl(),
    networks: settings.EMR_NETWORKS,
    report: (what, reason) => logger.warn({ what, reason }, 'a record of an EHR was not read'),
  });
}
