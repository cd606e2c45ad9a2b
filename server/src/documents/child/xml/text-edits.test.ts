import { expect, it } from 'vitest';
import { TextEdits } from './text-edits.ts';

it.each([
  [
    'apart',
    [
      [0, 1, 'A'],
      [3, 4, ''],
    ],
    'Abcef',
  ],
  [
    'one within another',
    [
      [1, 2, 'X'],
      [0, 4, ''],
    ],
    'ef',
  ],
  [
    'one after another at a place',
    [
      [2, 5, ''],
      [2, 2, 'new'],
    ],
    'abnewf',
  ],
  [
    'that overlap in part: nothing of the second is left',
    [
      [1, 3, 'X'],
      [2, 5, 'Y'],
    ],
    'aXf',
  ],
])('changes %s', (_, edits, expected) => {
  const made = new TextEdits();
  for (const [start, end, text] of edits) made.replace(Number(start), Number(end), String(text));
  expect(made.apply('abcdef')).toBe(expected);
});
