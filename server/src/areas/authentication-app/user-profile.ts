import { authenticationApp } from '@notewright/contract';
import type { AccountParts } from '../../accounts/account-parts.ts';
import { readCoverage } from '../../plans/coverage.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentProfile } from '../../presenters/present-profile.ts';

/** The signed-in user's profile. */
export function readProfileRoute(parts: AccountParts): Route {
  return route(authenticationApp.readProfile, {
    policy: 'signed-in',
    limits: ['read'],
    audit: 'none: people read their own profile on every page',
    handle: async (request) => {
      const account = await parts.store.users.find(request.caller.userId);
      if (account === null) throw new ProblemError('session_expired');
      const coverage = await readCoverage(parts, account, request.caller);
      return json(presentProfile(account, request.caller, parts, coverage));
    },
  });
}
