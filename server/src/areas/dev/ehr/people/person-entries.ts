import type {
  AllergyIntolerance,
  Binary,
  Condition,
  DocumentReference,
  Encounter,
  Immunization,
  Medication,
  MedicationRequest,
  Observation,
  Quantity,
} from '@medplum/fhirtypes';
import { conceptOf, terminology } from './coded.ts';
import type { Coded } from './coded.ts';

/** Where an entry stands: its id, whose it is, and how days are counted back from today. */
export interface EntryPlace {
  readonly id: string;
  readonly subject: { readonly reference: string };
  readonly at: (daysAgo: number) => string;
  readonly on: (daysAgo: number) => string;
}

const clinician = { reference: 'Practitioner/sim-clinician', display: 'Sim Ulated, MD' };

/** The visit that is open today. */
export function makeEncounter({ id, subject, at }: EntryPlace, text: string, reason: string): Encounter {
  return {
    resourceType: 'Encounter',
    id,
    status: 'in-progress',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB', display: 'ambulatory' },
    type: [{ text }],
    subject,
    participant: [{ individual: clinician }],
    period: { start: at(0) },
    reasonCode: [{ text: reason }],
    serviceProvider: { reference: 'Organization/sim-clinic', display: 'Simulated Clinic' },
  };
}

export interface ConditionStates {
  readonly clinical?: string;
  readonly verification?: string;
}

/** An entry of the problem list. */
export function makeCondition(
  { id, subject, on }: EntryPlace,
  coded: Coded,
  since: number,
  { clinical = 'active', verification = 'confirmed' }: ConditionStates = {},
): Condition {
  return {
    resourceType: 'Condition',
    id,
    ...(verification === 'entered-in-error' ? {} : { clinicalStatus: terminology('condition-clinical', clinical) }),
    verificationStatus: terminology('condition-ver-status', verification),
    category: [terminology('condition-category', 'problem-list-item')],
    code: conceptOf(coded),
    subject,
    onsetDateTime: on(since),
    recordedDate: on(since),
  };
}

/** Where a part of an entry stands: in the entry, or in a resource of its own. */
export type PartPlace = 'inside' | 'beside';

/** A prescription, with the name of the drug in it or beside it. */
export function makeMedication(
  { id, subject, on }: EntryPlace,
  coded: Coded,
  dose: string,
  since: number,
  status: MedicationRequest['status'] = 'active',
  place: PartPlace = 'inside',
): readonly (Medication | MedicationRequest)[] {
  const own: MedicationRequest = {
    resourceType: 'MedicationRequest',
    id,
    status,
    intent: 'order',
    ...(place === 'inside'
      ? { medicationCodeableConcept: conceptOf(coded) }
      : { medicationReference: { reference: `Medication/${id}-name`, display: coded.text } }),
    subject,
    authoredOn: on(since),
    requester: clinician,
    dosageInstruction: [{ text: dose }],
  };
  if (place === 'inside') return [own];
  return [{ resourceType: 'Medication', id: `${id}-name`, code: conceptOf(coded) }, own];
}

/** An allergy; without a reaction where none is known. */
export function makeAllergy(
  { id, subject, on }: EntryPlace,
  coded: Coded,
  reaction: string | null,
  criticality?: AllergyIntolerance['criticality'],
): AllergyIntolerance {
  return {
    resourceType: 'AllergyIntolerance',
    id,
    clinicalStatus: terminology('allergyintolerance-clinical', 'active'),
    verificationStatus: terminology('allergyintolerance-verification', 'confirmed'),
    ...(criticality === undefined ? {} : { criticality }),
    code: conceptOf(coded),
    patient: subject,
    recordedDate: on(900),
    ...(reaction === null ? {} : { reaction: [{ manifestation: [{ text: reaction }] }] }),
  };
}

/** A vaccination, given or not. */
export function makeImmunization(
  { id, subject, on }: EntryPlace,
  coded: Coded,
  daysAgo: number,
  status: Immunization['status'] = 'completed',
): Immunization {
  return {
    resourceType: 'Immunization',
    id,
    status,
    vaccineCode: conceptOf(coded),
    patient: subject,
    occurrenceDateTime: on(daysAgo),
    primarySource: true,
  };
}

/** An amount in units of UCUM. */
export const quantity = (value: number, unit: string, code: string = unit): Quantity => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code,
});

/** A measurement or a result. */
export function makeObservation(
  { id, subject, at }: EntryPlace,
  category: 'vital-signs' | 'laboratory',
  coded: Coded,
  daysAgo: number,
  result: Pick<Observation, 'valueQuantity' | 'component' | 'referenceRange' | 'interpretation'>,
): Observation {
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [terminology('observation-category', category)],
    code: conceptOf(coded),
    subject,
    effectiveDateTime: at(daysAgo),
    ...result,
  };
}

/** How a value stands to its range, as an observation has it. */
export function rangeOf(
  value: number,
  unit: string,
  [low, high]: readonly [number, number],
): Pick<Observation, 'referenceRange' | 'interpretation'> {
  const mark = value < low ? 'L' : value > high ? 'H' : 'N';
  return {
    referenceRange: [{ low: quantity(low, unit), high: quantity(high, unit) }],
    interpretation: [terminology('v3-ObservationInterpretation', mark)],
  };
}

/** An earlier note, with its text in it or beside it. */
export function makeNote(
  { id, subject, at }: EntryPlace,
  title: string,
  daysAgo: number,
  text: string,
  place: PartPlace = 'inside',
): readonly (Binary | DocumentReference)[] {
  const data = Buffer.from(text, 'utf8').toString('base64');
  const contentType = 'text/plain; charset=utf-8';
  const held = place === 'inside' ? { data } : { url: `Binary/${id}-text` };
  const system = 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category';
  const note: DocumentReference = {
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    docStatus: 'final',
    type: conceptOf({ text: 'Progress note', loinc: '11506-3' }),
    category: [{ coding: [{ system, code: 'clinical-note' }] }],
    subject,
    date: at(daysAgo),
    author: [clinician],
    description: title,
    content: [{ attachment: { contentType, title, ...held } }],
  };
  if (place === 'inside') return [note];
  return [{ resourceType: 'Binary', id: `${id}-text`, contentType, securityContext: subject, data }, note];
}
