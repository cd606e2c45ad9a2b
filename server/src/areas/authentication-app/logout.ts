import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface LogoutParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
}

/** Ends the session at once, with its refresh tokens. */
export function signOutRoute(parts: LogoutParts): Route {
  return route(authenticationApp.signOut, {
    policy: 'session',
    limits: ['write'],
    audit: 'session.sign_out',
    handle: async (request) => {
      const { caller } = request;
      await parts.store.transaction(async (store) => {
        const now = parts.clock.now();
        await store.sessions.end(caller.sessionId, now);
        await auditAccount(store, request, now, {
          action: 'session.sign_out',
          outcome: 'success',
          tenantId: caller.kind === 'unverified' ? null : caller.tenantId,
          actorId: caller.kind === 'unverified' ? null : caller.userId,
          object: ['session', caller.sessionId],
        });
      });
      parts.callers.forget(caller.sessionId);
      // What the page keeps by itself it removes by itself; the theme stays (specification, section 8).
      return json(
        { message: defineMessage('account.loggedOutSuccessfully', 'Logged out successfully.') },
        { 'Clear-Site-Data': '"cache"' },
      );
    },
  });
}
