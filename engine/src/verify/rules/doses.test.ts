import { describe, expect, it } from 'vitest';
import { flaggedIn } from '../flagged-in.ts';

describe('doses and their drugs', () => {
  it.each<[document: string, input: string, expected: string[]]>([
    ['Lisinopril 20 mg, metformin 500 mg.', 'lisinopril 20 mg daily, metformin 500 mg bid', []],
    ['Zestril 20 mg daily.', 'lisinopril 20 daily', []],
    ['Levothyroxine 0.05 mg daily.', 'levothyroxine 50 micrograms daily', []],
    ['Metformin 1 g.', 'metformin 1000 mg, lisinopril 20 mg', []],
    ['Lisinopril 20 mg.', 'Doctor: how much lisinopril do you take?\nPatient: twenty milligrams.', []],
    ['Furosemide 40 mg.', 'forty milligrams of lasix and ten of lisinopril', []],
    ['Increase lisinopril from 10 mg to 20 mg.', 'lisinopril 10 mg, go up to 20 mg', []],
    ['Lisinopril 500 mg.', 'lisinopril 20 mg daily, metformin 500 mg bid', ['dose 500 mg']],
    ['Metoprolol 5 mg.', 'metoprolol 25 mg and amlodipine 5 mg', ['dose 5 mg']],
    ['Lasix 10 mg.', 'forty milligrams of lasix, ten milligrams of lisinopril', ['dose 10 mg']],
  ])('%j against %j', (document, input, expected) => {
    expect(flaggedIn(document, input)).toEqual(expected);
  });
});
