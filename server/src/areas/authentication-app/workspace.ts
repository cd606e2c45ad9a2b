import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface WorkspaceParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
}

/** Lets a company's member work, in this session, with the company's chats or with their own. */
export function switchWorkspaceRoute(parts: WorkspaceParts): Route {
  return route(authenticationApp.switchWorkspace, {
    policy: 'signed-in',
    limits: ['write'],
    audit: 'session.workspace',
    handle: async (request) => {
      const { caller } = request;
      const { workspace } = request.body;
      await parts.store.transaction(async (store) => {
        const account = await store.users.find(caller.userId);
        const company = account?.membership ?? null;
        if (workspace === 'company' && company === null)
          throw new ProblemError('conflict', {
            message: defineMessage('account.inNoCompany', 'You do not belong to a company.'),
          });
        await store.sessions.setWorkspace(caller.sessionId, workspace);
        await auditAccount(store, request, parts.clock.now(), {
          action: 'session.workspace',
          outcome: 'success',
          tenantId: company?.tenantId ?? caller.personalTenantId,
          actorId: caller.userId,
          object: ['session', caller.sessionId],
        });
      });
      parts.callers.forget(caller.sessionId);
      const message =
        workspace === 'company'
          ? defineMessage('account.worksInCompany', 'You work in your company now.')
          : defineMessage('account.worksAlone', 'You work on your own now.');
      return json({ message, workspace });
    },
  });
}
