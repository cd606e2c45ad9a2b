/** What of a note is an entry of a patient's record, by the type of its resource. */
export const recordKinds = {
  Condition: 'problem',
  MedicationStatement: 'medication',
  MedicationRequest: 'medication',
  AllergyIntolerance: 'allergy',
  Observation: 'observation',
  Procedure: 'procedure',
  ServiceRequest: 'request',
  Task: 'task',
} as const;
export type RecordType = keyof typeof recordKinds;
export type RecordKind = (typeof recordKinds)[RecordType];

/** The fields in which a resource names its patient and its visit. */
export const patientFields: Readonly<Record<RecordType, string>> = {
  Condition: 'subject',
  MedicationStatement: 'subject',
  MedicationRequest: 'subject',
  AllergyIntolerance: 'patient',
  Observation: 'subject',
  Procedure: 'subject',
  ServiceRequest: 'subject',
  Task: 'for',
};
export const visitFields: Readonly<Record<RecordType, string>> = {
  Condition: 'encounter',
  MedicationStatement: 'context',
  MedicationRequest: 'encounter',
  AllergyIntolerance: 'encounter',
  Observation: 'encounter',
  Procedure: 'encounter',
  ServiceRequest: 'encounter',
  Task: 'encounter',
};

/** Categories that a record files observations under; what has none stays in the document. */
export const filedObservations: ReadonlySet<string> = new Set(['vital-signs', 'laboratory', 'survey']);

/** The category of every clinical note (US Core, DocumentReference.category). */
export const clinicalNote = {
  system: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category',
  code: 'clinical-note',
  display: 'Clinical Note',
} as const;

/** An element has no value, as its source did not say it. */
export const notSaid = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
} as const;
