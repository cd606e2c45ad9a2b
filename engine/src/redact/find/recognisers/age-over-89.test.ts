import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { ageOver89 } from './age-over-89.ts';

describe('age-over-89', () => {
  it.each([
    'A «92»-year-old woman and her «101» y/o sister',
    'Pt is a «95yo» male, aged «96»',
    'Age: «90» Sex: F',
    'A «94F» with chest pain',
    'The «ninety-two» year old man; one «hundred and three» years old',
    'He just turned «93»',
    'An 89-year-old man, age 62, 45yo',
    'SpO2 92%, HR 95, BP 110/90, 94 mg',
    'A 99m technetium scan; 91 year follow-up',
    'Room 95, bed 2, aged care, age 90/95',
    'T 98 F, temp 101 F, febrile to 102 F, HR 94 F waves, SBP in the 90s, the nineties',
    'Lived with 94 others; died at 72; 92 F 24 mm',
    'RE: («92» F) MRN; «91» F  TM11; row   «97»  F     8/8',
    'Age/Sex: «94»/F; F/«93»; a «92» yr o1d woman; «96»-year-young',
    'Mother lived to «101». Father died at «93»; in her late «90s»; his «nineties»',
    'pt is «ninety-two», frail; she is «98», her husband is «96».',
    '«95F» chest pain',
    'Mujer de «96» años; turned a «hundred and one», well; centenarian («104»)',
    'pulse is 98, the score is 94; his pain is 9; BP is 98/60; she is 91 days out; 98F oral',
    'on her «95th» birthday a «93F» with cough; «94yof»',
  ])('%s', (marked) => {
    expect(markFindings(ageOver89, readMarked(marked).text)).toBe(marked);
  });
});
