import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../../http/route.ts';
import { presentMessage } from '../../../presenters/present-message.ts';
import { auditLine, denied } from '../audit-line.ts';
import { findNote } from '../find-note.ts';
import { ownerOf } from '../owner-of.ts';
import type { CosignatureParts } from './cosignature-parts.ts';

/** Takes an open request back: from then on its version is as far from who was asked as any other. */
export function takeBackCosignature(parts: Pick<CosignatureParts, 'store' | 'clock'>): Route {
  return route(chat.takeBackCosignature, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'cosignature.take_back',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const { id, chatId } = await findNote(parts, request, 'cosignature.take_back', request.params.messageId);
      const note = await parts.store.transaction(async (tx) => {
        if ((await tx.chats.hold(owner, chatId)) === null) return null;
        const requestId = await tx.cosignatures.takeBack(owner, id);
        if (requestId === null) return null;
        await tx.audit.append(
          auditLine(parts, request, 'cosignature.take_back', { type: 'message', id }),
          auditLine(parts, request, 'cosignature.take_back', { type: 'cosignature', id: requestId }),
        );
        return tx.messages.find(owner, id);
      });
      if (note === null) throw await denied(parts, request, 'cosignature.take_back', { type: 'message', id });
      return json({ data: presentMessage(note) });
    },
  });
}
