import type { CodeableConcept } from '@medplum/fhirtypes';

/** A code of a system of codes, with the words for it. */
export interface Coded {
  readonly text: string;
  readonly snomed?: string;
  readonly icd10?: string;
  readonly loinc?: string;
  readonly rxnorm?: string;
  readonly cvx?: string;
}

const systems = {
  snomed: 'http://snomed.info/sct',
  icd10: 'http://hl7.org/fhir/sid/icd-10-cm',
  loinc: 'http://loinc.org',
  rxnorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  cvx: 'http://hl7.org/fhir/sid/cvx',
} as const;

/** Codes and words as a CodeableConcept of FHIR. */
export function conceptOf(coded: Coded): CodeableConcept {
  const coding = (Object.keys(systems) as (keyof typeof systems)[]).flatMap((name) => {
    const code = coded[name];
    return code === undefined ? [] : [{ system: systems[name], code, display: coded.text }];
  });
  return { ...(coding.length > 0 ? { coding } : {}), text: coded.text };
}

/** A code of one of HL7's own systems. */
export const terminology = (system: string, code: string): CodeableConcept => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});
