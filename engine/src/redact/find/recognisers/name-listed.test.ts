import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameListed } from './name-listed.ts';

describe('name-listed', () => {
  it.each([
    'Then «Anna S.» came with «John Smith»',
    'Today «Maria Kreutzmann» and «Samantha» agree',
    'We saw «J. Ortiz» in the ward',
    '«Anne-Marie Dupont» was seen',
    'With «Maria van der Berg» in the room',
    'Alzheimer\u2019s disease, Crohn disease, Wells score',
    'Stevens-Johnson syndrome, Guillain-Barré syndrome',
    'Hodgkin lymphoma; Foley catheter; Babinski negative',
    '«Maria» refused tests and «Samantha» completed the exam',
    'Will rise; Rose from bed; Grace period; May increase',
    'Hope to go; Mark the site; Bill was paid',
    'ELISA IgM positive; ASA 81 mg; Vitamin B 12',
    'Lisinopril, Humira, Keppra and Allegra',
    'S. aureus and E. coli and C. difficile',
    'Positive Chaddock reflex, Ferriman-Gallwey score',
    'Gives St. John\u2019s wort; Hoehn and Yahr stage 3; Ki-67 high',
    'Seen by «D. Graves» today',
    'IUD (Mirena); OCP Yasmin; Camila 0.35 mg daily',
    'Vit D 25-OH 18 ng/mL, Vit B12 300; T/Th/Sa/Su',
    'Murphy neg. Patrick neg, Hawkins +, Thompson negative; Modified Rankin 2',
    'Child-Pugh B cirrhosis; Kerley B lines',
    'Meds reviewed with «Maria Lopez»; «Thompson» negative for flu',
    's/p ORIF L ankle, Weber B, then Risser 3, Wagner 2, Nugent 8, Gleason 7',
    'Hep C Ab neg; Aquacel Ag used',
    'In June he was well; On April showers',
    'The Princess Royal arrived, the Border Force came',
  ])('%s', (marked) => {
    expect(markFindings(nameListed, readMarked(marked).text)).toBe(marked);
  });
});
