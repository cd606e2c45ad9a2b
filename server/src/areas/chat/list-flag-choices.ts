import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentFlagChoice } from '../../presenters/present-flag-choice.ts';
import { auditLine, denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function listFlagChoices(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.listFlagChoices, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'flag.list',
    handle: async (request) => {
      const object = { type: 'chat', id: request.params.chatId } as const;
      const choices = await parts.store.flagChoices.list(ownerOf(request.caller), object.id);
      if (choices === null) throw await denied(parts, request, 'flag.list', object);
      await parts.store.audit.append(auditLine(parts, request, 'flag.list', object));
      return json({ data: choices.map(presentFlagChoice) });
    },
  });
}
