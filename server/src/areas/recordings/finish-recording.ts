import { recordings } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentRecording } from '../../presenters/present-recording.ts';
import { auditLine, ownerOf, refuseMissing, requireRecording, type RecordingParts } from './own-recordings.ts';

/** Ends a recording, from any session of its person. */
export function finishRecording(parts: Omit<RecordingParts, 'newId' | 'speech'>): Route {
  return route(recordings.finishRecording, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'recording.finish',
    handle: async (request) => {
      const { body, caller, params, language } = request;
      const id = params.recordingId;
      const how = { parts: body.parts, withoutFailed: body.without_failed };
      const isThere = await parts.store.transaction(async (tx) => {
        if (!(await tx.recordings.finish(ownerOf(caller), id, how, parts.clock.now()))) return false;
        await tx.audit.append(auditLine(parts, request, 'recording.finish', id));
        return true;
      });
      if (!isThere) return refuseMissing(parts, request, 'recording.finish', id);
      parts.transcriber.nudge();
      return json({ data: presentRecording(await requireRecording(parts, caller, id), language) });
    },
  });
}
