import { describe, expect, it } from 'vitest';
import { redactFileName } from './redact-file-name.ts';

describe('redactFileName', () => {
  it.each([
    ['Okafor_discharge', 'REDACT_discharge'],
    ['okafor-discharge', 'REDACT-discharge'],
    ['Discharge summary Maria Lopez', 'Discharge summary REDACT'],
    ['discharge summary', 'discharge summary'],
    ['JohnSmithDischarge', 'REDACT_Discharge'],
    ['SMITH_MRI_2023-04-05', 'REDACT_MRI_REDACT'],
    ['note 03-04', 'note REDACT'],
    ['cardiology_follow-up_v2', 'cardiology_follow-up_v2'],
    ['MRN 00482913', 'MRN REDACT'],
    ['referral letter Springfield clinic', 'referral letter REDACT clinic'],
    ['Müller Arztbrief', 'REDACT'],
    ['scan0001', 'scan_REDACT'],
    ['page 3', 'page 3'],
    ['J Q letter', 'REDACT letter'],
    ['报告', 'REDACT'],
    ['', 'REDACT'],
    ['...', 'REDACT'],
    ['Brown Young Hope report', 'REDACT report'],
    ['soap note knee pain', 'soap note knee pain'],
  ])('makes %j into %j', (stem, name) => {
    expect(redactFileName(stem, '', [])).toBe(name);
  });

  it('keeps no word that was found in the document', () => {
    const text = 'Seen at Summary Falls on 7 May.';
    const findings = [
      { start: 8, end: 21 },
      { start: 25, end: 30 },
    ];
    expect(redactFileName('summary-falls-visit 7', text, findings)).toBe('REDACT-visit REDACT');
  });
});
