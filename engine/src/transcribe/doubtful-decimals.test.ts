import { describe, expect, it } from 'vitest';
import { formatDictation } from './format-dictation.ts';

describe('a decimal whose point was swallowed', () => {
  it.each([
    ['take zero five milligrams of lorazepam period', 'Take 0.5 mg of lorazepam.'],
    ['clonazepam oh five milligrams at night period', 'Clonazepam 0.5 mg at night.'],
    ['flomax zero four milligrams daily period', 'Flomax 0.4 mg daily.'],
    // Not sure: no drug, two drugs, or one that comes in the whole number.
    ['take zero five milligrams period', 'Take 0 5 mg.'],
    ['lisinopril zero five milligrams period', 'Lisinopril 0 5 mg.'],
    ['lorazepam or clonazepam zero five milligrams period', 'Lorazepam or clonazepam 0 5 mg.'],
  ])('%s', (spoken, written) => {
    expect(formatDictation(spoken).text).toBe(written);
  });
});
