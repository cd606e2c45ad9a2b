import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../../http/route.ts';
import { presentAskedNote, presentSource } from '../../../presenters/present-asked-note.ts';
import { presentCosignatureItem } from '../../../presenters/present-cosignature.ts';
import type { Store, StoredMessage } from '../../../store/store.ts';
import { auditLine } from '../audit-line.ts';
import { ownerOf } from '../owner-of.ts';
import type { CosignatureParts } from './cosignature-parts.ts';
import { findAsked, requireSignedByAuthor, type AskedNote } from './find-asked.ts';

/**
 * The one version of another's chat that was put before whoever calls, and the message that it was written from. It is a read of a
 * patient's text by another than its writer: the audit log says who read which version by which request.
 */
export function readCosignature(parts: Pick<CosignatureParts, 'store' | 'clock'>): Route {
  return route(chat.readCosignature, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'cosignature.read',
    handle: async (request) => {
      const found = await findAsked(parts, request, 'cosignature.read', request.params.requestId);
      requireSignedByAuthor(found);
      const { asked, author, note } = found;
      await parts.store.audit.append(
        auditLine(parts, request, 'cosignature.read', { type: 'cosignature', id: asked.id }),
        auditLine(parts, request, 'cosignature.read', { type: 'message', id: note.id }),
      );
      const source = await readSource(parts.store, found);
      const { title = null } = (await parts.store.chats.find(author, note.chatId)) ?? {};
      return json({
        data: {
          request: presentCosignatureItem({ request: asked, title }, ownerOf(request.caller).userId),
          note: presentAskedNote(note),
          source: source === null ? null : presentSource(source),
        },
      });
    },
  });
}

/** The message whose words the sources of a note's statements are ranges of. */
function readSource({ messages }: Store, { author, note }: AskedNote): Promise<StoredMessage | null> {
  return messages.find(author, note.toolResult.sourceMessageId ?? note.replyTo);
}
