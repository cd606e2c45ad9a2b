import type { Resource } from '@medplum/fhirtypes';

/** The reference of a resource to its patient, by whatever name its kind has for it. */
export function patientReferenceOf(resource: Resource): string | undefined {
  const held = resource as {
    readonly subject?: { reference?: string };
    readonly patient?: { reference?: string };
    readonly for?: { reference?: string };
  };
  return (held.subject ?? held.patient ?? held.for)?.reference;
}
