import type { Resource } from '@medplum/fhirtypes';
import { writePerson } from './write-person.ts';

/** A woman in her thirties with migraine; nobody of this name lives. */
export function writeOdalys(now: number): readonly Resource[] {
  const person = writePerson('odalys', now);
  person.patient({
    name: [{ use: 'official', family: 'Fictiva-Prueba', given: ['Odalys'] }],
    gender: 'female',
    birthDate: '1994-11-21',
    identifier: [{ system: 'urn:oid:2.16.840.1.113883.19.5', value: 'SIM-0003' }],
    address: [{ line: ['3 Imaginary Lane'], city: 'Nowhere', state: 'ZZ', postalCode: '00000' }],
    communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'es' }], text: 'Spanish' } }],
  });
  person.encounter('Telehealth visit', 'Headaches more often');
  person.condition({ text: 'Migraine with aura', snomed: '4473006', icd10: 'G43.109' }, 2600);
  person.condition({ text: 'Hypothyroidism', snomed: '40930008', icd10: 'E03.9' }, 1100);
  person.condition({ text: 'Iron deficiency anemia', snomed: '87522002', icd10: 'D50.9' }, 240);
  person.medication({ text: 'Levothyroxine 50 mcg oral tablet' }, '50 mcg every morning', 1000);
  person.medication({ text: 'Sumatriptan 50 mg oral tablet' }, '50 mg at onset, may repeat once after 2 hours', 800);
  person.medication({ text: 'Ferrous sulfate 325 mg oral tablet' }, '325 mg every other day', 230);
  person.allergy({ text: 'No known allergy', snomed: '716186003' }, null);
  person.immunization({ text: 'Influenza, seasonal, injectable', cvx: '140' }, 75);
  person.immunization({ text: 'HPV, 9-valent', cvx: '165' }, 2500);
  person.pressure(112, 70, 35);
  person.vital({ text: 'Heart rate', loinc: '8867-4' }, 72, '/min', '/min', 35);
  person.vital({ text: 'Body weight', loinc: '29463-7' }, 61, 'kg', 'kg', 35);
  person.laboratory({ text: 'Hemoglobin', loinc: '718-7' }, 11.2, 'g/dL', 35, [12, 15.5]);
  person.laboratory({ text: 'Ferritin', loinc: '2276-4' }, 9, 'ng/mL', 35, [15, 150]);
  person.laboratory({ text: 'Thyrotropin (TSH)', loinc: '3016-3' }, 2.8, 'm[IU]/L', 35, [0.4, 4.5]);
  person.laboratory({ text: 'Hemoglobin', loinc: '718-7' }, 10.4, 'g/dL', 240, [12, 15.5]);
  person.note('Anemia visit', 240, anemiaVisit);
  person.note('Thyroid follow-up', 500, thyroidVisit, 'beside');
  return person.resources;
}

const anemiaVisit = `Made-up note of a made-up patient.

Tired for two months. Heavy periods. Hemoglobin 10.4, ferritin 6. Start ferrous sulfate 325 mg every other day.
Recheck in 3 months.
`;

const thyroidVisit = `Made-up note of a made-up patient.

Hypothyroidism, on levothyroxine 50 mcg. TSH 3.1. No palpitations. Continue, TSH in one year.
`;
