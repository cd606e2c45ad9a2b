import { durations } from '../kernel/durations.ts';
import type { AccessClaims, AccessTokens } from './access-tokens.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Caller, UserCaller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Session } from '../store/accounts/sessions.ts';
import type { Account } from '../store/accounts/users.ts';
import type { CallerReader } from '../policies/caller-reader.ts';

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
  /** Comes to its end once what is known here of a session's activity is kept, or could not be; never rejects. */
  activityKept(sessionId: string): Promise<void>;
}

export interface CallerParts {
  readonly store: AccountStore;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
  /** Minutes without activity after which a session is locked, unless a company says otherwise. */
  readonly idleMinutes: number;
  /** Everybody needs a second factor. */
  readonly secondFactorForAll: boolean;
}

interface Found {
  readonly caller: Caller;
  readonly expiresAt: number;
  readonly lastActiveAt: number;
  /** Milliseconds without activity after which the session is locked. */
  readonly idleLimit: number;
}

interface Known extends Found {
  readonly at: number;
}

/** Reads callers from access tokens, and asks the store whether the session still counts. */
export function createSessionCallers(parts: CallerParts): SessionCallers {
  const { store, accessTokens, clock } = parts;
  const known = new Map<string, Known>();
  const beingKept = new Map<string, Promise<void>>();

  const look = async (claims: AccessClaims): Promise<Known> => {
    const now = clock.now();
    const cached = known.get(claims.sessionId);
    const isFresh = cached !== undefined && Math.abs(now - cached.at) < freshFor && now < cached.expiresAt;
    if (isFresh && subjectOf(cached.caller) === claims.subjectId) return cached;
    const found = { ...(await findCaller(parts, claims, now)), at: now };
    if (known.size >= keptAtMost) known.clear();
    if (found.caller.kind === 'visitor') known.delete(claims.sessionId);
    else known.set(claims.sessionId, found);
    return found;
  };

  /** Keeps that somebody is at work: once a minute at most, and no answer waits for it but that to the word of activity. */
  const noteActivity = ({ caller, lastActiveAt, idleLimit, ...rest }: Known): void => {
    const now = clock.now();
    if (caller.kind !== 'user' || now - lastActiveAt < durations.activityStep) return;
    known.set(caller.sessionId, { ...rest, caller, idleLimit, lastActiveAt: now });
    const { sessionId } = caller;
    // Where it cannot be kept now, a later request keeps it.
    const kept = store.sessions
      .noteActivity(sessionId, now, now - idleLimit)
      .catch(() => undefined)
      .finally(() => {
        if (beingKept.get(sessionId) === kept) beingKept.delete(sessionId);
      });
    beingKept.set(sessionId, kept);
  };

  return {
    identifyCaller: async (header) => {
      const bearer = /^Bearer +([\w.~+/-]{1,2000}=*)$/i.exec(header ?? '')?.[1] ?? null;
      if (bearer === null) return { caller: visitor, bearer: header === undefined ? null : '' };
      const claims = await accessTokens.readClaims(bearer);
      if (claims === null) return { caller: visitor, bearer };
      const found = await look(claims);
      noteActivity(found);
      return { caller: found.caller, bearer };
    },
    isLive: async (caller) => {
      if (caller.kind === 'visitor') return true;
      const subjectId = subjectOf(caller) ?? '';
      return isSame(caller, (await look({ sessionId: caller.sessionId, subjectId })).caller);
    },
    activityKept: async (sessionId) => beingKept.get(sessionId),
    forget: (sessionId) => void known.delete(sessionId),
    forgetUser: (userId) => {
      for (const [sessionId, { caller }] of known)
        if ('userId' in caller && caller.userId === userId) known.delete(sessionId);
    },
  };
}

/** A session is its person's alone, also where it is remembered. */
function subjectOf(caller: Caller): string | null {
  if (caller.kind === 'visitor') return null;
  return caller.kind === 'unverified' ? caller.signUpId : caller.userId;
}

/**
 * Whoever was removed from a company or given another role is not the caller any more who opened an answer, and nobody
 * is whose session was locked meanwhile.
 */
function isSame(before: Caller, after: Caller): boolean {
  if (before.kind !== 'user' || after.kind !== 'user') return before.kind === after.kind;
  return before.tenantId === after.tenantId && before.role === after.role;
}

const nobody: Found = { caller: visitor, expiresAt: 0, lastActiveAt: 0, idleLimit: 0 };

async function findCaller(parts: CallerParts, claims: AccessClaims, now: number): Promise<Found> {
  const { store } = parts;
  const session = await store.sessions.find(claims.sessionId);
  if (session === null || session.isEnded || session.expiresAt <= now || session.subjectId !== claims.subjectId)
    return nobody;
  const { id: sessionId, expiresAt, lastActiveAt } = session;
  if (session.kind === 'sign_up') {
    const signUp = await store.signUps.find(session.subjectId, now);
    if (signUp === null) return nobody;
    const caller = { kind: 'unverified', signUpId: signUp.id, sessionId, email: signUp.email } as const;
    return { ...nobody, caller, expiresAt };
  }
  const account = await store.users.find(session.subjectId);
  if (account === null || account.isDisabled) return nobody;
  const idleLimit = (account.membership?.idleMinutes ?? parts.idleMinutes) * 60_000 + durations.idleMargin;
  const user = presentCaller(account, session, parts.secondFactorForAll);
  const isLocked = session.isLocked || now - lastActiveAt >= idleLimit;
  return { caller: isLocked ? lockCaller(user) : user, expiresAt, lastActiveAt, idleLimit };
}

function lockCaller({ userId, tenantId, sessionId, email }: UserCaller): Caller {
  return { kind: 'locked', userId, tenantId, sessionId, email };
}

/** Who somebody is in one session: a company's member may work there with charts of their own instead. */
function presentCaller(account: Account, session: Session, secondFactorForAll: boolean): UserCaller {
  const { userId, email, personalTenantId, membership, isOperator, hasSecondFactor } = account;
  const company = session.workspace === 'company' ? membership : null;
  const isAsked = secondFactorForAll || isOperator || membership?.requiresSecondFactor === true;
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
