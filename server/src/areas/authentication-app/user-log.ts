import { authenticationApp } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentLoginActivity } from '../../presenters/present-login-activity.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

/** The signed-in user's own sign-in activity, a page at a time; there is no way to ask for another's. */
export function listLoginActivityRoute(parts: { readonly store: AccountStore }): Route {
  return route(authenticationApp.listLoginActivity, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: people read their own sign-in activity',
    handle: async ({ caller, query }) => {
      const lines = await parts.store.activity.list(caller.userId, { afterId: query.cursor, limit: query.limit });
      return json(lines.map((line) => presentLoginActivity(line, caller.email)));
    },
  });
}
