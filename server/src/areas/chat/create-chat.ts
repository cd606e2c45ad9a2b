import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { ownerOf } from './owner-of.ts';
import { completeSent, streamSent } from './follow-sent.ts';
import type { OncePerKey } from './once-per-key.ts';
import { readNoteChoice } from './note-choice.ts';
import { readRedaction } from './redaction-choice.ts';
import { postMessage } from './post-message.ts';
import type { PostMessageParts } from './post-message.ts';

export function createChat(parts: PostMessageParts, idempotently: OncePerKey): Route {
  return route(chat.createChat, {
    policy: 'chart-user',
    limits: ['send'],
    audit: 'chat.create',
    plan: 'write',
    handle: async (request) => {
      const { model_name: toolName, message_content: text } = request.body;
      const redaction = readRedaction(request.body, toolName);
      const sent = await idempotently(request, 'create_chat', async (key) => {
        const note = await readNoteChoice(parts.store, ownerOf(request.caller), request.body, toolName);
        const sources = request.body.sources ?? [];
        const message = { chatId: null, toolName, text, files: request.files, sources, redaction, note };
        return postMessage(parts, request, message, key);
      });
      if (request.wantsStream) return streamSent(parts, request, sent);
      const done = await completeSent(parts, request, sent);
      const messages = [presentMessage(done.userMessage), presentMessage(done.reply)];
      return json({ data: { id: sent.chatId, title: done.title, messages } });
    },
  });
}
