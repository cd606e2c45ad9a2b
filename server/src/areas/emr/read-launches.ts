import { emr } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { findConnection } from '../../emr/open-client.ts';
import { auditLine, ownerOf, present, requireLaunch, type EmrParts } from './own-launches.ts';

/** The records that the caller has open. */
export function listLaunchesRoute(parts: Pick<EmrParts, 'store' | 'clock'>): Route {
  return route(emr.listLaunches, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'emr.list',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const launches = await parts.store.emr.launches.listOpen(owner, parts.clock.now());
      const shown = await Promise.all(
        launches.map(async (launch) => {
          const connection = await findConnection(parts, owner, launch);
          return connection === null ? [] : [present(launch, connection)];
        }),
      );
      await parts.store.audit.append(auditLine(parts, request, 'emr.list', null));
      return json({ data: shown.flat() });
    },
  });
}

/** One of them. */
export function readLaunchRoute(parts: Pick<EmrParts, 'store' | 'clock'>): Route {
  return route(emr.readLaunch, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'emr.open',
    handle: async (request) => {
      const { launch, connection } = await requireLaunch(parts, request, 'emr.open', request.params.launchId);
      await parts.store.audit.append(auditLine(parts, request, 'emr.open', launch.id));
      return json(present(launch, connection));
    },
  });
}
