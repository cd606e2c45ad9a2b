import { recordings } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { auditLine, ownerOf, refuseMissing, type RecordingParts } from './own-recordings.ts';

/** Lets go of a recording whose text is in a message now. */
export function putRecordingAway(parts: Pick<RecordingParts, 'store' | 'clock'>): Route {
  return route(recordings.putRecordingAway, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'recording.put_away',
    handle: async (request) => {
      const { body, caller, params } = request;
      const id = params.recordingId;
      const outcome = await parts.store.transaction(async (tx) => {
        const put = await tx.recordings.putAway(ownerOf(caller), id, body.chat_id, parts.clock.now());
        if (put === 'done') await tx.audit.append(auditLine(parts, request, 'recording.put_away', id));
        return put;
      });
      if (outcome === 'not-found') return refuseMissing(parts, request, 'recording.put_away', id);
      if (outcome === 'not-done')
        throw new ProblemError('conflict', {
          message: defineMessage(
            'recordings.notDone',
            'This recording has not become text yet. Please finish or discard it.',
          ),
        });
      await parts.store.bin.forgetDestroyed();
      return json({ message: defineMessage('recordings.putAway', 'The recording is put away.') });
    },
  });
}
