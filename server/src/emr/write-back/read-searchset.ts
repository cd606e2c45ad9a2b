import type { FhirResource } from '@notewright/engine';
import type { FhirAnswer } from '../fhir-client.ts';

interface BundleFields {
  readonly type?: unknown;
  readonly entry?: readonly { readonly resource?: FhirResource }[];
  readonly link?: readonly { readonly relation?: string }[];
}

export interface Searchset {
  readonly resources: readonly FhirResource[];
  /** There are more than these. */
  readonly isCut: boolean;
}

const isId = (id: unknown): boolean => typeof id === 'string' && /^[A-Za-z0-9\-.]{1,64}$/.test(id);

/** What a search gave of a type; null for what is no answer to a search. */
export function readSearchset({ status, resource }: FhirAnswer, type: string): Searchset | null {
  if (status !== 200 || resource?.resourceType !== 'Bundle') return null;
  const { type: kind, entry = [], link = [] } = resource as FhirResource & BundleFields;
  if (kind !== 'searchset' || !Array.isArray(entry) || !Array.isArray(link)) return null;
  const resources = entry.flatMap((one) => {
    const found = one?.resource;
    return found?.resourceType === type && isId(found['id']) ? [found] : [];
  });
  return { resources, isCut: link.some((one) => one?.relation === 'next') };
}

/** True for what is of this patient, whatever server name stands before it. */
export function isAbout(resource: FhirResource, patientId: string): boolean {
  const subject = (resource['subject'] ?? resource['patient'] ?? resource['for']) as
    | { reference?: unknown }
    | undefined;
  const reference = subject?.reference;
  return (
    typeof reference === 'string' &&
    reference
      .replace(/\/_history\/.*$/, '')
      .split('/')
      .slice(-2)
      .join('/') === `Patient/${patientId}`
  );
}
