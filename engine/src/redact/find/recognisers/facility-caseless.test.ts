import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { facilityCaseless } from './facility-caseless.ts';

describe('facility-caseless', () => {
  it.each([
    'she has had no problems with her home health and is seen in the clinic today for follow up of pain',
    'pt seen at bedside at discharge with family and will start therapy at home with a nurse',
    'THE PATIENT WAS SEEN IN THE EMERGENCY DEPARTMENT AND WAS SENT HOME WITH HIS MEDICATIONS AND A WALKER',
    'she was sent to «kestrel bay medical center» for a scan of the head and came back',
    'he gets his pills at «walgreens» and goes to «holm creek family practice» for his care and labs',
    'HE LIVES ALONE AT «JUNIPER MANOR» AND WAS SEEN BY HIS DOCTOR WHO SENT HIM HERE FOR THE PAIN',
  ])('%s', (marked) => {
    expect(markFindings(facilityCaseless, readMarked(marked).text)).toBe(marked);
  });
});
