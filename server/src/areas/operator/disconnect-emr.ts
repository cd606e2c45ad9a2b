import { defineMessage } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { noteEmr, type EmrOperationParts } from './emr-connections.ts';

/** Ends a connection: its launches are closed, their tokens forgotten, and what waits for it is not written. */
export function disconnectEmrRoute(parts: EmrOperationParts): Route {
  return route(operator.disconnectEmr, {
    policy: 'operator',
    limits: ['write'],
    audit: 'emr.disconnect',
    proof: 'recent',
    handle: async (request) => {
      const { connectionId } = request.params;
      await parts.charts.transaction(async (tx) => {
        await parts.waitingWrites.cancel(tx, { connectionId }, parts.clock.now());
        if (!(await tx.emr.connections.remove(connectionId))) throw new ProblemError('not_found');
        await noteEmr(parts, tx, request, 'emr.disconnect', connectionId);
      });
      return json({
        message: defineMessage(
          'operator.emrDisconnected',
          'The record system is disconnected. Its tokens are forgotten.',
        ),
      });
    },
  });
}

/** Has what waits for a connection written at once. */
export function retryEmrRoute(parts: EmrOperationParts): Route {
  return route(operator.retryEmr, {
    policy: 'operator',
    limits: ['write'],
    audit: 'emr.retry',
    proof: 'recent',
    handle: async (request) => {
      const { connectionId } = request.params;
      await parts.charts.transaction(async (tx) => {
        if ((await tx.emr.connections.find(connectionId)) === null) throw new ProblemError('not_found');
        await parts.waitingWrites.wake(tx, { connectionId }, parts.clock.now());
        await noteEmr(parts, tx, request, 'emr.retry', connectionId);
      });
      return json({ message: defineMessage('operator.emrRetried', 'What waits for this record system is tried now.') });
    },
  });
}
