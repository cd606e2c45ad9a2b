import type { AllergyIntolerance, Immunization, MedicationRequest, Patient, Resource } from '@medplum/fhirtypes';
import { conceptOf } from './coded.ts';
import type { Coded } from './coded.ts';
import {
  makeAllergy,
  makeCondition,
  makeEncounter,
  makeImmunization,
  makeMedication,
  makeNote,
  makeObservation,
  quantity,
  rangeOf,
} from './person-entries.ts';
import type { ConditionStates, EntryPlace, PartPlace } from './person-entries.ts';

/** What writes the entries of one made-up person; days are counted back from today, so that the record never grows old. */
export interface PersonWriter {
  readonly resources: readonly Resource[];
  patient(patient: Omit<Patient, 'resourceType' | 'id'>): void;
  encounter(text: string, reason: string): void;
  condition(coded: Coded, since: number, states?: ConditionStates): void;
  medication(coded: Coded, dose: string, since: number, status?: MedicationRequest['status'], place?: PartPlace): void;
  allergy(coded: Coded, reaction: string | null, criticality?: AllergyIntolerance['criticality']): void;
  immunization(coded: Coded, daysAgo: number, status?: Immunization['status']): void;
  vital(coded: Coded, value: number, unit: string, code: string, daysAgo: number): void;
  pressure(systolic: number, diastolic: number, daysAgo: number): void;
  laboratory(coded: Coded, value: number, unit: string, daysAgo: number, range: readonly [number, number]): void;
  note(title: string, daysAgo: number, text: string, place?: PartPlace): void;
}

const day = 86_400_000;

/** @param id Of the person; those of the entries begin with it */
export function writePerson(id: string, now: number): PersonWriter {
  const resources: Resource[] = [];
  const subject = { reference: `Patient/${id}` };
  const at = (daysAgo: number): string => new Date(now - daysAgo * day).toISOString();
  const on = (daysAgo: number): string => at(daysAgo).slice(0, 10);
  const next = (kind: string): EntryPlace => ({ id: `${id}-${kind}-${resources.length + 1}`, subject, at, on });
  const add = (...more: readonly Resource[]): void => void resources.push(...more);
  return {
    resources,
    patient: (patient) => add({ resourceType: 'Patient', id, active: true, ...patient }),
    encounter: (text, reason) => add(makeEncounter({ ...next('visit'), id: `${id}-visit` }, text, reason)),
    condition: (...about) => add(makeCondition(next('condition'), ...about)),
    medication: (...about) => add(...makeMedication(next('medication'), ...about)),
    allergy: (...about) => add(makeAllergy(next('allergy'), ...about)),
    immunization: (...about) => add(makeImmunization(next('immunization'), ...about)),
    vital: (coded, value, unit, code, daysAgo) => {
      const result = { valueQuantity: quantity(value, unit, code) };
      add(makeObservation(next('vital'), 'vital-signs', coded, daysAgo, result));
    },
    pressure: (systolic, diastolic, daysAgo) => {
      const part = (text: string, loinc: string, value: number) => ({
        code: conceptOf({ text, loinc }),
        valueQuantity: quantity(value, 'mmHg', 'mm[Hg]'),
      });
      const component = [
        part('Systolic blood pressure', '8480-6', systolic),
        part('Diastolic blood pressure', '8462-4', diastolic),
      ];
      const coded = { text: 'Blood pressure', loinc: '85354-9' };
      add(makeObservation(next('vital'), 'vital-signs', coded, daysAgo, { component }));
    },
    laboratory: (coded, value, unit, daysAgo, range) => {
      const result = { valueQuantity: quantity(value, unit), ...rangeOf(value, unit, range) };
      add(makeObservation(next('laboratory'), 'laboratory', coded, daysAgo, result));
    },
    note: (...about) => add(...makeNote(next('note'), ...about)),
  };
}
