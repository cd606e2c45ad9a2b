import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { foreignScript } from './foreign-script.ts';

describe('foreign-script', () => {
  it.each([
    'He came from «ΕΓΚΩΜΗ» to our clinic last week',
    'Her name is «Иванова» as she told us',
    'TNF-α and β-blocker, 5 µg, Ω',
    'Плохое самочувствие у пациента',
  ])('%s', (marked) => {
    expect(markFindings(foreignScript, readMarked(marked).text)).toBe(marked);
  });
});
