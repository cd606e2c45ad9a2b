import { describe, expect, it } from 'vitest';
import { findUnitConflicts } from './paired-units.ts';

const found = (text: string): string[] =>
  findUnitConflicts({ text }).map(({ what, start, end }) => `${what}: ${text.slice(start, end)}`);

describe('findUnitConflicts', () => {
  it.each([
    ['Wt 32.0 kg (48.5 lb), pain 0/10', 'weight: 32.0 kg (48.5 lb'],
    ['Weight 180 lbs (91 kg)', 'weight: 180 lbs (91 kg'],
    ['T 37.9 C (102.2 F) oral', 'temperature: 37.9 C (102.2 F'],
    ['Temp 98.6 F / 39.0 C', 'temperature: 98.6 F / 39.0 C'],
    ['Height 165 cm (71 in)', 'height: 165 cm (71 in'],
  ])('%s', (text, conflict) => expect(found(text)).toEqual([conflict]));

  it.each([
    'Wt 22.0 kg (48.5 lb)',
    'Weight 180 lb (82 kg)',
    'T 37.9 C (100.2 F)',
    '98.6 F (37 C)',
    'Height 165 cm (65 in)',
    'Lost 5 kg (10 lb of it water)',
  ])('nothing of %s', (text) => expect(found(text)).toEqual([]));
});
