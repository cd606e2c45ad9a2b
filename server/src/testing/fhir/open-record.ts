import { createHash, randomBytes } from 'node:crypto';
import type { TestFhirServer } from './start-fhir-server.ts';

export interface OpenedRecord {
  readonly tokens: Readonly<Record<string, unknown>>;
  /** Asks for something below the base of the server, as JSON of FHIR where there is a body. */
  ask(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<FhirReply>;
  /** Asks the token endpoint for the next pair. */
  refresh(refreshToken: string): Promise<FhirReply>;
}

export interface FhirReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export const usualScopes = 'launch/patient offline_access patient/*.rs patient/*.c patient/DocumentReference.u';

/** Opens a record as an app does, for tests of the server itself. @param launch From the EHR; none where the patient is chosen */
export async function openRecord(
  server: TestFhirServer,
  redirectUri: string,
  { scope = usualScopes, launch }: { readonly scope?: string; readonly launch?: string } = {},
): Promise<OpenedRecord> {
  const verifier = randomBytes(32).toString('base64url');
  const back = await server.visit(authorizationUrl(server, redirectUri, verifier, { scope, launch }));
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`Not opened: ${back.searchParams.get('error')}`);
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  const { body: tokens } = await askToken(server, form);
  return {
    tokens,
    refresh: (refreshToken) => askToken(server, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    ask: async (method, path, body, headers = {}) =>
      readReply(
        await fetch(`${server.baseUrl}/${path}`, {
          method,
          headers: {
            authorization: `Bearer ${String(tokens['access_token'])}`,
            accept: 'application/fhir+json',
            ...(body === undefined ? {} : { 'content-type': 'application/fhir+json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  };
}

/** The address that an app sends the browser to. */
export function authorizationUrl(
  { baseUrl, clientId }: TestFhirServer,
  redirectUri: string,
  verifier: string,
  { scope = usualScopes, launch }: { readonly scope?: string; readonly launch?: string | undefined } = {},
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state: randomBytes(24).toString('base64url'),
    aud: baseUrl,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(launch === undefined ? {} : { launch }),
  });
  return `${baseUrl}/auth/authorize?${query.toString()}`;
}

/** Asks the token endpoint, as the client that the server knows. */
export async function askToken(
  { baseUrl, clientId, clientSecret }: TestFhirServer,
  form: Readonly<Record<string, string>>,
): Promise<FhirReply> {
  const own = clientSecret === null ? { client_id: clientId } : {};
  const headers =
    clientSecret === null
      ? {}
      : { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` };
  const body = new URLSearchParams({ ...form, ...own });
  return readReply(await fetch(`${baseUrl}/auth/token`, { method: 'POST', headers, body }));
}

async function readReply(answer: Response): Promise<FhirReply> {
  const text = await answer.text();
  const body = text === '' ? {} : (JSON.parse(text) as FhirReply['body']);
  return { status: answer.status, headers: answer.headers, body };
}
