import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';
import { readMarked } from './marked-table.ts';

function mark(text: string): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of findInText(text)) {
    marked += `${text.slice(at, start)}\u00ab${text.slice(start, end)}\u00bb`;
    at = end;
  }
  return marked + text.slice(at);
}

describe('initials of a person found before', () => {
  it.each([
    'Patient: \u00abDora Minor\u00bb. PMH: HTN, DM, CAD. DM: A1c 7',
    'Patient: \u00abMark Ivy\u00bb\nMI: none. Hx: HTN, MI, CVA',
    'Patient: \u00abEllen Ford\u00bb\nEF: 35%\nEF 35%. EF, 40%',
    'Patient: \u00abHenry Reed\u00bb. VS: T 98.6, HR: 88, RR: 18. HR 88; RR 18.',
    'Patient: \u00abPeter Ellis\u00bb\nCC: cough\nPE: lungs clear\nAP: observe',
    'Patient: \u00abEdward Dale\u00bb\nED: arrived 10:00.\nED, then floor',
    'Patient: \u00abNora Adams\u00bb\nNA: 138\nK: 4.1',
    'Patient: \u00abCarl Reyes\u00bb\nLabs:\nCR: 1.02',
    'Patient: \u00abAnn Parr\u00bb\nA/P: stable\nAP: obs',
    'Patient: \u00abDora Minor\u00bb\n- HTN\n- DM\n- CAD',
    'Patient: \u00abKimberly Oduya\u00bb. Asleep. \u00abKO\u00bb\nResting',
    'Nurse: \u00abDora Minor\u00bb. Line placed by \u00abDM\u00bb. Left arm - \u00abDM\u00bb',
  ])('%s', (marked) => {
    expect(mark(readMarked(marked).text)).toBe(marked);
  });
});
