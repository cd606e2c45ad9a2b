import { z } from 'zod';
import type { EmrConnection } from '../../store/emr/connection-store.ts';
import type { EmrTokens } from '../../store/emr/launch-store.ts';
import { EmrError } from '../emr-error.ts';
import type { EmrFetch } from '../emr-fetch.ts';
import { toEmrError } from './discover.ts';

/** What of a token answer is used (SMART App Launch 2.2, section 2.0.13). */
const answerSchema = z.object({
  access_token: z.string().min(1).max(20_000),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.coerce.number().positive().max(31_536_000).optional().catch(undefined),
  scope: z.string().max(20_000).optional(),
  refresh_token: z.string().min(1).max(20_000).optional(),
  patient: z.string().optional(),
  encounter: z.string().optional().catch(undefined),
});

export interface Granted {
  readonly tokens: EmrTokens;
  /** As the EHR said them; null where it said nothing, and granted what was asked for. */
  readonly scopes: readonly string[] | null;
  readonly patientId: string | null;
  readonly encounterId: string | null;
}

export interface TokenParts {
  readonly fetch: EmrFetch;
  readonly connection: EmrConnection;
  readonly now: () => number;
}

/** Trades a code for tokens. @throws EmrError */
export function tradeCode(
  parts: TokenParts,
  code: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<Granted> {
  return ask(parts, {
    grant_type: 'authorization_code',
    code: code.code,
    redirect_uri: code.redirectUri,
    code_verifier: code.verifier,
  });
}

/** Trades a refresh token for new ones. @throws EmrError */
export async function tradeRefresh(parts: TokenParts, refreshToken: string): Promise<EmrTokens> {
  return (await ask(parts, { grant_type: 'refresh_token', refresh_token: refreshToken })).tokens;
}

/** Withdraws tokens where the EHR can (RFC 7009). Never fails: they are forgotten here either way. */
export async function revokeTokens({ fetch, connection }: TokenParts, tokens: EmrTokens): Promise<void> {
  const { revocationEndpoint } = connection.abilities;
  if (revocationEndpoint === null) return;
  const token = tokens.refreshToken ?? tokens.accessToken;
  await post(fetch, connection, revocationEndpoint, { token }).catch(() => undefined);
}

async function ask({ fetch, connection, now }: TokenParts, form: Readonly<Record<string, string>>): Promise<Granted> {
  const askedAt = now();
  const { status, body } = await post(fetch, connection, connection.abilities.tokenEndpoint, form).catch(toEmrError);
  if (status === 429 || status >= 500) throw new EmrError('unreachable', `token_${status}`);
  if (status !== 200) throw new EmrError('refused', `token_${status}`);
  const read = answerSchema.safeParse(readJson(body));
  if (!read.success) throw new EmrError('broken', 'token_answer');
  const { access_token, expires_in, refresh_token, scope, patient, encounter } = read.data;
  return {
    tokens: {
      accessToken: access_token,
      expiresAt: expires_in === undefined ? null : askedAt + Math.floor(expires_in * 1000),
      refreshToken: refresh_token ?? null,
    },
    scopes: scope === undefined ? null : scope.split(/\s+/).filter((one) => one !== ''),
    patientId: patient ?? null,
    encounterId: encounter ?? null,
  };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}

/** Nobody who waits can call it off: a code and a refresh token count once, and what comes of them must be kept. */
function post(
  fetch: EmrFetch,
  { clientId, clientSecret, abilities }: EmrConnection,
  address: string,
  form: Readonly<Record<string, string>>,
) {
  const usesHeader = clientSecret !== null && !abilities.takesSecretInBody;
  const own = usesHeader
    ? {}
    : { client_id: clientId, ...(clientSecret === null ? {} : { client_secret: clientSecret }) };
  const pair = [clientId, clientSecret ?? ''].map(encodeURIComponent).join(':');
  return fetch(address, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...(usesHeader ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } : {}),
    },
    body: new URLSearchParams({ ...form, ...own }).toString(),
    signal: new AbortController().signal,
  });
}
