import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { facilityPrefix } from './facility-prefix.ts';

describe('facility-prefix', () => {
  it.each([
    'St. Jude valve placed in 2006; prior St Jude AVR',
    'Takes St. John wort; St. Patrick\u2019s Day party',
    'Seen by Dr. St. Clair; lives on Granby St already',
    'Port placement and Camp nurse; MT DL 02112',
    'Temple is tender, Lake effect snow',
    "Went to «St. Hedwig's» on foot",
    'Priest of «Our Lady of the Pines» came',
    'Moved to «Villa St. Agnes» after rehab',
    'Rash began at «Camp Hiawatha» today',
    'Stationed at «Fort Bragg» until spring',
    'Imam of «Masjid Noor» called',
    'Raised at «Good Shepherd», now elsewhere',
    'At «Saint Agnes» Level III, then home',
  ])('%s', (marked) => {
    expect(markFindings(facilityPrefix, readMarked(marked).text)).toBe(marked);
  });
});
