import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentTitle } from '../../presenters/present-chat.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { auditLine, denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Owner, Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function readChat(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.readChat, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'chat.read',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const object = { type: 'chat', id: request.params.chatId } as const;
      const found = await parts.store.chats.find(owner, object.id);
      if (found === null) throw await denied(parts, request, 'chat.read', object);
      const branchId = await findRead(parts.store, owner, object.id, request.query);
      if (branchId === null) throw await denied(parts, request, 'chat.read', object);
      const page = await parts.store.messages.page(owner, object.id, { ...request.query, branchId });
      await parts.store.audit.append(auditLine(parts, request, 'chat.read', object));
      const messages = page.items.map(presentMessage);
      const { id, title } = found;
      return json({
        data: { id, title: presentTitle(title), branch: branchId, messages, next_cursor: page.nextCursor },
      });
    },
  });
}

/** The branch that is to be read; one that is asked for is shown from now on. Null where the chat has no such branch. */
async function findRead(
  { branches }: Pick<Store, 'branches'>,
  owner: Owner,
  chatId: string,
  { branch, cursor }: { readonly branch?: string | undefined; readonly cursor?: string | undefined },
): Promise<string | null> {
  const shown = await branches.findShown(owner, chatId);
  if (branch === undefined) return shown;
  const asked = await branches.find(owner, chatId, branch);
  if (asked !== null && asked !== shown && cursor === undefined) await branches.show(owner, chatId, asked);
  return asked;
}
