import { emr } from '@notewright/contract';
import { json, route, type Route } from '../../../http/route.ts';
import { presentWriteBack } from '../../../presenters/present-write-back.ts';
import { requireNote, type WriteBackParts } from './write-back-parts.ts';

/** How far a note is. It is read again and again while it waits, and tells nothing that the note does not. */
export function readWriteBackRoute(parts: WriteBackParts): Route {
  return route(emr.readWriteBack, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: how far a note is; a foreign one is noted as emr.send',
    handle: async (request) => {
      const note = await requireNote(parts, request, 'emr.send', request.params.messageId);
      const write = await parts.store.emrWrites.find(note.id);
      return json({ write_back: write === null ? null : presentWriteBack(write, parts.clock.now()) });
    },
  });
}
