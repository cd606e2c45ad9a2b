import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameTitle } from './name-title.ts';

describe('name-title', () => {
  it.each([
    '«Dr. Patel» and «Dr. Sarah P.» agreed',
    'Mrs «Doreen Crowther», Mr. «W.»',
    'Nurse «Okafor» gave it; «Drs. Smith» and «Jones» came',
    'Mr. and Mrs. «Brannigan» came',
    'Miss «O\u2019Neil-Hart» left',
    'THE PATIENT WAS SEEN BY «DR. WU» IN THE CLINIC ON THE WARD',
    'Major Depression, Agent Orange, a 19 Fr drain, QRS 158 ms Normal',
    'Nurse Case Manager Report; Officer on duty',
    'Seen by «Dr. Long» and «Dr. May»; Mr. «Will Young» left',
    'MS is a disease; MR angiography',
    'The doctor. Let us go; nurse practitioner',
    'Dr. is away; mrs is out',
    'Sister and brother; Father died',
    'Medicine man Mr. «George Kicking Woman» visited on Monday',
  ])('%s', (marked) => {
    expect(markFindings(nameTitle, readMarked(marked).text)).toBe(marked);
  });
});
