import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { StoredEmrConnection } from '../../store/emr/connection-store.ts';
import type { Owner, Store } from '../../store/store.ts';
import { readBaseUrl } from '../smart/read-configuration.ts';
import { wantedScopes } from '../smart/scopes.ts';

/** How long a person may take at the EHR. */
const attemptMilliseconds = 10 * 60_000;

export interface BeginLaunchParts {
  readonly store: Pick<Store, 'emr'>;
  readonly clock: Clock;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Internal networks in which EHRs may lie. */
  readonly networks: readonly string[];
}

export type AskedLaunch = { readonly iss: string; readonly launch: string } | { readonly connection_id: string };

/** The one address to which EHRs send people back; it is registered there letter by letter. */
export const callbackUrl = (publicUrl: string): string => `${publicUrl}/emr/callback`;
/** The address at which an EHR opens this product. */
export const launchUrl = (publicUrl: string): string => `${publicUrl}/emr/launch`;

/** What a token of many random bits is stored as. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Begins a launch (SMART App Launch 2.2): where to send the person, and the secret that stays in their tab. Nobody is asked
 * yet: an address in `iss` that no operator connected is none.
 * @throws ProblemError `emr_unknown`
 */
export async function beginLaunch(
  parts: BeginLaunchParts,
  owner: Owner,
  asked: AskedLaunch,
): Promise<{ readonly address: string; readonly secret: string }> {
  const connection = await findAsked(parts, owner, asked);
  if (connection === null) throw new ProblemError('emr_unknown');
  const [secret, state, verifier] = [newToken(), newToken(), newToken()];
  const isFromEhr = 'iss' in asked;
  const scopes = wantedScopes(connection.abilities, isFromEhr ? 'ehr' : 'standalone');
  const address = new URL(connection.abilities.authorizationEndpoint);
  const query: Readonly<Record<string, string>> = {
    response_type: 'code',
    client_id: connection.clientId,
    redirect_uri: callbackUrl(parts.publicUrl()),
    scope: scopes.join(' '),
    state,
    // As the EHR spells itself, where it did.
    aud: isFromEhr ? asked.iss : connection.baseUrl,
    code_challenge: hashOf(verifier),
    code_challenge_method: 'S256',
    ...(isFromEhr ? { launch: asked.launch } : {}),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const attempt = { connectionId: connection.id, stateHash: hashOf(state), verifier, scopes };
  await parts.store.emr.attempts.open(owner, hashOf(secret), attempt, parts.clock.now() + attemptMilliseconds);
  return { address: address.href, secret };
}

async function findAsked(
  { store, networks }: BeginLaunchParts,
  { tenantId }: Owner,
  asked: AskedLaunch,
): Promise<StoredEmrConnection | null> {
  const known = await store.emr.connections.listFor(tenantId);
  if ('connection_id' in asked) return known.find(({ id }) => id === asked.connection_id) ?? null;
  const baseUrl = readBaseUrl(asked.iss, networks);
  return known.find((one) => one.baseUrl === baseUrl) ?? null;
}
