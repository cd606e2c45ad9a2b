import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentTitle } from '../../presenters/present-chat.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { auditLine, denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function readChat(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.readChat, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'chat.read',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const object = { type: 'chat', id: request.params.chatId } as const;
      const found = await parts.store.chats.find(owner, object.id);
      if (found === null) throw await denied(parts, request, 'chat.read', object);
      const page = await parts.store.messages.page(owner, object.id, request.query);
      await parts.store.audit.append(auditLine(parts, request, 'chat.read', object));
      const messages = page.items.map(presentMessage);
      return json({ data: { id: found.id, title: presentTitle(found.title), messages, next_cursor: page.nextCursor } });
    },
  });
}
