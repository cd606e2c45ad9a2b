import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { biometric } from './biometric.ts';

describe('biometric', () => {
  it.each([
    'Fingerprint ID: «FP-20931»',
    'Retinal scan # «88121»',
    'Photo 2 of the wound',
    'Biometric screening in 2021',
    'A picture of 3 lesions',
  ])('%s', (marked) => {
    expect(markFindings(biometric, readMarked(marked).text)).toBe(marked);
  });
});
