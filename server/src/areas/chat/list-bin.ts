import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentTitle } from '../../presenters/present-chat.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

const day = 86_400_000;

export interface ListBinParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Days a deleted chat stays in the bin. */
  readonly binDays: number;
}

/** The signed-in user's deleted chats. */
export function listBin(parts: ListBinParts): Route {
  return route(chat.listBin, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'bin.list',
    handle: async (request) => {
      const page = await parts.store.bin.list(ownerOf(request.caller), request.query);
      await parts.store.audit.append(auditLine(parts, request, 'bin.list', null));
      const data = page.items.map(({ id, title, binnedAt }) => ({
        id,
        title: presentTitle(title),
        deleted_on: new Date(binnedAt).toISOString(),
        destroyed_on: new Date(binnedAt + parts.binDays * day).toISOString(),
      }));
      return json({ data, next_cursor: page.nextCursor });
    },
  });
}
