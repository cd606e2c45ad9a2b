import { describe, expect, it } from 'vitest';
import { flaggedIn } from '../flagged-in.ts';

describe('frequencies and their drugs', () => {
  it.each<[document: string, input: string, expected: string[]]>([
    ['Metformin 500 mg twice daily.', 'metformin 500 mg BID', []],
    ['Metformin twice daily.', 'metformin with breakfast and dinner', []],
    ['Lisinopril daily.', 'lisinopril every morning', []],
    ['Atorvastatin at bedtime.', 'lipitor qhs', []],
    ['Ibuprofen every 6 hours.', 'ibuprofen q.6 h. with food', []],
    ['Lisinopril daily.', 'Doctor: lisinopril?\nPatient: yes.\nDoctor: how often?\nPatient: once a day.', []],
    ['Amoxicillin three times daily.', 'amoxicillin tid', []],
    ['Follow-up weekly for the wound. Ibuprofen.', 'weekly wound checks, ibuprofen', []],
    ['Lisinopril twice daily.', 'lisinopril daily, metformin twice daily', ['frequency twice daily']],
    ['Atorvastatin weekly.', 'atorvastatin at night', ['frequency weekly']],
  ])('%j against %j', (document, input, expected) => {
    expect(flaggedIn(document, input)).toEqual(expected);
  });
});
