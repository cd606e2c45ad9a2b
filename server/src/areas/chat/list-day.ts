import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import type { Clock } from '../../kernel/clock.ts';
import { dayBounds } from '../../kernel/day-bounds.ts';
import { presentListedNote } from '../../presenters/present-listed-note.ts';
import type { Store } from '../../store/store.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';

/** The notes of a person's day. Which moments that are is what their time zone says. */
export function listDay(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.listDay, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'note.list',
    handle: async (request) => {
      const { date, time_zone: timeZone, state, tool, ...page } = request.query;
      const owner = ownerOf(request.caller);
      const filter = { day: dayBounds(date, timeZone), state, tool };
      const listed = await parts.store.dayList.page(owner, filter, page);
      const counts = await parts.store.dayList.count(owner, filter);
      await parts.store.audit.append(auditLine(parts, request, 'note.list', null));
      return json({ data: listed.items.map(presentListedNote), counts, next_cursor: listed.nextCursor });
    },
  });
}
