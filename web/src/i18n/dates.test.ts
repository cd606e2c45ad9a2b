import { describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../testing/words-in.ts';
import { dayKey, dayLabel, formatDay, formatMoment, formatTime, groupByDay } from './dates.ts';

const local = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0): Date =>
  new Date(year, month - 1, day, hour, minute, second);

describe('dates', () => {
  const now = local(2026, 3, 9, 0, 30);

  it('keys a day as yyyy-MM-dd in local time', () => {
    expect(dayKey(local(2024, 3, 5, 23, 59, 59))).toBe('2024-03-05');
    expect(dayKey(local(2024, 12, 31))).toBe('2024-12-31');
  });

  it('labels Today, Yesterday and other days as MMM dd, yyyy', () => {
    expect(dayLabel(local(2026, 3, 9, 0, 0), now)).toBe('Today');
    expect(dayLabel(local(2026, 3, 8, 23, 59, 59), now)).toBe('Yesterday');
    expect(dayLabel(local(2026, 3, 8, 0, 0), now)).toBe('Yesterday');
    expect(dayLabel(local(2026, 3, 7, 23, 59), now)).toBe('Mar 07, 2026');
    expect(dayLabel(local(2025, 3, 9), now)).toBe('Mar 09, 2025');
  });

  it('goes by the calendar over the turn of a month and of a year', () => {
    expect(dayLabel(local(2025, 12, 31, 8), local(2026, 1, 1, 7))).toBe('Yesterday');
    expect(dayLabel(local(2024, 2, 29), local(2024, 3, 1))).toBe('Yesterday');
  });

  it('writes dates and times as the specification does', () => {
    expect(formatDay(local(2024, 3, 5))).toBe('March 05, 2024');
    expect(formatTime(local(2024, 3, 5, 0, 4, 9))).toBe('00:04:09');
    expect(formatTime(local(2024, 3, 5, 14, 30, 0))).toBe('14:30:00');
    expect(formatMoment(local(2024, 3, 5, 14, 30, 1))).toBe('March 05, 2024 14:30:01');
  });

  it('groups newest first and keeps the order of equal moments', () => {
    const at = (moment: Date, id: string): { id: string; timestamp: string } => ({
      id,
      timestamp: moment.toISOString(),
    });
    const groups = groupByDay(
      [
        at(local(2026, 3, 7, 9), 'old'),
        at(local(2026, 3, 9, 0, 10), 'a'),
        at(local(2026, 3, 8, 22), 'yesterday'),
        at(local(2026, 3, 9, 0, 20), 'newest'),
        at(local(2026, 3, 9, 0, 10), 'b'),
      ],
      now,
    );
    expect(groups.map(({ key, label, items }) => [key, label, items.map((item) => item.id)])).toEqual([
      ['2026-03-09', 'Today', ['newest', 'a', 'b']],
      ['2026-03-08', 'Yesterday', ['yesterday']],
      ['2026-03-07', 'Mar 07, 2026', ['old']],
    ]);
    expect(groupByDay([], now)).toEqual([]);
  });
});

describe('dates in Spanish', () => {
  it('are written as the language writes them', async () => {
    vi.resetModules();
    for (const module of ['./language.ts', './dates.words.ts'])
      vi.doMock(module, () => wordsIn('es', new URL(module, import.meta.url)));
    const spanish = await import('./dates.ts');
    const now = local(2026, 3, 9, 8);
    expect(spanish.dayLabel(local(2026, 3, 8), now)).toBe('Ayer');
    expect(spanish.dayLabel(local(2024, 3, 5), now)).toBe('5 mar 2024');
    expect(spanish.formatMoment(local(2024, 3, 5, 14, 3, 9)).replace(/\s/g, ' ')).toBe(
      '5 de marzo de 2024, 2:03:09 p.m.',
    );
  });
});
