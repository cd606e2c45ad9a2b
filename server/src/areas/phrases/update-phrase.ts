import { phrases } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { auditLine, ownerOf, presentPhrase, refuseSameName, requireEditable, type PhraseParts } from './own-phrases.ts';

export function updatePhrase(parts: Omit<PhraseParts, 'newId'>): Route {
  return route(phrases.updatePhrase, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'phrase.update',
    handle: async (request) => {
      const { caller, body, params } = request;
      const owner = ownerOf(caller);
      const before = await requireEditable(parts, request, 'phrase.update', params.phraseId);
      const now = parts.clock.now();
      await parts.store.transaction(async (tx) => {
        await tx.phrases.hold(owner, before.isShared);
        refuseSameName(await tx.phrases.list(owner), { ...before, name: body.name });
        // Deleted since it was looked for.
        if (!(await tx.phrases.update(owner, before.id, body, now))) throw new ProblemError('not_found');
        await tx.audit.append(auditLine(parts, request, 'phrase.update', before.id));
      });
      return json({ data: presentPhrase(caller, { ...before, ...body, updatedAt: now }) });
    },
  });
}
