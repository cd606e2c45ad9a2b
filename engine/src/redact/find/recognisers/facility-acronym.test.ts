import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { facilityAcronym } from './facility-acronym.ts';

describe('facility-acronym', () => {
  it.each([
    'COPD report and OPD notes',
    'NYHA class II, CAPD and CCPD exchanges',
    'TORSO and ALSO in capitals',
    'Taken by «RGPD» to the unit',
    '«EVPD» report filed today',
    'Seen at «SWAMC» for it',
    'Transferred from «KCVAMC» today',
  ])('%s', (marked) => {
    expect(markFindings(facilityAcronym, readMarked(marked).text)).toBe(marked);
  });
});
