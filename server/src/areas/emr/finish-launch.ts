import { emr } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { finishLaunch } from '../../emr/launch/finish-launch.ts';
import { auditLine, ownerOf, present, type EmrParts, type EmrRequest } from './own-launches.ts';

/** Opens a record with what the EHR sent back. What came to nothing is a line of the audit log as well. */
export function finishLaunchRoute(parts: EmrParts): Route {
  return route(emr.finishLaunch, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'emr.launch',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const report = (word: string): void => parts.report('launch', word);
      const finished = await finishLaunch({ ...parts, report }, owner, request.body, request.signal).catch(
        (error: unknown) => noteFailure(parts, request, error),
      );
      const { connection, grant, tokens } = finished;
      const id = parts.newId();
      const now = parts.clock.now();
      const launch = await parts.store.transaction(async (tx) => {
        await tx.emr.launches.add(owner, { ...grant, id, connectionId: connection.id }, tokens, now);
        await tx.emr.connections.noteContact(connection.id, now);
        await tx.audit.append(auditLine(parts, request, 'emr.launch', id));
        return tx.emr.launches.find(owner, id);
      });
      if (launch === null) throw new ProblemError('not_found');
      return json(present(launch, connection));
    },
  });
}

/** Writes the audit row, then answers the person. */
async function noteFailure(parts: EmrParts, request: EmrRequest, error: unknown): Promise<never> {
  if (error instanceof ProblemError) {
    const isRefused = error.code === 'emr_not_granted' || error.code === 'emr_no_patient';
    await parts.store.audit.append(auditLine(parts, request, 'emr.launch', null, isRefused ? 'denied' : 'failure'));
  }
  throw error;
}
