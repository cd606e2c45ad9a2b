import type { AccessClaims, AccessTokens } from '../accounts/access-tokens.ts';
import type { Clock } from '../clock.ts';
import type { Caller, UserCaller } from '../http/route.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Session } from '../store/accounts/sessions.ts';
import type { Account } from '../store/accounts/users.ts';
import type { CallerReader } from './caller-reader.ts';

/**
 * How long an answer about a session may be reused. With the two seconds between two looks at an open stream, a
 * session that was ended in another process reads nothing more within five seconds.
 */
const freshFor = 2000;
const keptAtMost = 20_000;

const visitor: Caller = { kind: 'visitor' };

export interface SessionCallers extends CallerReader {
  /** Lets the next request of a session ask the store again. */
  forget(sessionId: string): void;
  /** The same for all sessions of a user. */
  forgetUser(userId: string): void;
}

interface Known {
  readonly caller: Caller;
  readonly at: number;
  readonly expiresAt: number;
}

/** Reads callers from access tokens, and asks the store whether the session still counts. */
export function createSessionCallers(store: AccountStore, accessTokens: AccessTokens, clock: Clock): SessionCallers {
  const known = new Map<string, Known>();

  const look = async (claims: AccessClaims): Promise<Caller> => {
    const now = clock.now();
    const cached = known.get(claims.sessionId);
    if (cached !== undefined && Math.abs(now - cached.at) < freshFor && now < cached.expiresAt) return cached.caller;
    const found = await findCaller(store, claims, now);
    if (known.size >= keptAtMost) known.clear();
    if (found.caller.kind === 'visitor') known.delete(claims.sessionId);
    else known.set(claims.sessionId, { ...found, at: now });
    return found.caller;
  };

  return {
    read: async (header) => {
      const bearer = /^Bearer +([\w.~+/-]{1,2000}=*)$/i.exec(header ?? '')?.[1] ?? null;
      if (bearer === null) return { caller: visitor, bearer: header === undefined ? null : '' };
      const claims = await accessTokens.read(bearer);
      return { caller: claims === null ? visitor : await look(claims), bearer };
    },
    isLive: async (caller) => {
      if (caller.kind === 'visitor') return true;
      const subjectId = caller.kind === 'user' ? caller.userId : caller.signUpId;
      return isSame(caller, await look({ sessionId: caller.sessionId, subjectId }));
    },
    forget: (sessionId) => void known.delete(sessionId),
    forgetUser: (userId) => {
      for (const [sessionId, { caller }] of known)
        if (caller.kind === 'user' && caller.userId === userId) known.delete(sessionId);
    },
  };
}

/** Whoever was removed from a company or given another role is not the caller any more who opened an answer. */
function isSame(before: Caller, after: Caller): boolean {
  if (before.kind !== 'user' || after.kind !== 'user') return before.kind === after.kind;
  return before.tenantId === after.tenantId && before.role === after.role;
}

const nobody = { caller: visitor, expiresAt: 0 };

async function findCaller(
  store: AccountStore,
  claims: AccessClaims,
  now: number,
): Promise<{ readonly caller: Caller; readonly expiresAt: number }> {
  const session = await store.sessions.find(claims.sessionId);
  if (session === null || session.isEnded || session.expiresAt <= now || session.subjectId !== claims.subjectId)
    return nobody;
  const { id: sessionId, expiresAt } = session;
  if (session.kind === 'sign_up') {
    const signUp = await store.signUps.find(session.subjectId, now);
    if (signUp === null) return nobody;
    return { caller: { kind: 'unverified', signUpId: signUp.id, sessionId, email: signUp.email }, expiresAt };
  }
  const account = await store.users.find(session.subjectId);
  if (account === null || account.isDisabled) return nobody;
  return { caller: presentCaller(account, session), expiresAt };
}

/** Who somebody is in one session: a company's member may work there with charts of their own instead. */
function presentCaller(account: Account, session: Session): UserCaller {
  const { userId, email, personalTenantId, membership, isOperator, hasSecondFactor } = account;
  const company = session.workspace === 'company' ? membership : null;
  const isAsked = isOperator || membership?.requiresSecondFactor === true;
  return {
    kind: 'user',
    userId,
    tenantId: company?.tenantId ?? personalTenantId,
    personalTenantId,
    sessionId: session.id,
    email,
    role: isOperator ? 'operator' : (company?.role ?? 'individual'),
    provedAt: session.provedAt,
    lacksSecondFactor: isAsked && !hasSecondFactor,
  };
}
