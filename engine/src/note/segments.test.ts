import { describe, expect, it } from 'vitest';
import { splitSegments } from './segments.ts';

const subjects = (text: string): (string | undefined)[] => splitSegments(text).map(({ subject }) => subject);

describe('splitSegments', () => {
  it.each([
    ['PRESENTING CONCERN\nLow mood.\n\nMENTAL STATUS\nNeat.', ['chief-complaint', 'mental-status']],
    ['RESULTS\nNa 140\n\nHOSPITAL COURSE BY PROBLEM\n# Pneumonia: better.', ['results', 'hospital-course']],
    ['CC: cough. PMH: asthma. Meds: albuterol', ['chief-complaint', 'past-medical-history', 'medications']],
    ['HISTORY OF PRESENT PROBLEM\nTen weeks of worry.', ['history-of-present-illness']],
  ])('%j', (text, expected) => expect(subjects(text)).toEqual(expected));

  it('takes a ratio for no heading', () => {
    expect(subjects('MEDS\n- insulin lispro by pump; I:C 1:10; target 110')).toEqual(['medications']);
  });
});
