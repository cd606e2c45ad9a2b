import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameTied } from './name-tied.ts';

describe('name-tied', () => {
  it.each([
    'HbA1c, SpO2, MyChart, OxyContin, McDonald, GraphPad, b.i.d., e.g., left.Right, vital_signs',
    'seen today «JohnDoe» and «TorvikHalmquest»',
    '«john»_«doe» and «anna».«zelvark» called',
  ])('%s', (marked) => {
    expect(markFindings(nameTied, readMarked(marked).text)).toBe(marked);
  });
});
