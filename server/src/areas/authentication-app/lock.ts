import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import { unlockSession } from '../../accounts/unlock-session.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { UnlockSessionParts } from '../../accounts/unlock-session.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { Clock } from '../../kernel/clock.ts';

/**
 * Says that somebody is at work: that the call came with a session is all it has to say. Its answer waits until that is kept: the page
 * says nothing more for minutes, and whoever is at work must not be locked out by a database that was slow.
 */
export function tellActivityRoute(parts: Pick<LockParts, 'callers'>): Route {
  return route(authenticationApp.tellActivity, {
    policy: 'signed-in',
    limits: ['read'],
    audit: 'none: that a session is in use is kept with the session',
    handle: async ({ caller }) => {
      await parts.callers.activityKept(caller.sessionId);
      return json({});
    },
  });
}

export interface LockParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
}

/** Locks a session: its tokens open nothing but unlocking and logging out from now on. */
export function lockRoute(parts: LockParts): Route {
  return route(authenticationApp.lock, {
    policy: 'signed-in',
    limits: ['write'],
    audit: 'session.lock',
    handle: async (request) => {
      const { sessionId, tenantId, userId } = request.caller;
      await parts.store.transaction(async (store) => {
        const now = parts.clock.now();
        await store.sessions.lock(sessionId, now);
        await auditAccount(store, request, now, {
          action: 'session.lock',
          outcome: 'success',
          tenantId,
          actorId: userId,
          object: ['session', sessionId],
        });
      });
      parts.callers.forget(sessionId);
      return json({ message: defineMessage('account.sessionLocked', 'The session is locked.') });
    },
  });
}

/** Unlocks the session of whoever shows that it is theirs. */
export function unlockRoute(parts: UnlockSessionParts): Route {
  return route(authenticationApp.unlock, {
    policy: 'session',
    limits: ['profile'],
    audit: 'session.unlock',
    handle: async (request) => {
      const { caller, body } = request;
      if (caller.kind === 'unverified') throw new ProblemError('email_unverified');
      await unlockSession(parts, caller, body, request);
      return json({ message: defineMessage('account.welcomeBack', 'Welcome back.') });
    },
  });
}
