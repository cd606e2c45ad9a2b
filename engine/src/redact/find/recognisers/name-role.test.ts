import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameRole } from './name-role.ts';

describe('name-role', () => {
  it.each([
    'PT eval ordered; RN staffing is short; PA and lateral films',
    'Nurse Case Manager; nurse will call; charge capture',
    'Seen by MD/PA; Ann Lee, RN BSN; PharmD BCOP note',
    'The technician (PCP) left; OT consult; Surgery Clinic',
    'GI: no bleeding. ID: afebrile. Psych consult pending',
    'Found by CNA «Precious» on the floor',
    'Surgery rounds: PA «Bush». Clamp the tube',
    'called ahead, charge «Dez», will see him',
    'wound nurse («Ji-woo Pak», RN) measured it',
    'interpreter «Pheng Lor» and RN «Oluwaseun A.» at bedside',
  ])('%s', (marked) => {
    expect(markFindings(nameRole, readMarked(marked).text)).toBe(marked);
  });
});
