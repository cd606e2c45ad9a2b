import { emr } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { beginLaunch } from '../../emr/launch/begin-launch.ts';
import { ownerOf, type EmrParts } from './own-launches.ts';

/** Begins to open a record: where to send the person, and what stays in their tab. */
export function beginLaunchRoute(parts: EmrParts): Route {
  return route(emr.beginLaunch, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'none: nothing is opened yet; the other half is audited',
    handle: async ({ body, caller }) => {
      const { address, secret } = await beginLaunch(parts, ownerOf(caller), body);
      return json({ authorization_url: address, emr_attempt: secret });
    },
  });
}
