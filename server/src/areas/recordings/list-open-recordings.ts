import { recordings } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentRecording } from '../../presenters/present-recording.ts';
import { auditLine, ownerOf, type RecordingParts } from './own-recordings.ts';

/** What is not put away of the caller's. The key of a browser is given to its own session alone. */
export function listOpenRecordings(parts: Pick<RecordingParts, 'store' | 'clock'>): Route {
  return route(recordings.listOpenRecordings, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'recording.read',
    handle: async (request) => {
      const { caller, language } = request;
      const owner = ownerOf(caller);
      const open = await parts.store.recordings.listOpen(owner);
      const data = [];
      for (const recording of open) {
        const key = recording.isFinished
          ? null
          : await parts.store.recordings.openBrowserKey(owner, recording.id, caller.sessionId);
        const shown = presentRecording(recording, language);
        data.push({ ...shown, key: key === null ? null : Buffer.from(key).toString('base64') });
      }
      if (open.length > 0)
        await parts.store.audit.append(...open.map(({ id }) => auditLine(parts, request, 'recording.read', id)));
      return json({ data });
    },
  });
}
