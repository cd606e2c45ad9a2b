import { recordings } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { json, route, type Route } from '../../http/route.ts';
import { auditLine, ownerOf, refuseMissing, type RecordingParts } from './own-recordings.ts';

/** Deletes a recording, sound and text, at once. */
export function deleteRecording(parts: Pick<RecordingParts, 'store' | 'clock'>): Route {
  return route(recordings.deleteRecording, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'recording.delete',
    handle: async (request) => {
      const { caller, params } = request;
      const id = params.recordingId;
      const isThere = await parts.store.transaction(async (tx) => {
        if (!(await tx.recordings.remove(ownerOf(caller), id))) return false;
        await tx.audit.append(auditLine(parts, request, 'recording.delete', id));
        return true;
      });
      if (!isThere) return refuseMissing(parts, request, 'recording.delete', id);
      await parts.store.bin.forgetDestroyed();
      return json({ message: defineMessage('recordings.deleted', 'The recording is deleted.') });
    },
  });
}
