import { describe, expect, it } from 'vitest';
import { readServiceDay } from './service-day.ts';

const dayOf = (text: string): string | null => readServiceDay(text)?.day ?? null;

describe('readServiceDay', () => {
  it.each([
    'Patient: Walter Hobbs, DOB 3/4/1961\nCC: cough',
    'Birth date: 3/4/1961\nCC: cough',
    'Date of birth: 3/4/2019\nCC: cough',
    'DOB:\n3/4/2019\nCC: cough',
    'DOB | 3/4/2019 | CC: cough',
    'Hobbs, Walter 3/4/1961 M, cough',
    'HOBBS, WALTER 3/4/2019 M MRN 123\nCC: cough',
    'Walter Hobbs (3/4/2019), age 7\nCC: cough',
    'Walter Hobbs, born March 4, 2019. Cough.',
    'Walter Hobbs (b. 3/4/2019), cough',
    'Walter Hobbs 3/4/2019 (DOB), cough',
    'Walter Hobbs B/D: 3/4/2019, cough',
    'Fecha de nacimiento: 3/4/2019. Tos.',
    'F. nac. 3/4/2019. Tos.',
    'Nacida el 3/4/2019. Tos.',
  ])('takes no birth for it: %j', (text) => {
    expect(dayOf(text)).toBeNull();
  });

  it.each(['Next appt 3/4/2027. Cough.', 'Insurance expires 3/4/2027. Cough.'])(
    'takes no later day for it: %j',
    (text) => {
      expect(dayOf(text)).toBeNull();
    },
  );

  it.each([
    ['DOB 3/4/1961. 5/11/2026, office', '2026-05-11'],
    ['Birth date: 3/4/1961  Date: 5/11/2026', '2026-05-11'],
    ['5/11/2026 45 yo F with a cough', '2026-05-11'],
    ['5/11/2026 F/u knee', '2026-05-11'],
    ['Hobbs, Walter 3/4/1961 M. Seen 5/11/2026 for cough', '2026-05-11'],
    ['Date of service: 5/11/2014', '2014-05-11'],
  ])('finds it in %j', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });
});
