import { describe, expect, it } from 'vitest';
import { addMonths, periodOf } from './periods.ts';

const at = (text: string): number => Date.parse(text);
const day = (time: number): string => new Date(time).toISOString();

describe('periods', () => {
  it.each([
    ['2026-01-31T23:30:00.000Z', 1, '2026-02-28T23:30:00.000Z'],
    ['2026-01-31T23:30:00.000Z', 2, '2026-03-31T23:30:00.000Z'],
    ['2026-01-31T23:30:00.000Z', 3, '2026-04-30T23:30:00.000Z'],
    ['2026-01-31T23:30:00.000Z', 25, '2028-02-29T23:30:00.000Z'],
    ['2026-10-31T00:00:00.000Z', 1, '2026-11-30T00:00:00.000Z'],
    ['2026-11-30T12:00:00.001Z', 3, '2027-02-28T12:00:00.001Z'],
    ['2026-12-15T12:00:00.000Z', 1, '2027-01-15T12:00:00.000Z'],
    ['2028-02-29T08:00:00.000Z', 12, '2029-02-28T08:00:00.000Z'],
    ['2028-02-29T08:00:00.000Z', 48, '2032-02-29T08:00:00.000Z'],
    ['2026-03-29T01:30:00.000Z', 7, '2026-10-29T01:30:00.000Z'],
    ['2026-05-05T05:05:05.005Z', 0, '2026-05-05T05:05:05.005Z'],
  ])('of %s, %i months later, is %s', (start, months, end) => {
    expect(day(addMonths(at(start), months))).toBe(end);
  });

  it('follow one another without a gap and without drift, from any day of a year', () => {
    for (let offset = 0; offset < 366; offset++) {
      const start = at('2028-01-01T22:11:00.000Z') + offset * 86_400_000;
      for (const interval of ['month', 'year'] as const) {
        let last = periodOf(start, interval, 1);
        expect(last.periodStart).toBe(start);
        for (let number = 2; number <= 40; number++) {
          const next = periodOf(start, interval, number);
          expect(next.periodStart).toBe(last.periodEnd);
          const days = (next.periodEnd - next.periodStart) / 86_400_000;
          expect(days).toBeGreaterThanOrEqual(interval === 'month' ? 28 : 365);
          expect(days).toBeLessThanOrEqual(interval === 'month' ? 31 : 366);
          const [from, to] = [new Date(start), new Date(next.periodEnd)];
          const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
          expect(to.getUTCDate()).toBe(Math.min(from.getUTCDate(), lastDay));
          last = next;
        }
      }
    }
  });
});
