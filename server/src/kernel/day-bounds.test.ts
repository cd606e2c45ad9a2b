import { describe, expect, it } from 'vitest';
import { dayBounds } from './day-bounds.ts';

const hours = ({ from, until }: { readonly from: number; readonly until: number }): number =>
  (until - from) / 3_600_000;
const begins = (date: string, zone: string): string => new Date(dayBounds(date, zone).from).toISOString();

describe('a day on the clocks of a time zone', () => {
  it.each([
    ['2026-11-30', 'UTC', '2026-11-30T00:00:00.000Z'],
    ['2026-11-30', 'America/New_York', '2026-11-30T05:00:00.000Z'],
    ['2026-11-30', 'Asia/Kolkata', '2026-11-29T18:30:00.000Z'],
    ['2026-11-30', 'Pacific/Kiritimati', '2026-11-29T10:00:00.000Z'],
    ['2026-11-30', 'Pacific/Pago_Pago', '2026-11-30T11:00:00.000Z'],
    // Clocks that are put forward at midnight have no 00:00.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // Clocks that are put back at 1:00 have two; the day begins with the first.
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, from) => {
    expect(begins(date, zone)).toBe(from);
  });

  it.each([
    ['2026-11-30', 'America/New_York', 24],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    // Left out when Samoa moved over the date line.
    ['2011-12-30', 'Pacific/Apia', 0],
  ])('%s in %s is %d hours long', (date, zone, length) => {
    expect(hours(dayBounds(date, zone))).toBe(length);
  });

  it.each(['America/New_York', 'Africa/Cairo', 'Europe/Berlin', 'Pacific/Apia'])(
    'in %s ends where the next begins, all through a year',
    (zone) => {
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
        const [day, next] = [at, at + 86_400_000].map((one) => new Date(one).toISOString().slice(0, 10));
        expect(dayBounds(day ?? '', zone).until).toBe(dayBounds(next ?? '', zone).from);
      }
    },
  );

  it('may be of long ago and of long from now', () => {
    expect(hours(dayBounds('1900-01-01', 'UTC'))).toBe(24);
    expect(hours(dayBounds('2199-12-31', 'UTC'))).toBe(24);
  });
});
