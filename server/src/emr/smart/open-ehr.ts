import type { EmrConnection } from '../../store/emr/connection-store.ts';
import { createEmrFetch, type EmrFetch } from '../emr-fetch.ts';
import type { Resolve } from '../../net/guarded-fetch.ts';

/** Opens the guarded way to one EHR. */
export type OpenEhr = (connection: EmrConnection) => EmrFetch;

/** Ways to EHRs: each to the addresses that its operator confirmed, and to no others. */
export function createOpenEhr(networks: readonly string[], resolve?: Resolve): OpenEhr {
  return ({ baseUrl, abilities: { tokenEndpoint, revocationEndpoint } }) =>
    createEmrFetch({
      addresses: [baseUrl, tokenEndpoint, ...(revocationEndpoint === null ? [] : [revocationEndpoint])],
      networks,
      resolve,
    });
}
