import { emr } from '@notewright/contract';
import { json, route, type Route } from '../../../http/route.ts';
import { presentPreview } from '../../../presenters/present-write-back.ts';
import { planNote } from './plan-note.ts';
import { noteLine, requireRecord, requireWritable, type WriteBackParts } from './write-back-parts.ts';

/** Shows what of a signed note a record would take. It reads the record: the audit log says so. */
export function previewWriteBackRoute(parts: WriteBackParts): Route {
  return route(emr.previewWriteBack, {
    policy: 'chart-user',
    limits: ['profile'],
    audit: 'emr.preview',
    handle: async (request) => {
      const { messageId } = request.params;
      const writable = await requireWritable(parts, request, 'emr.preview', messageId);
      const record = await requireRecord(parts, request, writable.place);
      await parts.store.audit.append(noteLine(parts, request, 'emr.preview', messageId));
      const { items } = await planNote(parts, writable, record, request);
      return json(presentPreview(items, record.launch));
    },
  });
}
