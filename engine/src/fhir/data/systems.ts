/** Where codes come from. */
export const systems = {
  loinc: 'http://loinc.org',
  snomed: 'http://snomed.info/sct',
  ucum: 'http://unitsofmeasure.org',
  clinicalStatus: 'http://terminology.hl7.org/CodeSystem/condition-clinical',
  verification: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
  conditionCategory: 'http://terminology.hl7.org/CodeSystem/condition-category',
  allergyStatus: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
  allergyVerification: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  interpretation: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
  participant: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type',
} as const;

/** A range of the words that a note was written from, in UTF-16 units: an extension of a Provenance's source. */
export const sourceRange = 'urn:notewright:fhir:source-range';
