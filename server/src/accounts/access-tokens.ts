import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../clock.ts';
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
  read(token: string): Promise<AccessClaims | null>;
}

/** Access tokens: signed with Ed25519 and nothing else, whatever the token itself asks for. */
export function createAccessTokens(keys: AccountKeys, clock: Clock): AccessTokens {
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
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keys.verifyingKey, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: tokenType,
          requiredClaims: ['exp', 'sub', 'sid'],
          currentDate: new Date(clock.now()),
        });
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string' ? { subjectId: sub, sessionId: sid } : null;
      } catch {
        return null;
      }
    },
  };
}
