import { v7 as makeId } from 'uuid';
import type { Clock } from '../kernel/clock.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Session, SessionOrigin } from '../store/accounts/sessions.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { AccountKeys } from './account-keys.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { durations } from '../kernel/durations.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Sessions {
  /** Opens a session for a user; belongs into the transaction of the sign-in. */
  openForUser(
    store: AccountStore,
    userId: string,
    remember: boolean,
    source: RequestSource,
  ): Promise<TokenPair & { readonly sessionId: string }>;
  /** Opens a session that may only verify its sign-up attempt. */
  openForSignUp(store: AccountStore, signUpId: string): Promise<TokenPair & { readonly sessionId: string }>;
  /**
   * Trades a refresh token for the next pair.
   * @throws ProblemError `session_expired` for every token that does not count; one that was used before ends its session.
   */
  refresh(store: AccountStore, refreshToken: string, source: RequestSource): Promise<TokenPair>;
}

interface SessionParts {
  readonly keys: AccountKeys;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
}

/** Sessions: an access token for ten minutes, a refresh token that works once, an end that nothing moves. */
export function createSessions(parts: SessionParts): Sessions {
  return {
    openForUser: (store, userId, remember, { ip, userAgent }) =>
      openSession(parts, store, {
        kind: 'user',
        subjectId: userId,
        lasts: remember ? durations.rememberedSession : durations.session,
        isRemembered: remember,
        origin: { ip, userAgent },
      }),
    openForSignUp: (store, signUpId) =>
      openSession(parts, store, { kind: 'sign_up', subjectId: signUpId, lasts: durations.signUp, isRemembered: false }),
    refresh: (store, refreshToken, source) => refreshSession(parts, store, refreshToken, source),
  };
}

interface NewSession {
  readonly kind: Session['kind'];
  readonly subjectId: string;
  readonly lasts: number;
  readonly isRemembered: boolean;
  readonly origin?: SessionOrigin;
}

async function openSession(
  { keys, accessTokens, clock }: SessionParts,
  store: AccountStore,
  { lasts, ...session }: NewSession,
): Promise<TokenPair & { readonly sessionId: string }> {
  const now = clock.now();
  const sessionId = makeId();
  const refreshToken = keys.makeRefreshToken();
  // Who has just signed in has just shown that it is them.
  const { kind, subjectId } = session;
  const provedAt = kind === 'user' ? now : 0;
  const expiresAt = now + lasts;
  await store.sessions.create({ id: sessionId, ...session, expiresAt, now, provedAt });
  await store.sessions.addRefreshToken(keys.hashToken(refreshToken), sessionId, now);
  const accessToken = await signAccess(accessTokens, { id: sessionId, kind, subjectId, expiresAt }, now);
  return { sessionId, accessToken, refreshToken };
}

function signAccess(
  accessTokens: AccessTokens,
  session: Pick<Session, 'id' | 'kind' | 'subjectId' | 'expiresAt'>,
  now: number,
): Promise<string> {
  const longest = session.kind === 'user' ? durations.accessToken : durations.unverifiedAccessToken;
  const left = Math.max(1, Math.floor((session.expiresAt - now) / 1000));
  return accessTokens.sign({ sessionId: session.id, subjectId: session.subjectId }, Math.min(longest, left));
}

type Outcome =
  | { readonly kind: 'refreshed'; readonly session: Session; readonly refreshToken: string }
  | { readonly kind: 'refused' };
const refused: Outcome = { kind: 'refused' };

async function refreshSession(
  parts: SessionParts,
  store: AccountStore,
  refreshToken: string,
  source: RequestSource,
): Promise<TokenPair> {
  const now = parts.clock.now();
  const outcome = await store.transaction((inner) => tradeToken(parts, inner, refreshToken, source));
  // Thrown after the transaction: what it kept of a refusal must stay.
  if (outcome.kind === 'refused') throw new ProblemError('session_expired');
  const accessToken = await signAccess(parts.accessTokens, outcome.session, now);
  return { accessToken, refreshToken: outcome.refreshToken };
}

async function tradeToken(
  { keys, clock }: SessionParts,
  store: AccountStore,
  refreshToken: string,
  source: RequestSource,
): Promise<Outcome> {
  const now = clock.now();
  const tokenHash = keys.hashToken(refreshToken);
  const next = keys.nextRefreshToken(refreshToken);
  const sessionId = await store.sessions.useRefreshToken(tokenHash, now);
  if (sessionId !== null) {
    const session = await findLive(store, sessionId, now);
    if (session === null) return refused;
    await store.sessions.addRefreshToken(keys.hashToken(next), sessionId, now);
    return { kind: 'refreshed', session, refreshToken: next };
  }
  const used = await store.sessions.findUsedRefreshToken(tokenHash);
  const session = used === null ? null : await findLive(store, used.sessionId, now);
  if (used === null || session === null) return refused;
  if (now - used.usedAt <= durations.refreshGrace) return { kind: 'refreshed', session, refreshToken: next };
  await endForReuse(store, session, source, now);
  return refused;
}

/** A token that comes back late was copied by somebody: nobody keeps this session. */
async function endForReuse(store: AccountStore, session: Session, source: RequestSource, now: number): Promise<void> {
  await store.sessions.end(session.id, now);
  const account = session.kind === 'user' ? await store.users.find(session.subjectId) : null;
  await auditAccount(store, source, now, {
    action: 'session.refresh_reuse',
    outcome: 'denied',
    tenantId: account?.tenantId ?? null,
    actorId: account?.userId ?? null,
    object: ['session', session.id],
  });
}

async function findLive(store: AccountStore, sessionId: string, now: number): Promise<Session | null> {
  const session = await store.sessions.find(sessionId);
  if (session === null || session.isEnded || session.expiresAt <= now) return null;
  if (session.kind === 'sign_up') return (await store.signUps.find(session.subjectId, now)) === null ? null : session;
  const account = await store.users.find(session.subjectId);
  return account === null || account.isDisabled ? null : session;
}
