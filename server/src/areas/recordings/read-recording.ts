import { recordings } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentRecording } from '../../presenters/present-recording.ts';
import { requireRecording, type RecordingParts } from './own-recordings.ts';

/** How far a recording is; its page asks every few seconds. */
export function readRecording({ store }: Pick<RecordingParts, 'store'>): Route {
  return route(recordings.readRecording, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: asked every few seconds by who records; that it was begun, opened again and finished is noted',
    handle: async ({ caller, params, query, language }) => {
      const found = await requireRecording({ store }, caller, params.recordingId, query.text_from);
      return json({ data: presentRecording(found, language) });
    },
  });
}
