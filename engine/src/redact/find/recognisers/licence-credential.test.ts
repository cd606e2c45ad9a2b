import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { licenceCredential } from './licence-credential.ts';

describe('licence-credential', () => {
  it.each([
    'glucose 120 mg/dL 1400 later; PT 12.4 and MD 2019',
    'RN 3/14/2024; OT 10:30; PT 1200 m walked; do 4000 steps',
    'M. Sandoval, LMSW \u00ab61108\u00bb; cc chart',
    'WI APNP \u00ab9917-33\u00bb today',
    'wallet with DL \u00abT64-88-1207\u00bb locked',
    'RN, lic. \u00ab448213\u00bb',
  ])('%s', (marked) => {
    expect(markFindings(licenceCredential, readMarked(marked).text)).toBe(marked);
  });
});
