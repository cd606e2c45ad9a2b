import { describe, expect, it } from 'vitest';
import { formatDictation } from './format-dictation.ts';

describe('spelled words and capitals', () => {
  it.each([
    ['doctor smyth spelled s m y t h saw her period', 'Dr. Smyth saw her.'],
    ['her name is spelled s m i t h comma and she is well period', 'Her name is Smith, and she is well.'],
    ['mister low spelled lima oscar whiskey echo is here period', 'Mr. Lowe is here.'],
    ['all caps allergic to penicillin end caps period', 'ALLERGIC TO PENICILLIN.'],
    ['in capitals do not resuscitate end of capitals period', 'DO NOT RESUSCITATE.'],
    // Nothing is spelled, and no capitals end.
    ['he spelled world backwards period', 'He spelled world backwards.'],
    ['the label was in capitals period', 'The label was in capitals.'],
    ['all caps were removed period', 'All caps were removed.'],
  ])('%s', (spoken, written) => {
    expect(formatDictation(spoken).text).toBe(written);
  });
});
