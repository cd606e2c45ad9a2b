import { describe, expect, it } from 'vitest';
import { validate } from './validate.ts';

/** Milliseconds of processor, the best of three: what a busy machine disturbs least. */
function timeOf(text: string): number {
  const times = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    validate(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('the audit of hostile text', () => {
  it.each([
    'mother who has asthma and ',
    'no not no fever asthma ',
    'I10 E11.9 S52.501A ',
    'CPT: 99213-25 x2, 97110 ',
    'Mr. Ab had a cough. ',
    'right knee left knee ',
    'asthma possible likely denies ',
    'Plan: start lisinopril 10 mg daily\n',
    '01/02/2022 ',
  ])(
    '%j takes no more than in proportion',
    (part) => {
      const short = part.repeat(Math.ceil(10_000 / part.length));
      const once = Math.max(50, timeOf(short));
      // Four times as long; the rest is room for a busy machine. A square would take sixteen times as long.
      expect(timeOf(short.repeat(4))).toBeLessThan(once * 12);
    },
    60_000,
  );
});
