import { equalInConstantTime } from '../../../kernel/equal-in-constant-time.ts';
import { answerJson } from './ehr-ask.ts';
import type { EhrAnswer, EhrAsk } from './ehr-ask.ts';
import type { EhrGrants, Tokens } from './ehr-grants.ts';
import type { EhrClient, EhrRules } from './ehr-rules.ts';

interface TokenParts {
  readonly clients: readonly EhrClient[];
  readonly grants: EhrGrants;
  readonly rules: EhrRules;
}

const uncached = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** Answers the token endpoint: a code or a refresh token for tokens, with the patient that they are good for. */
export function answerToken(ask: EhrAsk, { clients, grants, rules }: TokenParts): EhrAnswer {
  const form = readForm(ask);
  if (form === null) return fail(400, 'invalid_request');
  const client = findClient(ask, form, clients);
  if (client === null) return fail(401, 'invalid_client');
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map(
        (name) => form.get(name) ?? '',
      );
      const used = { clientId: client.id, redirectUri: redirectUri ?? '', verifier: verifier ?? '' };
      return present(grants.useCode(code ?? '', used), rules);
    }
    case 'refresh_token': {
      const token = form.get('refresh_token') ?? '';
      return present(grants.useRefreshToken(token, client.id, rules.reusedRefreshEndsAll), rules);
    }
    default:
      return fail(400, 'unsupported_grant_type');
  }
}

/** Answers the revocation endpoint (RFC 7009): always well, whatever it was given. */
export function answerRevoke(ask: EhrAsk, { clients, grants }: TokenParts): EhrAnswer {
  const form = readForm(ask);
  if (form === null) return fail(400, 'invalid_request');
  if (findClient(ask, form, clients) === null) return fail(401, 'invalid_client');
  grants.revoke(form.get('token') ?? '');
  return { status: 200, headers: uncached, body: '' };
}

function readForm({ method, headers, body }: EhrAsk): URLSearchParams | null {
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return method === 'POST' && isForm ? new URLSearchParams(body) : null;
}

/** Who asks: a public client by its name, another by its secret in the header or the form. */
function findClient({ headers }: EhrAsk, form: URLSearchParams, clients: readonly EhrClient[]): EhrClient | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers['authorization'] ?? '')?.[1];
  const decoded = encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const [id, secret] = decoded?.map(decodeLoosely) ?? [form.get('client_id'), form.get('client_secret')];
  const client = clients.find((one) => one.id === id);
  if (client === undefined) return null;
  if (client.secret === null) return client;
  return equalInConstantTime(secret ?? '', client.secret) ? client : null;
}

/** A half of basic authentication, as it was before it was encoded for a form (RFC 6749, 2.3.1). */
function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function present(tokens: Tokens | null, { tokenSeconds }: EhrRules): EhrAnswer {
  if (tokens === null) return fail(400, 'invalid_grant');
  const { grant, accessToken, refreshToken } = tokens;
  const body = {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: tokenSeconds,
    scope: grant.scopes.filter((scope) => scope !== 'openid' && scope !== 'fhirUser').join(' '),
    patient: grant.patientId,
    ...(grant.encounterId === null ? {} : { encounter: grant.encounterId }),
    need_patient_banner: true,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
  };
  return answerJson(200, body, uncached);
}

const fail = (status: number, error: string): EhrAnswer => answerJson(status, { error }, uncached);
