import type { EmrAbilities } from '../emr-abilities.ts';
import { EmrError } from '../emr-error.ts';
import { createEmrFetch, type EmrFetch } from '../emr-fetch.ts';
import { FhirProblem } from '../fhir-client.ts';
import { readCapability } from './read-capability.ts';
import { readConfiguration, type EmrNetworks } from './read-configuration.ts';

/**
 * Asks a FHIR server what it can, without anybody's record: first how one signs in there, then its CapabilityStatement.
 * @throws EmrError
 */
export async function discover(place: EmrNetworks, signal: AbortSignal): Promise<EmrAbilities> {
  const { baseUrl, networks } = place;
  const fetch = createEmrFetch({ addresses: [baseUrl], networks });
  const [configuration, statement] = await Promise.all([
    readJson(fetch, `${baseUrl}/.well-known/smart-configuration`, 'application/json', signal),
    readJson(fetch, `${baseUrl}/metadata`, 'application/fhir+json', signal),
  ]);
  return { ...readConfiguration(configuration, place), ...readCapability(statement) };
}

async function readJson(fetch: EmrFetch, address: string, accept: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { method: 'GET', headers: { accept }, signal }).catch(toEmrError);
  if (answer.status !== 200) throw new EmrError(answer.status >= 500 ? 'unreachable' : 'broken', 'not_found_there');
  try {
    return JSON.parse(answer.body) as unknown;
  } catch {
    throw new EmrError('broken', 'no_json');
  }
}

/** The same in the words of a sign-in. */
export function toEmrError(error: unknown): never {
  if (!(error instanceof FhirProblem)) throw error;
  const kind = error.kind === 'unreachable' || error.kind === 'timeout' ? error.kind : 'broken';
  throw new EmrError(kind, error.kind);
}
