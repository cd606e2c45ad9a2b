import { chat } from '@notewright/contract';
import { route, type Route } from '../../http/route.ts';
import { auditLine, denied } from './audit-line.ts';
import { ownerOf, type ChatParts } from './chat-parts.ts';

export function readAttachment(parts: ChatParts): Route {
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
