import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameHead } from './name-head.ts';

describe('name-head', () => {
  it.each([
    'obese male 45m with cough; walked 45m; healthy 45 yo f; CABG 45m ago',
    '45M with diabetes, 45 yo f cough and fever, HR 45 m',
    '«john doe» 45m cough',
    '«Doe» (45M) with cough',
    '45m «john doe» cough',
    '«anna zelvark», 45 y/o f with cough',
  ])('%s', (marked) => {
    expect(markFindings(nameHead, readMarked(marked).text)).toBe(marked);
  });
});
