import { chat, limits } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentChat } from '../../presenters/present-chat.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function searchChats(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.searchChats, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'chat.search',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const { q, filter, cursor } = request.body;
      const paging = { filter, cursor, limit: limits.chatListPage };
      const query = q.trim();
      const page =
        query === ''
          ? await parts.store.chats.list(owner, paging)
          : await parts.store.chats.searchTitles(owner, { ...paging, query });
      await parts.store.audit.append(auditLine(parts, request, 'chat.search', null));
      return json({ data: page.items.map(presentChat), next_cursor: page.nextCursor });
    },
  });
}
