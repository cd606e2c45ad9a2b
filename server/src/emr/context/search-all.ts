import type { FhirResource } from '@notewright/engine';
import { FhirProblem, type FhirAnswer, type FhirClient } from '../fhir-client.ts';
import { isOfPatient, listOf, objectOf } from './fields.ts';

/** Pages of one search, and resources of all of them: what is more is said to be more. */
const mostPages = 4;
export const mostResources = 200;

export interface Found {
  /** About the patient, in the order in which they came. */
  readonly resources: readonly FhirResource[];
  /** Beside these, by `Type/id` and by their addresses: what they refer to. */
  readonly included: ReadonlyMap<string, FhirResource>;
  readonly isCut: boolean;
}

/** Why a search gave nothing. */
export type SearchRefusal = 'not_granted' | 'not_supported';

/** A resource of somebody else came with those of the patient: nothing of such an answer is believed. */
export class ForeignPatientError extends Error {
  override readonly name = 'ForeignPatientError';

  constructor() {
    super('A search answered with another patient’s data.');
  }
}

/**
 * All that a search finds, page by page.
 * @throws FhirProblem, `broken` for a status that is none of these
 * @throws ForeignPatientError
 */
export async function searchAll(
  client: FhirClient,
  search: { readonly type: string; readonly query: string; readonly patientId: string; readonly baseUrl: string },
  signal: AbortSignal,
): Promise<Found | SearchRefusal> {
  const resources: FhirResource[] = [];
  const included = new Map<string, FhirResource>();
  let path: string | null = `${search.type}?${search.query}`;
  let isElsewhere = false;
  for (let page = 0; path !== null && page < mostPages && resources.length < mostResources; page += 1) {
    const answer = await client({ method: 'GET', path, signal });
    const refusal = refusalOf(answer);
    if (refusal !== null) return refusal;
    const bundle = bundleOf(answer);
    for (const { fullUrl, resource } of entriesOf(bundle)) {
      if (resource.resourceType !== search.type) include(included, fullUrl, resource);
      else if (isOfPatient(resource, search.patientId)) resources.push(resource);
      else throw new ForeignPatientError();
    }
    const next = nextOf(bundle);
    isElsewhere = next !== null && !isOnServer(next, search.baseUrl);
    path = isElsewhere ? null : next;
  }
  return {
    resources: resources.slice(0, mostResources),
    included,
    isCut: path !== null || isElsewhere || resources.length > mostResources,
  };
}

function refusalOf({ status }: FhirAnswer): SearchRefusal | null {
  if (status === 401 || status === 403) return 'not_granted';
  return status === 404 || status === 405 || status === 501 ? 'not_supported' : null;
}

function bundleOf({ status, resource }: FhirAnswer): FhirResource {
  if (status !== 200 || resource?.resourceType !== 'Bundle') throw new FhirProblem('broken');
  return resource;
}

function entriesOf(bundle: FhirResource): readonly { readonly fullUrl: unknown; readonly resource: FhirResource }[] {
  return listOf(bundle['entry']).flatMap((entry) => {
    const { fullUrl, resource, search } = objectOf(entry);
    const found = objectOf(resource);
    // What the server remarks beside its answer.
    if (typeof found['resourceType'] !== 'string' || objectOf(search)['mode'] === 'outcome') return [];
    return found['resourceType'] === 'OperationOutcome' ? [] : [{ fullUrl, resource: found as FhirResource }];
  });
}

function include(included: Map<string, FhirResource>, fullUrl: unknown, resource: FhirResource): void {
  if (typeof fullUrl === 'string') included.set(fullUrl, resource);
  if (typeof resource['id'] === 'string') included.set(`${resource.resourceType}/${resource['id']}`, resource);
}

/** A next page that lies elsewhere is not asked for: the token is for its server alone. */
const isOnServer = (address: string, baseUrl: string): boolean =>
  !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address) ||
  (URL.canParse(address) && new URL(address).origin === new URL(baseUrl).origin);

function nextOf(bundle: FhirResource): string | null {
  const next = listOf(bundle['link'])
    .map(objectOf)
    .find(({ relation }) => relation === 'next');
  return typeof next?.['url'] === 'string' ? next['url'] : null;
}
