import type { EmrKind } from '@notewright/contract';
import type { FhirResource } from '@notewright/engine';
import { allCodesOf, codesOf, textOf } from './fields.ts';
import { writeAllergy, writeImmunization, writeMedication, writeProblem, type LineWriter } from './write-lines.ts';
import { writeObservation } from './write-observation.ts';

/** How resources of one type are found and written. */
export interface KindSearch {
  readonly type: string;
  /** Beside the patient; `since` is the day a year ago. */
  readonly query: (since: string) => string;
  /** For scopes that are narrowed to it. */
  readonly category?: string;
  readonly write: LineWriter;
  /** Of all that were found, those that belong to the kind. */
  readonly choose?: (resources: readonly FhirResource[]) => readonly FhirResource[];
}

const page = '_count=100';

/** Every kind with its searches. */
export const kindSearches: Readonly<Record<EmrKind, readonly KindSearch[]>> = {
  problems: [{ type: 'Condition', query: () => page, write: writeProblem, choose: chooseProblems }],
  medications: [
    { type: 'MedicationRequest', query: () => page, write: writeMedication },
    { type: 'MedicationStatement', query: () => page, write: writeMedication },
  ],
  allergies: [{ type: 'AllergyIntolerance', query: () => page, write: writeAllergy }],
  immunizations: [{ type: 'Immunization', query: () => page, write: writeImmunization }],
  vital_signs: [observations('vital-signs')],
  laboratory: [observations('laboratory')],
};

function observations(category: string): KindSearch {
  return {
    type: 'Observation',
    category,
    query: (since) => `category=${category}&date=ge${since}&_sort=-date&${page}`,
    write: writeObservation,
  };
}

/** The problem list; the diagnoses of visits, where a server keeps no list. */
function chooseProblems(resources: readonly FhirResource[]): readonly FhirResource[] {
  const listed = resources.filter((one) => !allCodesOf(one['category']).includes('encounter-diagnosis'));
  return listed.length > 0 ? listed : resources;
}

const over: ReadonlySet<string> = new Set(['inactive', 'resolved', 'remission', 'completed', 'stopped', 'not-taken']);

/** Whether something lasts: what does comes first. */
export function lasts(resource: FhirResource): boolean {
  const states = [...codesOf(resource['clinicalStatus']), textOf(resource['status']) ?? ''];
  return (
    resource.resourceType === 'Immunization' ||
    resource.resourceType === 'Observation' ||
    !states.some((one) => over.has(one))
  );
}
