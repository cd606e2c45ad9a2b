import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { denied } from './audit-line.ts';
import { ownerOf, type ChatParts } from './chat-parts.ts';

export function saveDraft(parts: ChatParts): Route {
  return route(chat.saveDraft, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'none: a draft is saved every few words; sending it is what the log tells of',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const { chat_id: chatId, text } = request.body;
      if (chatId !== null && (await parts.store.chats.find(owner, chatId)) === null) {
        throw await denied(parts, request, 'draft.save', { type: 'chat', id: chatId });
      }
      await parts.store.drafts.save(owner, chatId, text, parts.clock.now());
      return json({ message: 'Draft saved.' });
    },
  });
}
