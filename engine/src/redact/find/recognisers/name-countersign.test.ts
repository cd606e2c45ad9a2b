import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameCountersign } from './name-countersign.ts';

describe('name-countersign', () => {
  it.each([
    'PT/OT consulted, I/O counted, 1400 IV/PO contrast, check BP/HR, 0800 N/V',
    'count correct x 2, see MD / pharm for details',
    'nursing clerk. U.S. Army, PA P.R.N., RN I.V. start',
    'Low sodium. - neg\nplan - prn\npain 2/10. - na',
    'seen by the nurse (PT, OT) and typed up today',
    'Heparin 2000 units (double check «KX»/«FG»).',
    'narc count OK 1855 «EV»/«RM»; Pyxis discrep',
    'Chlorine <0.1 @1130 «jm»/«RO»',
    'Lani Grant, MD / «pk»  D: 07/15/2022',
    'typed in van.  «sqb» / reviewed E. Grace',
    'repeat K 4.6, d/c home 0400. - «mw»',
    'GROSS («JRT», PA(ASCP)): received fresh',
    'REG CLERK «T.M.» VERIFIED 11/29',
    'Transcribed «sjk» 04/08/21',
    'peer co-sign «dy»',
  ])('%s', (marked) => {
    expect(markFindings(nameCountersign, readMarked(marked).text)).toBe(marked);
  });
});
