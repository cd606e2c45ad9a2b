import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentChat } from '../../presenters/present-chat.ts';
import { changeChat } from './change-chat.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function renameChat(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.renameChat, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'chat.rename',
    handle: async (request) => {
      const { chatId } = request.params;
      const { title } = request.body;
      const renamed = await changeChat(parts, request, 'chat.rename', chatId, (tx, owner) =>
        tx.chats.rename(owner, chatId, title),
      );
      return json({ data: presentChat(renamed) });
    },
  });
}
