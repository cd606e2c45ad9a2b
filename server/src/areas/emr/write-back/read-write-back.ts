import { emr } from '@notewright/contract';
import { json, route, type Route } from '../../../http/route.ts';
import type { StoredWrite } from '../../../store/emr-writes/emr-write-store.ts';
import type { Owner } from '../../../store/store.ts';
import { presentWriteBack } from '../../../presenters/present-write-back.ts';
import { ownerOf } from '../own-launches.ts';
import { requireNote, type WriteBackParts } from './write-back-parts.ts';

/** How far a note is. It is read again and again while it waits, and holds nothing that the note does not. */
export function readWriteBackRoute(parts: WriteBackParts): Route {
  return route(emr.readWriteBack, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: how far a note is; a foreign one is noted as emr.send',
    handle: async (request) => {
      const note = await requireNote(parts, request, 'emr.send', request.params.messageId);
      const found = await parts.store.emrWrites.find(note.id);
      const write =
        found === null || !note.isSignedByCaller ? found : await goOn(parts, ownerOf(request.caller), found);
      return json({ write_back: write === null ? null : presentWriteBack(write, parts.clock.now()) });
    },
  });
}

/** What waited for the record to be opened again goes on once it is, and somebody looks. */
async function goOn(parts: WriteBackParts, owner: Owner, write: StoredWrite): Promise<StoredWrite> {
  const { emrWrites } = parts.store;
  if (write.state !== 'needs_launch' || (await parts.access.open(owner, write)) === null) return write;
  // One that the record refused to be signed in for is tried again when its time comes.
  if (write.tries > 0 || !(await emrWrites.reopen(owner, write.messageId, parts.clock.now()))) return write;
  parts.nudge();
  return (await emrWrites.find(write.messageId)) ?? write;
}
