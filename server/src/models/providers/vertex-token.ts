import { importPKCS8, SignJWT } from 'jose';
import type { Fetch } from '../../net/guarded-fetch.ts';
import { ModelProblem } from '../model.ts';
import type { ServiceAccount } from '../provider-settings.ts';
import { readRetryAfter } from '../read-retry-after.ts';

const scope = 'https://www.googleapis.com/auth/cloud-platform';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** Seconds that an assertion is good for, and those before its end at which a token is asked for again. */
const lifetime = 3_600;
const margin = 120;

/**
 * Access tokens of a service account (RFC 7523), each kept in memory until shortly before its end.
 * @returns a function that answers a token
 * @throws ModelProblem
 */
export function createVertexToken(
  account: ServiceAccount,
  fetch: Fetch,
): (signal: AbortSignal | undefined) => Promise<string> {
  let kept = { token: '', until: 0 };
  return async (signal) => {
    const now = Math.floor(Date.now() / 1_000);
    if (kept.until > now) return kept.token;
    const answer = await fetch(account.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: grant, assertion: await assert(account, now) }).toString(),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!answer.ok) throw refusalOf(answer);
    const { token, seconds } = readToken(await answer.json().catch(() => null));
    kept = { token, until: now + seconds - margin };
    return token;
  };
}

async function assert(
  { clientEmail, privateKey, privateKeyId, tokenUrl }: ServiceAccount,
  now: number,
): Promise<string> {
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(privateKeyId === null ? {} : { kid: privateKeyId }) })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(await importPKCS8(privateKey, 'RS256'));
}

function refusalOf({ status, headers }: Response): ModelProblem {
  if (status !== 429 && status !== 408 && status < 500) return new ModelProblem('refused', null, status);
  return new ModelProblem('busy', readRetryAfter(headers.get('retry-after') ?? undefined), status);
}

function readToken(body: unknown): { readonly token: string; readonly seconds: number } {
  if (typeof body !== 'object' || body === null || !('access_token' in body)) throw new ModelProblem('broken');
  const { access_token: token } = body;
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) throw new ModelProblem('broken');
  const seconds = 'expires_in' in body && typeof body.expires_in === 'number' ? body.expires_in : lifetime;
  return { token, seconds };
}
