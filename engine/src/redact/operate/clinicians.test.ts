import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('keepClinicians', () => {
  it.each([
    ['Patient: Maria Lopez. Seen by Dr. Okonkwo.', 'Patient: REDACT. Seen by Dr. Okonkwo.'],
    ['Attending: Rajesh Venkataraman\nPatient: Maria Lopez', 'Attending: Rajesh Venkataraman\nPatient: REDACT'],
    [
      'Signed, Harriet P. Oyelaran, MD, FACC. Mrs. Lopez agreed.',
      'Signed, Harriet P. Oyelaran, MD, FACC. Mrs. REDACT agreed.',
    ],
    [
      'Dr. Kowalczyk came. Later Kowalczyk called Mr. Brannigan.',
      'Dr. Kowalczyk came. Later Kowalczyk called Mr. REDACT.',
    ],
    ['Mr. Brannigan saw Dr. Brannigan.', 'Mr. REDACT saw REDACT.'],
    ['His wife Linda Okonkwo works for Dr. Okonkwo.', 'His wife REDACT works for REDACT.'],
  ])('of %j leaves %j', (text, kept) => {
    expect(redact(text, { keepClinicians: true }).redacted).toBe(kept);
  });

  it('takes them out unless asked, and counts only what it replaced', () => {
    const text = 'Patient: Maria Lopez. Seen by Dr. Okonkwo.';
    expect(redact(text).redacted).not.toContain('Okonkwo');
    expect(redact(text, { keepClinicians: true }).findings).toHaveLength(1);
  });
});
