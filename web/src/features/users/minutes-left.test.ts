import { expect, it } from 'vitest';
import { minutesUntil } from './use-minutes-left.ts';

const end = '2026-11-20T15:00:00.000Z';
const at = (time: string): number => minutesUntil(end, Date.parse(`2026-11-20T${time}Z`));

it('counts the minute that has begun, and nothing once the moment has passed', () => {
  expect(at('14:00:00.000')).toBe(60);
  expect(at('14:00:00.001')).toBe(60);
  expect(at('14:59:00.000')).toBe(1);
  expect(at('14:59:59.999')).toBe(1);
  expect(at('15:00:00.000')).toBe(0);
  expect(at('16:30:00.000')).toBe(0);
});

it('counts a moment that cannot be read as passed', () => {
  expect(minutesUntil('', 0)).toBe(0);
});
