import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { presentSessions } from '../../presenters/present-session.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';

/** Where the signed-in person is signed in; there is no way to ask for another's. */
export function listSessionsRoute(parts: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(authenticationApp.listSessions, {
    policy: 'signed-in',
    limits: ['read'],
    audit: 'none: people read their own sessions',
    handle: async ({ caller }) => {
      const now = parts.clock.now();
      const sessions = await parts.store.sessions.listOf(caller.userId, now);
      return json(presentSessions(sessions, { sessionId: caller.sessionId, now }));
    },
  });
}

export interface SettingsSessionsParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
}

/** Ends one of the person's own sessions. Another's reads like one that does not exist. */
export function endSessionRoute(parts: SettingsSessionsParts): Route {
  return route(authenticationApp.endSession, {
    policy: 'signed-in',
    limits: ['write'],
    audit: 'session.end',
    proof: 'recent',
    handle: async (request) => {
      const { caller, params } = request;
      await parts.store.transaction(async (store) => {
        const isEnded = await store.sessions.endOf(caller.userId, params.sessionId, parts.clock.now());
        if (!isEnded) throw new ProblemError('not_found');
        await auditEnd(parts, store, { caller, source: request, action: 'session.end', sessionId: params.sessionId });
      });
      parts.callers.forget(params.sessionId);
      return json({ message: defineMessage('account.sessionEnded', 'This session has been logged out.') });
    },
  });
}

/** Ends every session of the person but the one that asks. */
export function endOtherSessionsRoute(parts: SettingsSessionsParts): Route {
  return route(authenticationApp.endOtherSessions, {
    policy: 'signed-in',
    limits: ['write'],
    audit: 'session.end_others',
    proof: 'recent',
    handle: async (request) => {
      const { caller } = request;
      const ended = await parts.store.transaction(async (store) => {
        const ids = await store.sessions.endOthers(caller.userId, caller.sessionId, parts.clock.now());
        await auditEnd(parts, store, {
          caller,
          source: request,
          action: 'session.end_others',
          sessionId: caller.sessionId,
        });
        return ids;
      });
      for (const id of ended) parts.callers.forget(id);
      return json({
        message: defineMessage('account.loggedOutElsewhere', 'You have been logged out everywhere else.'),
        ended: ended.length,
      });
    },
  });
}

interface Ending {
  readonly caller: UserCaller;
  readonly source: RequestSource;
  readonly action: string;
  readonly sessionId: string;
}

function auditEnd(
  { clock }: { readonly clock: Clock },
  store: AccountStore,
  { caller, source, action, sessionId }: Ending,
): Promise<void> {
  const { tenantId, userId } = caller;
  const object = ['session', sessionId] as const;
  return auditAccount(store, source, clock.now(), { action, outcome: 'success', tenantId, actorId: userId, object });
}
