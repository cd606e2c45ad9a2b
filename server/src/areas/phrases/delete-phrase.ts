import { defineMessage } from '@notewright/engine/message';
import { phrases } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { auditLine, ownerOf, requireEditable, type PhraseParts } from './own-phrases.ts';

export function deletePhrase(parts: Omit<PhraseParts, 'newId'>): Route {
  return route(phrases.deletePhrase, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'phrase.delete',
    handle: async (request) => {
      const { id } = await requireEditable(parts, request, 'phrase.delete', request.params.phraseId);
      await parts.store.transaction(async (tx) => {
        if (!(await tx.phrases.remove(ownerOf(request.caller), id))) throw new ProblemError('not_found');
        await tx.audit.append(auditLine(parts, request, 'phrase.delete', id));
      });
      return json({ message: defineMessage('phrases.deleted', 'Phrase deleted.') });
    },
  });
}
