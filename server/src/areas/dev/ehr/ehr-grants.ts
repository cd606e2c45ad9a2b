import { createHash, randomBytes } from 'node:crypto';

/** What a launch is about. */
export interface LaunchContext {
  readonly patientId: string;
  readonly encounterId: string | null;
}

export interface Grant extends LaunchContext {
  readonly clientId: string;
  readonly scopes: readonly string[];
}

interface Code {
  readonly grant: Grant;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly endsAt: number;
}

interface Token {
  readonly grant: Grant;
  readonly endsAt: number;
}

export interface Tokens {
  readonly grant: Grant;
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** What the authorization server remembers; times in milliseconds. */
export interface EhrGrants {
  openLaunch(context: LaunchContext): string;
  findLaunch(launch: string): LaunchContext | null;
  makeCode(grant: Grant, redirectUri: string, challenge: string): string;
  /** Once: a code that comes again ends what it gave (RFC 6749, 4.1.2). @returns null where it is not good */
  useCode(code: string, asked: Pick<Grant, 'clientId'> & { redirectUri: string; verifier: string }): Tokens | null;
  /** Gives a new pair and forgets the old one. @returns null where the token is not good any more */
  useRefreshToken(token: string, clientId: string, reuseEndsAll: boolean): Tokens | null;
  findGrant(accessToken: string): Grant | null;
  revoke(token: string): void;
  /** Makes every access token old, as if its time were over. */
  expireAccess(): void;
  revokeAll(): void;
}

const codeLife = 60_000;
/** Each look at a record opens one. */
const mostLaunches = 1000;

/** @param tokenSeconds For how long an access token is good, asked again for each */
export function createEhrGrants(now: () => number, tokenSeconds: () => number): EhrGrants {
  const launches = new Map<string, LaunchContext>();
  const codes = new Map<string, Code>();
  const access = new Map<string, Token>();
  const refresh = new Map<string, Grant>();
  const used = new Map<string, Grant>();

  const give = (grant: Grant): Tokens => {
    const accessToken = secret();
    access.set(accessToken, { grant, endsAt: now() + tokenSeconds() * 1000 });
    const keeps = grant.scopes.includes('offline_access') || grant.scopes.includes('online_access');
    const refreshToken = keeps ? secret() : null;
    if (refreshToken !== null) refresh.set(refreshToken, grant);
    return { grant, accessToken, refreshToken };
  };
  /** Ends what one consent gave, whatever became of its tokens since. */
  const end = (grant: Grant): void => {
    for (const [token, held] of access) if (held.grant === grant) access.delete(token);
    for (const [token, held] of refresh) if (held === grant) refresh.delete(token);
  };

  return {
    openLaunch: (context) => {
      const launch = secret();
      const [oldest] = launches.keys();
      if (oldest !== undefined && launches.size >= mostLaunches) launches.delete(oldest);
      launches.set(launch, context);
      return launch;
    },
    findLaunch: (launch) => launches.get(launch) ?? null,
    makeCode: (grant, redirectUri, challenge) => {
      const code = secret();
      codes.set(code, { grant, redirectUri, challenge, endsAt: now() + codeLife });
      return code;
    },
    useCode: (code, { clientId, redirectUri, verifier }) => {
      const again = used.get(code);
      if (again !== undefined) end(again);
      const held = codes.get(code);
      codes.delete(code);
      if (held === undefined || held.endsAt <= now()) return null;
      used.set(code, held.grant);
      if (held.grant.clientId !== clientId || held.redirectUri !== redirectUri) return null;
      return challengeOf(verifier) === held.challenge ? give(held.grant) : null;
    },
    useRefreshToken: (token, clientId, reuseEndsAll) => {
      const again = used.get(token);
      if (again !== undefined && reuseEndsAll) end(again);
      const grant = refresh.get(token);
      if (grant === undefined || grant.clientId !== clientId) return null;
      refresh.delete(token);
      used.set(token, grant);
      return give(grant);
    },
    findGrant: (accessToken) => {
      const held = access.get(accessToken);
      return held === undefined || held.endsAt <= now() ? null : held.grant;
    },
    revoke: (token) => {
      const grant = refresh.get(token) ?? access.get(token)?.grant;
      if (grant !== undefined) end(grant);
    },
    expireAccess: () => {
      for (const [token, { grant }] of access) access.set(token, { grant, endsAt: 0 });
    },
    revokeAll: () => {
      access.clear();
      refresh.clear();
    },
  };
}

const secret = (): string => randomBytes(24).toString('base64url');

/** PKCE, S256 (RFC 7636, 4.6). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
