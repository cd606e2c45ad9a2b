import { authenticationApp } from '@notewright/contract';
import type { AccountParts } from '../../accounts/account-parts.ts';
import { ProblemError } from '../../http/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';

/** The signed-in user's profile. */
export function readProfileRoute(parts: AccountParts): Route {
  return route(authenticationApp.readProfile, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: people read their own profile on every page',
    handle: async (request) => {
      const account = await parts.store.users.find(request.caller.userId);
      if (account === null) throw new ProblemError('session_expired');
      return json({
        id: account.userId,
        name: account.name,
        email: account.email,
        profile_picture: null,
        subscription_status: null,
        account_type: account.tenantKind,
        subscription_expires_on: null,
        trial_ends_on: new Date(account.trialEndsOn).toISOString(),
      });
    },
  });
}
