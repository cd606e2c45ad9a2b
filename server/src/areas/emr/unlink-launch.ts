import { emr } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { json, route, type Route } from '../../http/route.ts';
import { revokeTokens } from '../../emr/smart/token-endpoint.ts';
import { auditLine, ownerOf, refuseMissing, type EmrParts } from './own-launches.ts';

/** Closes a record: its tokens are forgotten here at once, then withdrawn where the EHR can. */
export function unlinkLaunchRoute(parts: EmrParts): Route {
  return route(emr.unlinkLaunch, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'emr.unlink',
    handle: async (request) => {
      const id = request.params.launchId;
      const owner = ownerOf(request.caller);
      const closed = await parts.store.transaction(async (tx) => {
        const removed = await tx.emr.launches.remove(owner, id);
        if (removed === null) return null;
        const { baseUrl, patientId } = removed;
        await parts.waitingWrites.cancel(tx, { owner, baseUrl, patientId }, parts.clock.now());
        await tx.audit.append(auditLine(parts, request, 'emr.unlink', id));
        return removed;
      });
      if (closed === null) return refuseMissing(parts, request, 'emr.unlink', id);
      const connection = await parts.store.emr.connections.find(closed.connectionId);
      if (connection !== null) {
        const place = { fetch: parts.openEhr(connection), connection, now: () => parts.clock.now() };
        // Nobody waits for the EHR: what is forgotten here is closed already.
        void Promise.all(closed.tokens.map((tokens) => revokeTokens(place, tokens)));
      }
      return json({
        message: defineMessage('emr.unlinked', 'The record is closed. Notewright keeps no access to it.'),
      });
    },
  });
}
