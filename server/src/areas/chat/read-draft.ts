import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { auditLine, denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function readDraft(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.readDraft, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'draft.read',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const chatId = request.query.chat_id ?? null;
      const object = chatId === null ? null : ({ type: 'chat', id: chatId } as const);
      if (object !== null && (await parts.store.chats.find(owner, object.id)) === null) {
        throw await denied(parts, request, 'draft.read', object);
      }
      const text = await parts.store.drafts.read(owner, chatId);
      await parts.store.audit.append(auditLine(parts, request, 'draft.read', object));
      return json({ text });
    },
  });
}
