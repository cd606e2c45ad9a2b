import { describe, expect, it } from 'vitest';
import { isDay, readChoice, shiftDay, writeChoice } from './day-of.ts';

describe('a day', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    // Clocks are changed on these in many places.
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', -1, '2026-10-31'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s and %d days is %s', (date, days, other) => {
    expect(shiftDay(date, days)).toBe(other);
  });

  it.each(['2026-02-30', '2026-13-01', '26-1-1', '1776-07-04', '', 'today'])('is none: %j', (date) => {
    expect(isDay(date)).toBe(false);
  });
});

describe('the address of a choice', () => {
  const today = '2026-11-30';
  const read = (search: string): ReturnType<typeof readChoice> => readChoice(new URLSearchParams(search), today);

  it.each([
    ['', { date: today, state: null, tool: null }],
    [
      'date=2026-11-02&state=to_review&tool=TranscriptX',
      { date: '2026-11-02', state: 'to_review', tool: 'TranscriptX' },
    ],
    ['date=2026-02-30&state=other&tool=Redactify', { date: today, state: null, tool: null }],
  ])('%j asks for what it says', (search, choice) => {
    expect(read(search)).toEqual(choice);
    expect(readChoice(writeChoice(read(search), today), today)).toEqual(choice);
  });

  it('does not name today', () => {
    expect(String(writeChoice(read('state=draft'), today))).toBe('state=draft');
  });
});
