import type { Resource } from '@medplum/fhirtypes';
import { writePerson } from './write-person.ts';

/** A woman of seventy with diabetes and high blood pressure; nobody of this name lives. */
export function writeWilhelmina(now: number): readonly Resource[] {
  const person = writePerson('wilhelmina', now);
  person.patient({
    name: [{ use: 'official', family: 'Testerly', given: ['Wilhelmina', 'Madeup'] }],
    gender: 'female',
    birthDate: '1956-03-14',
    identifier: [{ system: 'urn:oid:2.16.840.1.113883.19.5', value: 'SIM-0001' }],
    address: [{ line: ['1 Imaginary Lane'], city: 'Nowhere', state: 'ZZ', postalCode: '00000' }],
  });
  person.encounter('Office visit', 'Diabetes follow-up');
  person.condition({ text: 'Type 2 diabetes mellitus', snomed: '44054006', icd10: 'E11.9' }, 3650);
  person.condition({ text: 'Essential hypertension', snomed: '59621000', icd10: 'I10' }, 4200);
  person.condition({ text: 'Hyperlipidemia', snomed: '55822004', icd10: 'E78.5' }, 2900);
  person.condition({ text: 'Acute bronchitis', snomed: '10509002' }, 700, { clinical: 'resolved' });
  person.condition({ text: 'Asthma', snomed: '195967001' }, 300, { verification: 'entered-in-error' });
  person.medication({ text: 'Metformin 500 mg oral tablet', rxnorm: '861007' }, '500 mg twice daily with meals', 1800);
  person.medication({ text: 'Lisinopril 10 mg oral tablet', rxnorm: '314076' }, '10 mg once daily', 1500);
  person.medication({ text: 'Atorvastatin 20 mg oral tablet', rxnorm: '617310' }, '20 mg at bedtime', 1200);
  person.medication(
    { text: 'Azithromycin 250 mg oral tablet' },
    '500 mg on day 1, then 250 mg daily',
    700,
    'completed',
  );
  person.allergy({ text: 'Allergy to penicillin', snomed: '91936005' }, 'Hives', 'high');
  person.immunization({ text: 'Influenza, seasonal, injectable', cvx: '140' }, 60);
  person.immunization({ text: 'Pneumococcal conjugate vaccine (PCV20)', cvx: '216' }, 480);
  person.immunization({ text: 'Zoster vaccine, recombinant', cvx: '187' }, 30, 'not-done');
  person.pressure(142, 86, 0);
  person.pressure(138, 84, 120);
  person.vital({ text: 'Heart rate', loinc: '8867-4' }, 78, '/min', '/min', 0);
  person.vital({ text: 'Body weight', loinc: '29463-7' }, 81.4, 'kg', 'kg', 0);
  person.vital({ text: 'Body temperature', loinc: '8310-5' }, 36.8, '°C', 'Cel', 0);
  person.laboratory({ text: 'Hemoglobin A1c', loinc: '4548-4' }, 7.9, '%', 14, [4, 5.6]);
  person.laboratory({ text: 'Hemoglobin A1c', loinc: '4548-4' }, 7.4, '%', 200, [4, 5.6]);
  person.laboratory({ text: 'Hemoglobin A1c', loinc: '4548-4' }, 6.9, '%', 800, [4, 5.6]);
  person.laboratory({ text: 'Creatinine', loinc: '2160-0' }, 0.9, 'mg/dL', 14, [0.6, 1.1]);
  person.laboratory({ text: 'Potassium', loinc: '2823-3' }, 4.3, 'mmol/L', 14, [3.5, 5.1]);
  person.laboratory({ text: 'LDL cholesterol', loinc: '13457-7' }, 112, 'mg/dL', 14, [0, 100]);
  person.note('Diabetes follow-up', 200, followUp);
  person.note('Annual visit', 390, annualVisit, 'beside');
  return person.resources;
}

const followUp = `Made-up note of a made-up patient.

Subjective: Here for diabetes follow-up. Checks glucose most mornings, 130 to 160. Denies chest pain. No hypoglycemia.

Objective: BP 138/84. Foot exam: sensation intact to monofilament.

Assessment and plan:
1. Type 2 diabetes mellitus: A1c 7.4%. Continue metformin 500 mg twice daily. Repeat A1c in 3 months.
2. Essential hypertension: continue lisinopril 10 mg daily.
`;

const annualVisit = `Made-up note of a made-up patient.

Annual visit. Feels well. Walks 30 minutes a day. Retired librarian, lives with her husband. Never smoked.
Influenza vaccine given. Mammogram normal last spring.
`;
