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
    'the refill went to check pharmacy and she will call her local pharmacy for the rest of it today',
    'she says she goes to the pain clinic and to the wound clinic of the county for her legs and her back',
    'he is a student at the «university of north dakota» and comes home to see his family on most of the weekends',
    'he sees «valley pain associates» and was told by «mid-atlantic cardiology» to stop the pills and come back',
    'SHE IS A RESIDENT OF «GOLDEN ACRES NURSING HOME» AND CAME IN WITH A FALL FROM HER BED LAST NIGHT',
  ])('%s', (marked) => {
    expect(markFindings(facilityCaseless, readMarked(marked).text)).toBe(marked);
  });
});
