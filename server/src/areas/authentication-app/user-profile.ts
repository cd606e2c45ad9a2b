import type { BillingRules } from '../../plans/coverage.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import { authenticationApp } from '@notewright/contract';
import { readCoverage } from '../../plans/coverage.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentProfile } from '../../presenters/present-profile.ts';

export interface UserProfileParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
  /** Minutes without activity after which a screen locks, unless a company says otherwise (setting IDLE_MINUTES). */
  readonly idleMinutes: number;
  /** Everybody needs a second factor, not only where a company or a role asks for one (setting REQUIRE_SECOND_FACTOR). */
  readonly secondFactorForAll: boolean;
}

/** The signed-in user's profile. */
export function readProfileRoute(parts: UserProfileParts): Route {
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
