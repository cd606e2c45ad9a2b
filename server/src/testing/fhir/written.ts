import type { Resource } from '@medplum/fhirtypes';

/**
 * What makes a resource the same as another that was written: an identifier; for a Provenance its targets; for one that
 * has neither, all that it says.
 */
function keysOf(resource: Resource): readonly string[] {
  const { resourceType } = resource;
  if (resource.resourceType === 'Provenance') {
    const targets = resource.target.map(({ reference = '' }) => reference);
    return [`${resourceType} ${targets.toSorted().join(' ')}`];
  }
  const { identifier, masterIdentifier } = resource as {
    readonly identifier?: unknown;
    readonly masterIdentifier?: unknown;
  };
  const named = [identifier, masterIdentifier].flat().filter((one) => one !== undefined) as readonly {
    readonly system?: string;
    readonly value?: string;
  }[];
  if (named.length > 0)
    return [...new Set(named.map(({ system = '', value = '' }) => `${resourceType} ${system}|${value}`))];
  const { id: _id, meta: _meta, ...said } = resource;
  return [`${resourceType} ${JSON.stringify(said)}`];
}

/** What was written more than once, one line for each: its kind and what makes it the same. */
export function findDuplicates(written: readonly Resource[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const key of written.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([key]) => key);
}
