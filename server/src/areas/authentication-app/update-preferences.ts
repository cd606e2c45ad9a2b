import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentPreferences } from '../../presenters/present-preferences.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Changes what the signed-in user's new chats begin with, and whether their own go to language models. */
export function updatePreferencesRoute(parts: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(authenticationApp.updatePreferences, {
    policy: 'signed-in',
    limits: ['write'],
    audit: 'preferences.update',
    handle: async (request) => {
      const { userId, tenantId } = request.caller;
      const { default_tool: defaultTool, note_kind: noteKind, uses_models: usesModels } = request.body;
      const account = await parts.store.transaction(async (store) => {
        const before = await store.users.find(userId);
        await store.users.updatePreferences(userId, {
          ...(defaultTool === undefined ? {} : { defaultTool }),
          ...(noteKind === undefined ? {} : { noteKind }),
          ...(usesModels === undefined ? {} : { usesModels }),
        });
        const isSwitched = usesModels !== undefined && usesModels !== before?.preferences.usesModels;
        const actions = ['preferences.update', ...(isSwitched ? [usesModels ? 'models.on' : 'models.off'] : [])];
        for (const action of actions)
          await auditAccount(store, request, parts.clock.now(), {
            action,
            outcome: 'success',
            tenantId,
            actorId: userId,
            object: ['user', userId],
          });
        return store.users.find(userId);
      });
      if (account === null) throw new ProblemError('session_expired');
      return json(presentPreferences(account.preferences));
    },
  });
}
