import type { Resource } from '@medplum/fhirtypes';
import { writePerson } from './write-person.ts';

/** A man in his forties with asthma; nobody of this name lives. */
export function writeBartholomew(now: number): readonly Resource[] {
  const person = writePerson('bartholomew', now);
  person.patient({
    name: [{ use: 'official', family: 'Sampleton', given: ['Bartholomew', 'Q.'] }],
    gender: 'male',
    birthDate: '1983-07-02',
    identifier: [{ system: 'urn:oid:2.16.840.1.113883.19.5', value: 'SIM-0002' }],
    address: [{ line: ['2 Imaginary Lane'], city: 'Nowhere', state: 'ZZ', postalCode: '00000' }],
  });
  person.encounter('Office visit', 'Cough and wheeze for four days');
  person.condition({ text: 'Asthma', snomed: '195967001', icd10: 'J45.909' }, 7000);
  person.condition({ text: 'Gastroesophageal reflux disease', snomed: '235595009', icd10: 'K21.9' }, 1500);
  person.condition({ text: 'Pulmonary embolism', snomed: '59282003' }, 400, { verification: 'refuted' });
  person.medication({ text: 'Albuterol 90 mcg inhaler', rxnorm: '745679' }, '2 puffs every 4 hours as needed', 1400);
  person.medication(
    { text: 'Budesonide-formoterol 160-4.5 mcg inhaler' },
    '2 puffs twice daily',
    400,
    'active',
    'beside',
  );
  person.medication({ text: 'Omeprazole 20 mg delayed release capsule', rxnorm: '198051' }, '20 mg daily', 1300);
  person.medication({ text: 'Montelukast 10 mg oral tablet' }, '10 mg at bedtime', 900, 'stopped');
  person.allergy({ text: 'Allergy to peanut', snomed: '91935009' }, 'Swelling of the lips', 'high');
  person.allergy({ text: 'Allergy to sulfonamide', snomed: '91939003' }, 'Rash', 'low');
  person.immunization({ text: 'Influenza, seasonal, injectable', cvx: '140' }, 45);
  person.immunization({ text: 'Tdap', cvx: '115' }, 1900);
  person.pressure(124, 78, 0);
  person.vital({ text: 'Heart rate', loinc: '8867-4' }, 92, '/min', '/min', 0);
  person.vital({ text: 'Respiratory rate', loinc: '9279-1' }, 20, '/min', '/min', 0);
  person.vital({ text: 'Oxygen saturation', loinc: '59408-5' }, 96, '%', '%', 0);
  person.vital({ text: 'Body weight', loinc: '29463-7' }, 88.2, 'kg', 'kg', 180);
  person.laboratory({ text: 'Leukocytes', loinc: '6690-2' }, 8.1, '10*3/uL', 90, [4.5, 11]);
  person.laboratory({ text: 'Eosinophils', loinc: '711-2' }, 0.62, '10*3/uL', 90, [0, 0.5]);
  person.laboratory({ text: 'Total IgE', loinc: '19113-0' }, 210, '[IU]/mL', 600, [0, 100]);
  person.note('Asthma visit', 180, asthmaVisit);
  person.note('Heartburn', 700, heartburn, 'beside');
  return person.resources;
}

const asthmaVisit = `Made-up note of a made-up patient.

Asthma visit. Uses albuterol twice a week. No night symptoms. Peak flow 480.
Lungs clear. Continue budesonide-formoterol 2 puffs twice daily. Return in 6 months.
`;

const heartburn = `Made-up note of a made-up patient.

Heartburn after late meals, better with omeprazole 20 mg daily. No trouble swallowing, no weight loss.
`;
