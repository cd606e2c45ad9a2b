import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { address } from './address.ts';

describe('address', () => {
  it.each([
    'SEEN 07/19/2023 CATARACT OS DR LANDRY AND FALLS AND COUGH AND PAIN',
    'Lives at «4500 Sycamore Parkway, Dayton, OH 45402».',
    'Home: «12 N. Main St., Apt. 4B» since May',
    'Mail to «P.O. Box 149» please',
    '«22 Elm St» is the house',
    'Moved to «Elm Street» last year',
    'Wohnt «Villacher Strasse 89» und «ul. Cicha 86»',
    'Home is «3654 Brixtonlaan 380» now',
    'Give 40 MG IV BID. Follow up with DR. OKONKWO',
    'Pain 8/10. Dr. Chen was called',
    'Amylase 485 Ul/l, 2 St elevations',
    'A 5 Point scale and 3 Way tap',
    'Walk 20 min in the park',
  ])('%s', (marked) => {
    expect(markFindings(address, readMarked(marked).text)).toBe(marked);
  });
});
