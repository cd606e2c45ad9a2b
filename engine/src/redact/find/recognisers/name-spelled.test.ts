import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameSpelled } from './name-spelled.ts';

describe('name-spelled', () => {
  it.each([
    'she spelled world backwards d l r o w',
    'spelling intact, a b c recited',
    'the word was spelled c a t',
    'clinic note on «mark down» spelled «d o w n» medical record 5',
    'seen with Dr. «Van Houten», spelled «V-A-N H-O-U-T-E-N», today',
  ])('%s', (marked) => {
    expect(markFindings(nameSpelled, readMarked(marked).text)).toBe(marked);
  });
});
