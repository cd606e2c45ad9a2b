import { emr } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { readContext } from '../../emr/context/read-context.ts';
import { auditLine, ownerOf, requireLaunch, type EmrParts } from './own-launches.ts';

/** Reads the record of a launch's patient. Nothing of it is kept; that it was read is. */
export function readContextRoute(parts: EmrParts): Route {
  return route(emr.readContext, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'emr.read',
    handle: async (request) => {
      const id = request.params.launchId;
      const owner = ownerOf(request.caller);
      await requireLaunch(parts, request, 'emr.read', id);
      const opened = await parts.openClient(id, owner);
      if (opened === null) throw new ProblemError('emr_ended');
      // Before anything is read: what is not in the log was not read.
      await parts.store.audit.append(auditLine(parts, request, 'emr.read', id));
      const context = await readContext(parts, { ...opened, owner }, request.signal);
      const now = parts.clock.now();
      const states = [...context.groups.map(({ state }) => state), context.notes_state];
      if (states.every((state) => state === 'failed' || state === 'not_granted' || state === 'not_supported')) {
        // Its tokens were not taken any more.
        if ((await parts.openClient(id, owner)) === null) throw new ProblemError('emr_ended');
      } else {
        await parts.store.emr.launches.touch({ owner, id }, now);
        await parts.store.emr.connections.noteContact(opened.launch.connection.id, now);
      }
      return json(context);
    },
  });
}
