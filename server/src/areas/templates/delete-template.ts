import { defineMessage } from '@notewright/engine/message';
import { templates } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { auditLine, ownerOf, requireEditable } from './own-templates.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function deleteTemplate(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(templates.deleteTemplate, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'template.delete',
    handle: async (request) => {
      const { id } = await requireEditable(parts, request, 'template.delete', request.params.templateId);
      await parts.store.transaction(async (tx) => {
        if (!(await tx.templates.remove(ownerOf(request.caller), id))) throw new ProblemError('not_found');
        await tx.audit.append(auditLine(parts, request, 'template.delete', id));
      });
      return json({ message: defineMessage('templates.deleted', 'Template deleted successfully!') });
    },
  });
}
