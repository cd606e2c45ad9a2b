import type { EhrClient, EhrRules } from './ehr-rules.ts';
import type { EhrGrants, LaunchContext } from './ehr-grants.ts';
import { grantScopes } from './ehr-scopes.ts';

/** A good request for a record, waiting for the person's word. */
export interface Authorization {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
  readonly scopes: readonly string[];
  /** What the launch named; null where the person is to choose the patient. */
  readonly context: LaunchContext | null;
}

/**
 * How a request for a record is to go on: ask the person; send the browser back with an error; or, where the address to
 * go back to is not to be trusted, say what is wrong.
 */
export type ReadAuthorization =
  | { readonly kind: 'ask'; readonly authorization: Authorization }
  | { readonly kind: 'back'; readonly to: string }
  | { readonly kind: 'wrong'; readonly sentence: string };

interface AuthorizeParts {
  readonly clients: readonly EhrClient[];
  readonly rules: EhrRules;
  readonly grants: EhrGrants;
  readonly baseUrl: string;
}

/** Reads a request to the authorization endpoint (SMART App Launch 2: PKCE with S256, `state` and `aud` are required). */
export function readAuthorization(query: URLSearchParams, parts: AuthorizeParts): ReadAuthorization {
  const get = (name: string): string => query.get(name) ?? '';
  const client = parts.clients.find(({ id }) => id === get('client_id'));
  if (client === undefined) return { kind: 'wrong', sentence: 'This EHR does not know the app that asks.' };
  const redirectUri = get('redirect_uri');
  if (!client.redirectUris().includes(redirectUri))
    return { kind: 'wrong', sentence: 'The app asks to be sent back to an address that is not registered for it.' };
  const back = (error: string, description: string): ReadAuthorization => ({
    kind: 'back',
    to: addressOf(redirectUri, { error, error_description: description, state: get('state') }),
  });
  if (get('response_type') !== 'code') return back('unsupported_response_type', 'Only code is supported.');
  const missing = findMissing(get, parts.baseUrl);
  if (missing !== null) return back('invalid_request', missing);
  const context = get('launch') === '' ? null : parts.grants.findLaunch(get('launch'));
  if (get('launch') !== '' && context === null) return back('invalid_request', 'This launch is not known.');
  const scopes = grantScopes(get('scope'), parts.rules.scopeVersions, parts.rules.withheld);
  if (context === null && !scopes.includes('launch/patient'))
    return back('invalid_scope', 'A standalone launch has to ask for launch/patient.');
  if (context !== null && !scopes.includes('launch'))
    return back('invalid_scope', 'A launch from the EHR has to ask for launch.');
  const authorization = {
    clientId: client.id,
    redirectUri,
    state: get('state'),
    challenge: get('code_challenge'),
    scopes,
    context,
  };
  return { kind: 'ask', authorization };
}

function findMissing(get: (name: string) => string, baseUrl: string): string | null {
  if (get('state').length < 16) return 'A state of 122 bits or more is required.';
  if (get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(get('code_challenge')))
    return 'PKCE with S256 is required.';
  return get('aud') === baseUrl ? null : 'The aud has to be the address of this FHIR server.';
}

/** The address that the browser is sent to once the person has agreed. */
export function agree(
  { clientId, redirectUri, state, challenge, scopes }: Authorization,
  context: LaunchContext,
  grants: EhrGrants,
): string {
  const code = grants.makeCode({ clientId, scopes, ...context }, redirectUri, challenge);
  return addressOf(redirectUri, { code, state });
}

/** The address that the browser is sent to when the person has not. */
export const refuse = ({ redirectUri, state }: Authorization): string =>
  addressOf(redirectUri, { error: 'access_denied', error_description: 'The person did not agree.', state });

function addressOf(redirectUri: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) if (value !== '') address.searchParams.set(name, value);
  return address.href;
}
