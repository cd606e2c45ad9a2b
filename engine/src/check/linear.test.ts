import { describe, expect, it } from 'vitest';
import { checkAgainstInput } from './check-against-input.ts';

/** The best of three, which a busy machine disturbs least. */
function timeOf(text: string): number {
  const times = [0, 1, 2].map(() => {
    const began = performance.now();
    checkAgainstInput(text, text);
    return performance.now() - began;
  });
  return Math.min(...times);
}

describe('the check on hostile text', () => {
  it.each([
    'no fever ',
    'left ',
    'knee ',
    'lisinopril 10 mg ',
    'what about cough ?\n',
    'potassium 4.1, ',
    'twice daily ',
  ])(
    '%j takes no more than in proportion',
    (part) => {
      const short = part.repeat(Math.ceil(10_000 / part.length));
      const once = Math.max(25, timeOf(short));
      // Four times as long; the rest is room for a busy machine. A square would take sixteen times as long.
      expect(timeOf(short.repeat(4))).toBeLessThan(once * 12);
    },
    60_000,
  );
});
