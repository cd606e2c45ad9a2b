import { recordings } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { presentRecording } from '../../presenters/present-recording.ts';
import { auditLine, ownerOf, refuseMissing, requireRecording, type RecordingParts } from './own-recordings.ts';

/** Lets the parts that failed be tried again. */
export function retryRecording(parts: Omit<RecordingParts, 'newId'>): Route {
  return route(recordings.retryRecording, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'recording.retry',
    handle: async (request) => {
      const { caller, params, language } = request;
      const id = params.recordingId;
      if (parts.speech === null) throw new ProblemError('speech_off');
      const isThere = await parts.store.transaction(async (tx) => {
        if (!(await tx.recordings.retry(ownerOf(caller), id, parts.clock.now()))) return false;
        await tx.audit.append(auditLine(parts, request, 'recording.retry', id));
        return true;
      });
      if (!isThere) return refuseMissing(parts, request, 'recording.retry', id);
      parts.transcriber.nudge();
      return json({ data: presentRecording(await requireRecording(parts, caller, id), language) });
    },
  });
}
