import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentChat } from '../../presenters/present-chat.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function listChats(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.listChats, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'chat.list',
    handle: async (request) => {
      const page = await parts.store.chats.list(ownerOf(request.caller), request.query);
      await parts.store.audit.append(auditLine(parts, request, 'chat.list', null));
      return json({ data: page.items.map(presentChat), next_cursor: page.nextCursor });
    },
  });
}
