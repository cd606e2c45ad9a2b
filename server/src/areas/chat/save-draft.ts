import { defineMessage } from '@notewright/engine/message';
import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function saveDraft(parts: { readonly store: Store; readonly clock: Clock }): Route {
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
      return json({ message: defineMessage('chat.draftSaved', 'Draft saved.') });
    },
  });
}
