import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';

/** Somebody who can sign in at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** How they showed who they are (RFC 8176). */
  readonly amr?: readonly string[];
}

/** What the provider does wrong, for tests of what is believed. */
export interface Misdeeds {
  /** Other claims in the place of the right ones, signed with the provider's own key. */
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** The id token is not signed at all, or with the client's secret, which others than the provider know. */
  readonly signsBy?: 'none' | 'HS256';
  /** The id token is signed with a key that the provider does not name. */
  readonly signsWithAnotherKey?: boolean;
  /** The token endpoint breaks off. */
  readonly tokenStatus?: number;
  /** What the description of the provider says instead. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Every answer leads elsewhere. */
  readonly redirectsTo?: string;
  /** Every answer comes after so many milliseconds. */
  readonly delay?: number;
}

export interface TestOidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Settings of a server that trusts it. */
  readonly settings: Readonly<Record<string, string>>;
  /** The address to which it sends people back; asked for before the first sign-in. */
  register(redirectUri: string): void;
  /** Who signs in next; null: whoever comes is turned away (`access_denied`). */
  person: ProviderPerson | null;
  misdeeds: Misdeeds;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** Opens an authorization address as a browser does, up to the address that it sends the browser back to. */
  visit(authorizationUrl: string): Promise<URL>;
  stop(): Promise<void>;
}

const clientId = 'notewright';
const clientSecret = 'a secret for tests: of 32 letters';

/**
 * A real OpenID Provider on a free port of this machine, with its own keys, sessions and cookies. Nobody types a
 * password: it signs in whoever `person` is.
 */
export async function startTestOidcProvider(
  options: { readonly emailDomains?: string; readonly claimsInIdToken?: boolean } = {},
): Promise<TestOidcProvider> {
  const jwk: JWK = { ...(await makeKey()), kid: 'signing', use: 'sig', alg: 'RS256' };
  const strangersKey: JWK = { ...(await makeKey()), kid: 'signing', use: 'sig', alg: 'RS256' };
  const asked: string[] = [];
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://x').pathname);
    void handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const { misdeeds } = running;
    if (misdeeds.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, misdeeds.delay));
    if (misdeeds.redirectsTo !== undefined)
      return void response.writeHead(302, { location: misdeeds.redirectsTo }).end();
    if (provider === null) return void response.writeHead(503).end();
    if (path.startsWith('/interaction/')) return interact(provider, request, response, running.person);
    if (path === '/token' && misdeeds.tokenStatus !== undefined)
      return void response.writeHead(misdeeds.tokenStatus, { 'content-type': 'text/html' }).end('<h1>Oh no</h1>');
    if (path === '/token') changeAnswer(response, (body) => misdo(body, misdeeds, { jwk, strangersKey }));
    if (path.startsWith('/.well-known/'))
      changeAnswer(response, (body) => Promise.resolve({ ...body, ...misdeeds.metadata }));
    return provider.callback()(request, response);
  };

  const running: TestOidcProvider = {
    issuer,
    clientId,
    clientSecret,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Clinic Login',
      OIDC_EMAIL_DOMAINS: options.emailDomains ?? 'clinic.example',
    },
    register: (redirectUri) => {
      provider = new Provider(
        issuer,
        configure(() => running.person, { redirectUri, jwk, claimsInIdToken: options.claimsInIdToken === true }),
      );
    },
    person: null,
    misdeeds: {},
    asked,
    visit: (authorizationUrl) => visit(authorizationUrl, issuer),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return exportJWK(privateKey);
}

function configure(
  person: () => ProviderPerson | null,
  {
    redirectUri,
    jwk,
    claimsInIdToken,
  }: { readonly redirectUri: string; readonly jwk: JWK; readonly claimsInIdToken: boolean },
): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [jwk] },
    pkce: { required: () => true },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !claimsInIdToken,
    findAccount: (_context, sub) => {
      // Taken now: the person may have become another by the time the claims are asked for.
      const { amr: _amr, ...claims } = person() ?? { sub };
      return { accountId: sub, claims: () => ({ ...claims, sub }) };
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key for tests'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
  };
}

/** Signs in whoever is to come, with everything that the client asks for. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  person: ProviderPerson | null,
): Promise<void> {
  if (person === null) {
    const error = { error: 'access_denied', error_description: 'Turned away <b>by hand</b>' };
    return provider.interactionFinished(request, response, error, { mergeWithLastSubmission: false });
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email');
  const login = {
    accountId: person.sub,
    remember: false,
    ...(person.amr === undefined ? {} : { amr: [...person.amr] }),
  };
  const result = { login, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Puts another JSON in the place of the one that an answer was to carry. */
function changeAnswer(
  response: ServerResponse,
  change: (body: Record<string, unknown>) => Promise<Record<string, unknown>>,
): void {
  const end = response.end.bind(response) as (chunk: string) => ServerResponse;
  response.end = ((chunk: Buffer | string) => {
    void change(JSON.parse(String(chunk)) as Record<string, unknown>).then((body) => {
      const text = JSON.stringify(body);
      response.setHeader('content-length', Buffer.byteLength(text));
      end(text);
    });
    return response;
  }) as ServerResponse['end'];
}

async function misdo(
  body: Record<string, unknown>,
  { claims, signsWithAnotherKey, signsBy }: Misdeeds,
  { jwk, strangersKey }: { readonly jwk: JWK; readonly strangersKey: JWK },
): Promise<Record<string, unknown>> {
  const token = body['id_token'];
  if (typeof token !== 'string') return body;
  const decoded = decodeJwt(token);
  if (signsBy === 'none') return { ...body, id_token: new UnsecuredJWT(decoded).encode() };
  if (signsBy === 'HS256') {
    const secret = Buffer.from(clientSecret);
    return { ...body, id_token: await new SignJWT(decoded).setProtectedHeader({ alg: 'HS256' }).sign(secret) };
  }
  if (claims === undefined && signsWithAnotherKey !== true) return body;
  const key = await importJWK(signsWithAnotherKey === true ? strangersKey : jwk, 'RS256');
  const changed = new SignJWT(claims?.(decoded) ?? decoded).setProtectedHeader({
    alg: 'RS256',
    kid: 'signing',
    typ: 'JWT',
  });
  return { ...body, id_token: await changed.sign(key) };
}

/** Follows redirects with a jar of cookies for as long as they stay at the provider. */
async function visit(authorizationUrl: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let place = new URL(authorizationUrl);
  for (let steps = 0; steps < 10; steps += 1) {
    if (place.origin !== issuer) return place;
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(place, { redirect: 'manual', headers: { cookie: jar } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null)
      throw new Error(`The provider stayed at ${place.pathname}: ${answer.status} ${await answer.text()}`);
    place = new URL(next, place);
  }
  throw new Error('The provider went round in circles.');
}
