import type { FhirClient } from '../fhir-client.ts';
import { FhirProblem } from '../fhir-client.ts';
import { conceptText, objectOf, textOf } from './fields.ts';
import type { Found } from './search-all.ts';

/** Drugs that are read one by one, as they are named nowhere else. */
const mostRead = 40;

/**
 * The names of drugs that entries only refer to, by the reference. Not every server sends them along when it is asked to
 * (`_include`), and some refuse to be asked; so what came is used, and the rest is read.
 * @throws FhirProblem where one could not be read that may be
 */
export async function readMedications(
  client: FhirClient,
  { resources, included }: Found,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>();
  const unnamed = new Set<string>();
  for (const resource of resources) {
    const { reference, display } = objectOf(resource['medicationReference']);
    if (typeof reference !== 'string' || reference.startsWith('#')) continue;
    const name = conceptText(included.get(reference)?.['code']) ?? textOf(display);
    if (name !== null) named.set(reference, name);
    else if (pathOf(reference) !== null) unnamed.add(reference);
  }
  await Promise.all(
    [...unnamed].slice(0, mostRead).map(async (reference) => {
      const { status, resource } = await client({ method: 'GET', path: pathOf(reference) ?? '', signal });
      if (status === 429 || status >= 500) throw new FhirProblem('broken');
      const name = status === 200 ? conceptText(resource?.['code']) : null;
      if (name !== null) named.set(reference, name);
    }),
  );
  return named;
}

const pathOf = (reference: string): string | null =>
  /(?:^|\/)(Medication\/[A-Za-z0-9\-.]{1,64})(?:\/_history\/[A-Za-z0-9\-.]{1,64})?$/.exec(reference)?.[1] ?? null;
