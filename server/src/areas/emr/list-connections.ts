import { emr } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import type { EmrParts } from './own-launches.ts';

/** The EHRs that the caller can open a record in. */
export function listConnectionsRoute({ store }: Pick<EmrParts, 'store'>): Route {
  return route(emr.listEmrConnections, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: which EHRs are connected says nothing of a patient',
    handle: async ({ caller }) => {
      const known = await store.emr.connections.listFor(caller.tenantId);
      return json({ data: known.map(({ id, name }) => ({ id, name })) });
    },
  });
}
