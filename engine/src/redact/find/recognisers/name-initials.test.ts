import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameInitials } from './name-initials.ts';

describe('name-initials', () => {
  it.each([
    '«J.R.R.» 28 wk pregnant\n«T.M.» is a 45-year-old man; discussed with «S.B.» her film; pt «K.O.» fell',
    'U.S. born; by I.V. push; with O.T. today; E.R. visit; p.r.n. dose; I.V. fluids\nB.P. 120/80\nL.V. function',
    'Heading PT/OT and H/O falls, N/V, S/P repair, A/P below',
    'brought in by EMS, seen by PT, reviewed by RN, faxed by ED',
    'Latest ACC/AHA guidelines; ratio 3/4; w/u neg',
    'taken by mouth, printed by hand, signed by PCP',
    'Low-grade fever -PRN\nCT -MRI pending',
    '«EPH»/«mlr»   d. 2/16/98   t. 2/18/98',
    'dictated, not read\n«rkp»:«th»',
    '«GMY» / «aki»     Dict: 09/05/2023 10:02',
    'Scope loaded by «LG».',
    'Printed 02/28/2026 06:10 «mvr»     Cum. period',
    'superv. review: «EJM» 3/4',
    'Mood better. QTc 431 -«CEL»',
    'Legal status: 5150 DTS/GD, tolerated well. VACC: UTD, seen',
    'Chart closed 12/05 by «sl». Called at 1804 by «ROM» (ext 7733), crashed at the DMV',
  ])('%s', (marked) => {
    expect(markFindings(nameInitials, readMarked(marked).text)).toBe(marked);
  });
});
