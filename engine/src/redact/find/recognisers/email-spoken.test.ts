import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { emailSpoken } from './email-spoken.ts';

describe('email-spoken', () => {
  it.each([
    'seen at home, dot plot attached, red dot sign at the left',
    'mail «quillan at example dot org» for results',
    'mail «jane dot sample (at) mail (dot) example», thanks',
    'mail «q.r [at] x [dot] co [dot] uk» now',
  ])('%s', (marked) => {
    expect(markFindings(emailSpoken, readMarked(marked).text)).toBe(marked);
  });
});
