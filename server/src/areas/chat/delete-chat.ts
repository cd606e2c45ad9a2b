import { defineMessage } from '@notewright/engine/message';
import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { changeChat } from './change-chat.ts';
import type { Store } from '../../store/store.ts';
import type { TurnRunner } from '../../turns/turn-runner.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface DeleteChatParts {
  readonly store: Store;
  readonly turns: TurnRunner;
  readonly clock: Clock;
}

/** Into the bin. A reply that runs in the chat is asked to stop, since nobody can read it any more. */
export function deleteChat(parts: DeleteChatParts): Route {
  return route(chat.deleteChat, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'chat.delete',
    handle: async (request) => {
      const { chatId } = request.params;
      const deleted = await changeChat(parts, request, 'chat.delete', chatId, async (tx, owner) => {
        const running = await tx.messages.findRunning(owner, chatId);
        if (running !== null) await tx.journal.requestStop(owner, running);
        const moved = await tx.chats.moveToBin(owner, chatId, parts.clock.now());
        return moved ? { running } : null;
      });
      if (deleted.running !== null) parts.turns.stop(deleted.running);
      return json({ message: defineMessage('chat.chatDeletedSuccessfully', 'Chat deleted successfully!') });
    },
  });
}
