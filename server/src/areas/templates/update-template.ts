import { templates } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { auditLine, ownerOf, presentTemplate, refuseSameName, requireEditable } from './own-templates.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/store.ts';

export function updateTemplate(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(templates.updateTemplate, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'template.update',
    handle: async (request) => {
      const { caller, body, params } = request;
      const owner = ownerOf(caller);
      const before = await requireEditable(parts, request, 'template.update', params.templateId);
      const now = parts.clock.now();
      await parts.store.transaction(async (tx) => {
        await tx.templates.hold(owner, before.isShared);
        refuseSameName(await tx.templates.list(owner), { ...before, name: body.name });
        // Deleted since it was looked for.
        if (!(await tx.templates.update(owner, before.id, body, now))) throw new ProblemError('not_found');
        await tx.audit.append(auditLine(parts, request, 'template.update', before.id));
      });
      return json({ data: presentTemplate(caller, { ...before, ...body, updatedAt: now }) });
    },
  });
}
