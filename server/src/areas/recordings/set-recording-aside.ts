import { recordings } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { presentRecording } from '../../presenters/present-recording.ts';
import { auditLine, ownerOf, refuseMissing, requireRecording, type RecordingParts } from './own-recordings.ts';

/** Lets a finished recording wait for its text, or for who puts it into a message; the next visit can be recorded. */
export function setRecordingAside(parts: Pick<RecordingParts, 'store' | 'clock'>): Route {
  return route(recordings.setRecordingAside, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'recording.set_aside',
    handle: async (request) => {
      const { caller, params, language } = request;
      const id = params.recordingId;
      const outcome = await parts.store.transaction(async (tx) => {
        const set = await tx.recordings.setAside(ownerOf(caller), id, parts.clock.now());
        if (set === 'done') await tx.audit.append(auditLine(parts, request, 'recording.set_aside', id));
        return set;
      });
      if (outcome === 'not-found') return refuseMissing(parts, request, 'recording.set_aside', id);
      if (outcome === 'not-finished')
        throw new ProblemError('conflict', {
          message: defineMessage('recordings.notFinished', 'This recording still runs. Please finish it first.'),
        });
      return json({ data: presentRecording(await requireRecording(parts, caller, id), language) });
    },
  });
}
