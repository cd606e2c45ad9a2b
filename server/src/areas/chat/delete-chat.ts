import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { changeChat } from './change-chat.ts';
import type { ChatParts } from './chat-parts.ts';

/** Into the bin. A reply that runs in the chat is asked to stop, since nobody can read it any more. */
export function deleteChat(parts: ChatParts): Route {
  return route(chat.deleteChat, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'chat.delete',
    handle: async (request) => {
      const { chatId } = request.params;
      const deleted = await changeChat(parts, request, 'chat.delete', chatId, async (tx, owner) => {
        const running = await tx.messages.findRunning(owner, chatId);
        if (running !== null) await tx.journal.requestStop(owner, running.id);
        const moved = await tx.chats.moveToBin(owner, chatId, parts.clock.now());
        return moved ? { running } : null;
      });
      if (deleted.running !== null) parts.turns.stop(deleted.running.id);
      return json({ message: 'Chat deleted successfully!' });
    },
  });
}
