import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameCaseless } from './name-caseless.ts';

describe('name-caseless', () => {
  it.each([
    'the patient saw the cardiology np and then the md about it today',
    'called the rn on the floor, the wound care rn changed the dressing again',
    'Kwabena Asante md is with us today and we saw him in the clinic',
    'we are dictating «kwabena asante-long» md hand and upper extremity clinic',
    'this is the end of dictation «a woldemariam» m d neurology job number',
    'the plan was made and signed by «r chandra» md ten five',
  ])('%s', (marked) => {
    expect(markFindings(nameCaseless, readMarked(marked).text)).toBe(marked);
  });
});
