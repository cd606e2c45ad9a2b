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
  ])('%s', (marked) => {
    expect(markFindings(ageOver89, readMarked(marked).text)).toBe(marked);
  });
});
