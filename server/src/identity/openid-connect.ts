import * as openid from 'openid-client';
import type { Resolve } from '../net/guarded-fetch.ts';
import { fetchFromProvider } from './fetch-from-provider.ts';
import { IdentityError } from './identity-provider.ts';
import type { IdentityAnswer, IdentityChecks, IdentityProvider, ProvedIdentity } from './identity-provider.ts';
import { rememberForAWhile } from './remember-for-a-while.ts';

export interface OpenIdConnectOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientAuth: 'basic' | 'post';
  readonly name: string;
  /** The provider is to make people log in again, and to say when they did. */
  readonly asksFreshLogin: boolean;
  /** Hosts beside the issuer's own that may be asked. */
  readonly hosts: readonly string[];
  /** Internal networks, as addresses and CIDR ranges, that these hosts may lie in. */
  readonly networks: readonly string[];
  readonly now: () => number;
  /** Hears of every sign-in that came to nothing through the provider or the answer, for the log. */
  readonly report: (error: IdentityError) => void;
  /** Seconds for each request to the provider. */
  readonly timeout?: number;
  readonly resolve?: Resolve;
}

/** A person waits for it; whoever signs in with a password does not. */
const ordinaryTimeout = 5;
/** Seconds since a log-in at the provider that was asked to be fresh: as long as an attempt may take. */
const freshFor = 600;
const keeping = { fresh: 3_600_000, pause: 5_000 };

/**
 * Sign-in by OpenID Connect Core 1.0: the authorization code flow with PKCE (RFC 7636), state, nonce and the issuer of
 * the answer (RFC 9207), under the rules of RFC 9700. The provider's description is fetched when it is first needed, so
 * that a provider that is down keeps nobody else from anything.
 */
export function createOpenIdConnect(options: OpenIdConnectOptions): IdentityProvider {
  const hosts = new Set([new URL(options.issuer).host, ...options.hosts]);
  const configuration = rememberForAWhile(
    () => guarded(() => discover(options, hosts), { ...options, isAlways: 'unavailable' }),
    options.now,
    keeping,
  );
  return {
    name: options.name,
    begin: async (returnTo) => begin(await configuration(), returnTo, options),
    finish: async (answer, checks, returnTo) => {
      const config = await configuration();
      return guarded(() => finish(config, { answer, checks, returnTo }, options), options);
    },
  };
}

async function discover(options: OpenIdConnectOptions, hosts: ReadonlySet<string>): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, clientAuth, timeout = ordinaryTimeout } = options;
  const isLocal = issuer.startsWith('http:');
  const config = await openid.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    clientAuth === 'basic' ? openid.ClientSecretBasic(clientSecret) : openid.ClientSecretPost(clientSecret),
    {
      // The library leaves the signature aside where the token came over TLS; here it is checked all the same.
      execute: [openid.enableNonRepudiationChecks, ...(isLocal ? [openid.allowInsecureRequests] : [])],
      [openid.customFetch]: fetchFromProvider(options) as openid.CustomFetch,
      timeout,
    },
  );
  checkMetadata(config.serverMetadata(), issuer, hosts);
  return config;
}

/** The person is sent to one of these addresses, and the secret to another: none may be a surprise. */
function checkMetadata(metadata: Readonly<openid.ServerMetadata>, issuer: string, hosts: ReadonlySet<string>): void {
  // The library lets some well-known providers answer in another's name.
  if (new URL(metadata.issuer).href !== new URL(issuer).href) throw new IdentityError('unavailable', 'other_issuer');
  const scheme = new URL(issuer).protocol;
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const address = metadata[name];
    if (address === undefined || !URL.canParse(address)) throw new IdentityError('unavailable', `no_${name}`);
    const { host, protocol } = new URL(address);
    if (!hosts.has(host) || (protocol !== 'https:' && protocol !== scheme))
      throw new IdentityError('unavailable', `${name}_at_unlisted_host`);
  }
}

async function begin(
  config: openid.Configuration,
  returnTo: string,
  { asksFreshLogin }: Pick<OpenIdConnectOptions, 'asksFreshLogin'>,
): Promise<{ readonly address: string; readonly checks: IdentityChecks }> {
  const checks = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: returnTo,
    scope: 'openid email',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ...(asksFreshLogin ? { prompt: 'login', max_age: String(freshFor) } : {}),
  });
  return { address: address.href, checks };
}

interface Arrival {
  readonly answer: IdentityAnswer;
  readonly checks: IdentityChecks;
  readonly returnTo: string;
}

async function finish(
  config: openid.Configuration,
  { answer, checks, returnTo }: Arrival,
  { asksFreshLogin }: Pick<OpenIdConnectOptions, 'asksFreshLogin'>,
): Promise<ProvedIdentity> {
  const { state, nonce, verifier } = checks;
  const address = new URL(returnTo);
  for (const [name, value] of Object.entries(answer))
    if (typeof value === 'string') address.searchParams.set(name, value);
  const tokens = await openid.authorizationCodeGrant(config, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(asksFreshLogin ? { maxAge: freshFor } : {}),
  });
  const claims = tokens.claims();
  if (claims === undefined || claims.iss !== config.serverMetadata().issuer || claims.sub === '')
    throw new IdentityError('failed', 'other_issuer');
  // Core, section 5.4: with a code, only the UserInfo endpoint may return the claims of a scope.
  const isStatedHere = claims['email'] !== undefined && claims['email_verified'] !== undefined;
  const asksMore = !isStatedHere && config.serverMetadata().userinfo_endpoint !== undefined;
  const stated = asksMore ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
  const { email, email_verified: isVerified } = stated;
  const { amr } = claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    isEmailVerified: isVerified === true,
    usedSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
  };
}

/** What the provider did, or the way to it, rather than the answer. */
const unreachable: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
/** What a provider answers that is to be asked again, or that was set up wrongly here (RFC 6749, sections 4.1.2.1 and 5.2). */
const notNow: ReadonlySet<string> = new Set([
  'server_error',
  'temporarily_unavailable',
  'invalid_client',
  'unauthorized_client',
]);

/** Runs a step of the protocol; whatever goes wrong becomes one of three kinds, without what the provider sent. */
async function guarded<T>(
  step: () => Promise<T>,
  { report, isAlways }: Pick<OpenIdConnectOptions, 'report'> & { readonly isAlways?: IdentityError['kind'] },
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const found = toIdentityError(error);
    const failure = isAlways === undefined ? found : new IdentityError(isAlways, found.message);
    report(failure);
    throw failure;
  }
}

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
    const word = /^[a-z_]{1,60}$/.exec(error.error)?.[0] ?? 'unknown_error';
    if (word === 'access_denied') return new IdentityError('cancelled', word);
    return new IdentityError(notNow.has(word) ? 'unavailable' : 'failed', word);
  }
  const { cause } = error instanceof Error ? error : { cause: null };
  if (cause instanceof IdentityError) return cause;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (unreachable.has(code)) return new IdentityError('unavailable', String(code));
  if (typeof code === 'string' && code.startsWith('OAUTH_')) return new IdentityError('failed', code);
  return new IdentityError('unavailable', 'not_reached');
}
