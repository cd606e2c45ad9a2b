import { describe, expect, it } from 'vitest';
import { validate } from './validate.ts';

describe('the work of an audit', () => {
  const work = (text: string): number => {
    const from = process.cpuUsage();
    validate(text);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };

  it.each([
    'CPT 97110-59\n',
    'CPT 20610-RT\nCPT 93000\nCPT 12001-LT\n',
    'BP: 120/80 today\n',
    'History of Present Illness: ',
    'mother who has asthma and ',
  ])('grows with the length of a text of nothing but %j, and not with its square', (unit) => {
    const [small, large] = [60_000, 240_000].map((length) => unit.repeat(length / unit.length));
    validate(unit);
    // Processor time of this process alone, in milliseconds; by the square it is sixteen times as much.
    expect(work(large ?? '')).toBeLessThan(Math.max(2000, work(small ?? '') * 10));
  });
});
