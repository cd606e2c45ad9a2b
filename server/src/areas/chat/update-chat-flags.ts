import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentChat } from '../../presenters/present-chat.ts';
import { changeChat } from './change-chat.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function updateChatFlags(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.updateChatFlags, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'chat.flag',
    handle: async (request) => {
      const { chatId } = request.params;
      const flags = { isPinned: request.body.is_pinned, isSaved: request.body.is_saved };
      const changed = await changeChat(parts, request, 'chat.flag', chatId, (tx, owner) =>
        tx.chats.setFlags(owner, chatId, flags),
      );
      return json({ data: presentChat(changed) });
    },
  });
}
