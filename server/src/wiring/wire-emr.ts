import { createOpenClient, type OpenClient } from '../emr/open-client.ts';
import { nothingWaits, type WaitingWrites } from '../emr/waiting-writes.ts';
import { createOpenEhr, type OpenEhr } from '../emr/smart/open-ehr.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';

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
