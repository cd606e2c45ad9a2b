import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { auditLine } from './audit-line.ts';
import { findNote } from './find-note.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function readNote(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.readNote, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'note.read',
    handle: async (request) => {
      const note = await findNote(parts, request, 'note.read', request.params.messageId);
      await parts.store.audit.append(auditLine(parts, request, 'note.read', { type: 'message', id: note.id }));
      return json({ data: presentMessage(note) });
    },
  });
}
