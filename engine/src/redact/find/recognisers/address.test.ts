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
    'Give 100 via NG 4 times; 2 Place PO 3; ext 31 via Zoom',
    'Diagonal 1 has 70% stenosis, Ring 3 and Grand 4',
    'In Lasix 40 and Xarelto 20; 50 Plasma Views seen',
    'lives at «9383 ul. Chrzanowska 61» now',
    'it is «143 31 rue de la Hulotais, Lyon»',
    'on «69 Av Sidi Lakhmi» street',
    "at «56 Rue d'Orsel» and «6138 Via Roma 131»",
    'is on «C. Beerninckstraat 88» today',
    'at «Ottilie and Hammarvagen 15» now',
    'at «9801 Florian Valleys» since',
    'Mail to «12 Elm Street\nMuel\n, Z\n 16518»',
    'to «416 Kiannonkatu 98 Apt. 934\nOulu nan 7188», please',
  ])('%s', (marked) => {
    expect(markFindings(address, readMarked(marked).text)).toBe(marked);
  });
});
