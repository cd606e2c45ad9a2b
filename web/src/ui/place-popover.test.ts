import { expect, it } from 'vitest';
import { placePopover } from './place-popover.ts';

const menu = { width: 180, height: 200 };
const window = { width: 1000, height: 700 };
const button = (top: number, right: number): { top: number; bottom: number; left: number; right: number } => ({
  top,
  bottom: top + 34,
  left: right - 34,
  right,
});

it('opens below, flush with the right edge of its button', () => {
  expect(placePopover(button(100, 900), menu, window)).toEqual({ top: 138, left: 720, opens: 'below' });
});

it('opens above where there is too little space below', () => {
  expect(placePopover(button(600, 900), menu, window)).toEqual({ top: 396, left: 720, opens: 'above' });
});

it('stays below when there is even less space above', () => {
  expect(placePopover(button(100, 900), menu, { width: 1000, height: 260 }).opens).toBe('below');
});

it('never leaves the window', () => {
  expect(placePopover(button(100, 60), menu, window).left).toBe(8);
  expect(placePopover(button(100, 1200), menu, window).left).toBe(812);
});
