import { recordings } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentProgress } from '../../presenters/present-recording.ts';
import { requireConfirmed, type RecordingParts } from './own-recordings.ts';
import { requireSender } from './piece-sender.ts';

/** Says how many pieces a part has; once they are there, it becomes text. */
export function closePart(parts: Omit<RecordingParts, 'newId' | 'speech'>): Route {
  return route(recordings.closePart, {
    policy: 'chart-recorder',
    limits: ['record'],
    audit: 'none: a part every minute; that the recording was begun and finished is noted',
    handle: async ({ body, caller, params }) => {
      const owner = await requireSender(parts, caller, params.recordingId);
      const { part, pieces, seconds, has_sound: hasSound } = body;
      const end = { part, pieces, seconds, hasSound };
      const outcome = await parts.store.recordings.closePart(owner, params.recordingId, end, parts.clock.now());
      const closed = requireConfirmed(outcome);
      if (closed.state === 'waiting') parts.transcriber.nudge();
      return json({ confirmed: presentProgress(closed) });
    },
  });
}
