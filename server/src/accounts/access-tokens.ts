import { createHash } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../kernel/clock.ts';
import type { AccountKeys } from './account-keys.ts';

const issuer = 'notewright';
const audience = 'notewright';
/** RFC 9068: says that this is an access token, so that no other signed thing passes for one. */
const tokenType = 'at+jwt';
const algorithm = 'EdDSA';

export interface AccessClaims {
  readonly sessionId: string;
  /** A user's id or a sign-up attempt's id. */
  readonly subjectId: string;
}

export interface AccessTokens {
  /** `seconds` is how long it counts. */
  sign(claims: AccessClaims, seconds: number): Promise<string>;
  /** Null for anything that is not a token of ours that still counts. */
  readClaims(token: string): Promise<AccessClaims | null>;
}

/** How many verified tokens one process remembers: a few megabytes, and more than the sessions it serves at once. */
const keptAtMost = 10_000;
/** How far the clock may have been set back before a remembered token is looked at again: nothing is taken on trust. */
const clockSlack = 1000;

/** Milliseconds by which the clock of another process of the installation may be ahead of ours. */
const longestAhead = 5 * 60_000;

interface Verified {
  readonly claims: AccessClaims;
  /** Milliseconds since 1970: when it was verified, and from when on it no longer counts. */
  readonly at: number;
  readonly expiresAt: number;
}

/**
 * Tokens whose signature has been verified, so that it need not be verified with every request. Kept by the SHA-256 of the whole
 * token: a token that differs in one character is another token, and what is kept is of no use to sign in with.
 */
class VerifiedTokens {
  private readonly byHash = new Map<string, Verified>();
  private readonly kept: number;

  constructor(kept: number) {
    this.kept = kept;
  }

  find(hash: string, now: number): AccessClaims | null {
    const known = this.byHash.get(hash);
    if (known === undefined) return null;
    if (now < known.expiresAt && now >= known.at - clockSlack) return known.claims;
    this.byHash.delete(hash);
    return null;
  }

  keep(hash: string, verified: Verified): void {
    // The oldest goes first: a map holds its keys in the order in which they came.
    const oldest = this.byHash.size >= this.kept ? this.byHash.keys().next().value : undefined;
    if (oldest !== undefined) this.byHash.delete(oldest);
    this.byHash.set(hash, verified);
  }
}

/** Access tokens: signed with Ed25519 and nothing else, whatever the token itself asks for. `kept`: verified tokens. */
export function createAccessTokens(keys: AccountKeys, clock: Clock, kept = keptAtMost): AccessTokens {
  const verified = new VerifiedTokens(kept);
  return {
    sign: (claims, seconds) => {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ sid: claims.sessionId })
        .setProtectedHeader({ alg: algorithm, typ: tokenType })
        .setSubject(claims.subjectId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(keys.signingKey);
    },
    readClaims: async (token) => {
      const now = clock.now();
      const hash = createHash('sha256').update(token).digest('base64url');
      const known = verified.find(hash, now);
      if (known !== null) return known;
      const found = await verify(token, keys, now);
      if (found === null) return null;
      verified.keep(hash, found);
      return found.claims;
    },
  };
}

async function verify(token: string, keys: AccountKeys, now: number): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, keys.verifyingKey, {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: tokenType,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: new Date(now),
    });
    const { sub, sid, exp, iat = 0 } = payload;
    // Signed while the clock was ahead, it would count for as long as that.
    if (iat * 1000 - now > longestAhead) return null;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null;
    return { claims: { subjectId: sub, sessionId: sid }, at: now, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}
