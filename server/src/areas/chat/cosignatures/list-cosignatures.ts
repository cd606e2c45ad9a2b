import { chat, limits } from '@notewright/contract';
import { json, route, type Route } from '../../../http/route.ts';
import { presentCosignatureItem } from '../../../presenters/present-cosignature.ts';
import { auditLine } from '../audit-line.ts';
import { ownerOf } from '../owner-of.ts';
import type { CosignatureParts } from './cosignature-parts.ts';

type Parts = Pick<CosignatureParts, 'store' | 'clock'>;

/** Requests that wait for somebody, that they asked, or that they answered. Titles can name what a patient has, so the audit log has a line, as for the list of chats. */
export function listCosignatures(parts: Parts): Route {
  return route(chat.listCosignatures, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'cosignature.list',
    handle: async (request) => {
      const { box, cursor } = request.query;
      const owner = ownerOf(request.caller);
      const page = await parts.store.cosignatures.list(owner, { box, cursor, limit: limits.chatListPage });
      await parts.store.audit.append(auditLine(parts, request, 'cosignature.list', null));
      return json({
        data: page.items.map((item) => presentCosignatureItem(item, owner.userId)),
        next_cursor: page.nextCursor,
      });
    },
  });
}

/** How many wait. */
export function countCosignatures({ store }: Parts): Route {
  return route(chat.countCosignatures, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: a count says nothing of a patient',
    handle: async ({ caller }) => json({ data: { waiting: await store.cosignatures.countWaiting(ownerOf(caller)) } }),
  });
}
