import { chat } from '@notewright/contract';
import { route, type Route } from '../../http/route.ts';
import { auditLine, denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface ReadAttachmentParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly clock: Clock;
}

export function readAttachment(parts: ReadAttachmentParts): Route {
  return route(chat.readAttachment, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'attachment.read',
    handle: async (request) => {
      const object = { type: 'attachment', id: request.params.attachmentId } as const;
      const found = await parts.store.attachments.find(ownerOf(request.caller), object.id);
      const bytes = found === null ? null : await parts.files.get(found.fileKey);
      if (found === null || bytes === null) throw await denied(parts, request, 'attachment.read', object);
      await parts.store.audit.append(auditLine(parts, request, 'attachment.read', object));
      return { kind: 'file', name: found.name, mediaType: found.mediaType, bytes };
    },
  });
}
