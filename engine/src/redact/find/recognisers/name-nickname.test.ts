import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameNickname } from './name-nickname.ts';

describe('name-nickname', () => {
  it.each([
    'pt goes by "«Bubba»", 58m chest pain',

    'He said "Fine" and "Not Today" twice',
    'the sheet "Rich in Fiber" given; score called "MELD"',
    'Mood "Stellar" today; pain "Ten"',
    'Youth: «Parris "Pip" Okonkwo-Tso», grade 7',
    '«Maureen O\u2019Shaughnessy» ("«Mo»") is 70',
    'goes by "«Teddy»" at home',
    'Pt: Wells, «Theodora "Teddy»"',
  ])('%s', (marked) => {
    expect(markFindings(nameNickname, readMarked(marked).text)).toBe(marked);
  });
});
