import type { AccessClaims, AccessTokens } from '../accounts/access-tokens.ts';
import type { Clock } from '../clock.ts';
import type { Caller } from '../http/route.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
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
      return (await look({ sessionId: caller.sessionId, subjectId })).kind === caller.kind;
    },
    forget: (sessionId) => void known.delete(sessionId),
    forgetUser: (userId) => {
      for (const [sessionId, { caller }] of known)
        if (caller.kind === 'user' && caller.userId === userId) known.delete(sessionId);
    },
  };
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
  const { userId, tenantId, email } = account;
  return { caller: { kind: 'user', userId, tenantId, sessionId, email }, expiresAt };
}
