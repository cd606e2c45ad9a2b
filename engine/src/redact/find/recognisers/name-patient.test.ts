import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { namePatient } from './name-patient.ts';

describe('name-patient', () => {
  it.each([
    'pt denies cough; patient stable; pt afebrile and alert; patient education given',
    'patient safety plan, patient portal, pt w HTN, paciente con tos',
    'pt «john doe» c/o cough',
    'patient «john doe»',
    'paciente «ana zelvark» de 45 años con tos',
    'El sr. «Doe» niega fiebre',
  ])('%s', (marked) => {
    expect(markFindings(namePatient, readMarked(marked).text)).toBe(marked);
  });
});
