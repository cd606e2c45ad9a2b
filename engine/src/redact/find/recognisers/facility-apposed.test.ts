import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { facilityApposed } from './facility-apposed.ts';

describe('facility-apposed', () => {
  it.each([
    'Given Tylenol (hospital), Monday (clinic), March (school)',
    'Seen in ED (hospital) and by Nursing (nursing home)',
    'Told the team (shelter) of her plan (work)',
    'Fall (nursing home) and pain (employer)',
    '"\u00abLedgeview\u00bb [nursing home] till I die"',
    'Back to \u00abCedar Glen\u00bb (SNF) today',
  ])('%s', (marked) => {
    expect(markFindings(facilityApposed, readMarked(marked).text)).toBe(marked);
  });
});
