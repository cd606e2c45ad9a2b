import { filedObservations, type RecordType } from '../data/record.ts';
import type { Concept, Resource } from '../resource.ts';

const codesOf = (concept: unknown): readonly string[] => {
  const concepts = (Array.isArray(concept) ? concept : concept === undefined ? [] : [concept]) as readonly Concept[];
  return concepts.flatMap(({ coding = [] }) => coding.map(({ code }) => code));
};
const hasCode = (concept: unknown, ...codes: readonly string[]): boolean =>
  codesOf(concept).some((code) => codes.includes(code));

/** A vital sign that a chart can draw: coded, and a quantity. */
function isMeasured(resource: Resource): boolean {
  const { valueQuantity, component } = resource;
  return codesOf(resource['code']).length > 0 && (valueQuantity !== undefined || component !== undefined);
}

const isFiled = (resource: Resource): boolean => {
  const categories = codesOf(resource['category']).filter((code) => filedObservations.has(code));
  return categories.length > 0 && (!categories.includes('vital-signs') || isMeasured(resource));
};

/**
 * Whether a resource of a note states something of the patient that an entry of a record can say without the words around it: lists
 * of a record are read by their names alone, so what is denied, doubted, over, declined or only thought of stays in the document.
 */
const plainly: Readonly<Record<RecordType, (resource: Resource) => boolean>> = {
  // What a note diagnoses. Its history names what is over as well, by the same words; a symptom belongs to the story of a visit.
  Condition: (one) =>
    hasCode(one['verificationStatus'], 'confirmed') &&
    hasCode(one['clinicalStatus'], 'active') &&
    hasCode(one['category'], 'encounter-diagnosis'),
  MedicationStatement: (one) => one['status'] === 'active',
  MedicationRequest: (one) => one['status'] === 'active' || one['status'] === 'draft',
  // That there is none says nothing of what a record knows already; what stands behind a substance may say that it is over, or whose it is.
  AllergyIntolerance: (one) =>
    hasCode(one['verificationStatus'], 'confirmed') &&
    hasCode(one['clinicalStatus'], 'active') &&
    codesOf(one['code']).length === 0 &&
    one['reaction'] === undefined &&
    one['note'] === undefined,
  // What is remarked of a value may be another day's.
  Observation: (one) => one['status'] === 'final' && one['note'] === undefined && isFiled(one),
  Procedure: (one) => one['status'] === 'completed',
  ServiceRequest: (one) =>
    one['intent'] === 'plan' && one['status'] !== 'completed' && one['asNeededCodeableConcept'] === undefined,
  Task: (one) => one['status'] !== 'completed',
};

/** Of a resource of one of these types. */
export const isStatedPlainly = (type: RecordType, resource: Resource): boolean => plainly[type](resource);
