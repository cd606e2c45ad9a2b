import type { Clock } from '../../kernel/clock.ts';
import { equalInConstantTime } from '../../kernel/equal-in-constant-time.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { EmrAttempt } from '../../store/emr/attempt-store.ts';
import type { StoredEmrConnection } from '../../store/emr/connection-store.ts';
import type { EmrGrant, EmrTokens } from '../../store/emr/launch-store.ts';
import type { Owner, Store } from '../../store/store.ts';
import { EmrError } from '../emr-error.ts';
import type { OpenEhr } from '../smart/open-ehr.ts';
import { resourcesOfKind, mayCreate, mayRead, type ReadKind } from '../smart/scopes.ts';
import { revokeTokens, tradeCode, type Granted, type TokenParts } from '../smart/token-endpoint.ts';
import { callbackUrl, hashOf } from './begin-launch.ts';
import { isFhirId, readOpened } from './read-opened.ts';

export interface FinishLaunchParts {
  readonly store: { readonly emr: Pick<Store['emr'], 'attempts' | 'connections'> };
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly openEhr: OpenEhr;
  /** Hears why a launch came to nothing; never what was asked or answered. */
  readonly report: (word: string) => void;
}

/** What the EHR sent back, and the secret of the tab that asked. */
export interface LaunchAnswer {
  readonly emr_attempt: string;
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

export interface FinishedLaunch {
  readonly connection: StoredEmrConnection;
  readonly grant: EmrGrant;
  readonly tokens: EmrTokens;
}

/**
 * Takes the EHR's answer to its end: an attempt counts once, whatever comes of it. Which EHR it was is what the attempt says,
 * not the answer; one in the name of another is refused before its code is shown to anybody.
 * @throws ProblemError `emr_failed`, `emr_cancelled`, `emr_no_patient`, `emr_not_granted`, `emr_unavailable`
 */
export async function finishLaunch(
  parts: FinishLaunchParts,
  owner: Owner,
  answer: LaunchAnswer,
  signal: AbortSignal,
): Promise<FinishedLaunch> {
  const attempt = await parts.store.emr.attempts.spend(owner, hashOf(answer.emr_attempt), parts.clock.now());
  if (attempt === null || !equalInConstantTime(attempt.stateHash, hashOf(answer.state)))
    throw new ProblemError('emr_failed');
  const connection = await findAttempted(parts, owner, attempt);
  if (connection === null || !agrees(connection, answer.iss)) throw new ProblemError('emr_failed');
  if (answer.error !== undefined) throw new ProblemError(problemOfError(answer.error));
  if (answer.code === undefined) throw new ProblemError('emr_failed');
  const fetch = parts.openEhr(connection);
  const tokenParts = { fetch, connection, now: () => parts.clock.now() };
  const redirectUri = callbackUrl(parts.publicUrl());
  const granted = await tradeCode(tokenParts, { code: answer.code, verifier: attempt.verifier, redirectUri }).catch(
    (error: unknown) => refuse(parts, error),
  );
  try {
    const grant = await readGrant(tokenParts, granted, attempt, signal);
    return { connection, grant, tokens: granted.tokens };
  } catch (error) {
    await revokeTokens(tokenParts, granted.tokens);
    return refuse(parts, error);
  }
}

/** It may have been removed, or given to another company, meanwhile. */
async function findAttempted(
  { store }: FinishLaunchParts,
  { tenantId }: Owner,
  { connectionId }: EmrAttempt,
): Promise<StoredEmrConnection | null> {
  const connection = await store.emr.connections.find(connectionId);
  return connection?.tenantId === null || connection?.tenantId === tenantId ? connection : null;
}

/** RFC 9207: whoever answers names themselves, and must be who was asked. */
function agrees({ baseUrl, abilities }: StoredEmrConnection, iss: string | undefined): boolean {
  if (iss === undefined) return !abilities.alwaysNamesIssuer;
  const plain = (address: string | null): string | null => address?.replace(/\/+$/, '') ?? null;
  return plain(iss) === plain(abilities.issuer) || plain(iss) === baseUrl;
}

/** RFC 6749, section 4.1.2.1. */
function problemOfError(error: string): 'emr_cancelled' | 'emr_unavailable' | 'emr_not_granted' {
  if (error === 'access_denied') return 'emr_cancelled';
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'emr_unavailable' : 'emr_not_granted';
}

async function readGrant(
  { fetch, connection }: TokenParts,
  granted: Granted,
  attempt: EmrAttempt,
  signal: AbortSignal,
): Promise<EmrGrant> {
  const { patientId, encounterId, tokens } = granted;
  if (patientId === null || !isFhirId(patientId)) throw new ProblemError('emr_no_patient');
  const scopes = granted.scopes ?? attempt.scopes;
  const kinds = Object.keys(resourcesOfKind) as ReadKind[];
  if (!kinds.some((kind) => mayRead(scopes, kind)) && !mayCreate(scopes, 'DocumentReference'))
    throw new ProblemError('emr_not_granted');
  const visit = encounterId !== null && isFhirId(encounterId) ? encounterId : null;
  const place = { fetch, baseUrl: connection.baseUrl, accessToken: tokens.accessToken };
  const opened = await readOpened(place, { patientId, encounterId: visit }, signal);
  return { baseUrl: connection.baseUrl, patientId, scopes, ...opened };
}

function refuse({ report }: FinishLaunchParts, error: unknown): never {
  if (!(error instanceof EmrError)) throw error;
  report(error.message);
  if (error.kind === 'refused') throw new ProblemError('emr_failed');
  throw new ProblemError('emr_unavailable');
}
