import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentChat } from '../../presenters/present-chat.ts';
import { changeChat } from './change-chat.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function restoreChat(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.restoreChat, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'chat.restore',
    handle: async (request) => {
      const { chatId } = request.params;
      const restored = await changeChat(parts, request, 'chat.restore', chatId, (tx, owner) =>
        tx.chats.restore(owner, chatId),
      );
      return json({ data: presentChat(restored) });
    },
  });
}
