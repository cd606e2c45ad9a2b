import type { Clock } from '../kernel/clock.ts';
import type { StoredEmrConnection } from '../store/emr/connection-store.ts';
import type { StoredLaunch } from '../store/emr/launch-store.ts';
import type { Owner, Store } from '../store/store.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createFhirClient, type FhirClient } from './fhir-client.ts';
import type { OpenLaunch } from './open-launch.ts';
import type { OpenEhr } from './smart/open-ehr.ts';
import { tradeRefresh } from './smart/token-endpoint.ts';

export interface OpenClientParts {
  readonly store: { readonly emr: Pick<Store['emr'], 'connections' | 'launches'> };
  readonly clock: Clock;
  readonly openEhr: OpenEhr;
}

export interface OpenedClient {
  readonly client: FhirClient;
  readonly launch: OpenLaunch;
}

/** A client of a launch of somebody's; null where it is missing, foreign or has ended, or its EHR is connected no more. */
export type OpenClient = (launchId: string, owner: Owner) => Promise<OpenedClient | null>;

/** Clients of launches. */
export function createOpenClient(parts: OpenClientParts): OpenClient {
  const { store, clock, openEhr } = parts;
  return async (launchId, owner) => {
    const launch = await store.emr.launches.find(owner, launchId);
    if (launch === null || hasEnded(launch, clock.now())) return null;
    const connection = await findConnection(parts, owner, launch);
    if (connection === null) return null;
    const fetch = openEhr(connection);
    const now = () => clock.now();
    const tokens = createAccessTokens(
      {
        launches: store.emr.launches,
        clock,
        trade: (refreshToken) => tradeRefresh({ fetch, connection, now }, refreshToken),
      },
      { owner, id: launchId },
    );
    const client = createFhirClient({ baseUrl: connection.baseUrl, fetch, tokens });
    return { client, launch: toOpenLaunch(launch, connection) };
  };
}

export function hasEnded({ endsAt }: Pick<StoredLaunch, 'endsAt'>, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}

/** The connection of a launch, as long as it leads where it led then, and its people may use it. */
export async function findConnection(
  { store }: Pick<OpenClientParts, 'store'>,
  { tenantId }: Pick<Owner, 'tenantId'>,
  { connectionId, baseUrl }: Pick<StoredLaunch, 'connectionId' | 'baseUrl'>,
): Promise<StoredEmrConnection | null> {
  const connection = await store.emr.connections.find(connectionId);
  if (connection === null || connection.baseUrl !== baseUrl) return null;
  return connection.tenantId === null || connection.tenantId === tenantId ? connection : null;
}

function toOpenLaunch(launch: StoredLaunch, connection: StoredEmrConnection): OpenLaunch {
  const { id, name, baseUrl, abilities } = connection;
  const { patientId, patient, encounterId, scopes } = launch;
  return { id: launch.id, connection: { id, name, baseUrl, abilities }, patientId, patient, encounterId, scopes };
}
