import { defineMessage } from '@notewright/engine/message';
import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { changeChat } from './change-chat.ts';
import { removeFiles } from './remove-files.ts';
import type { Store } from '../../store/store.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface DestroyBinnedChatParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** "Delete now": a chat in the bin is destroyed, and nothing brings it back. */
export function destroyBinnedChat(parts: DestroyBinnedChatParts): Route {
  return route(chat.destroyBinnedChat, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'chat.destroy',
    handle: async (request) => {
      const { chatId } = request.params;
      const fileKeys = await changeChat(parts, request, 'chat.destroy', chatId, (tx, owner) =>
        tx.bin.destroy(owner, chatId),
      );
      await removeFiles(parts.files, fileKeys);
      await parts.store.bin.forgetDestroyed();
      return json({ message: defineMessage('chat.chatDestroyed', 'Chat destroyed.') });
    },
  });
}
