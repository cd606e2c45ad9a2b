import { expect, it } from 'vitest';
import { startAfterMarks, trimEndMarks, trimMarks } from './trim-marks.ts';

it.each([
  [' - fever, ', 'fever'],
  ['fever', 'fever'],
  [' , ; ', ''],
  ['', ''],
  ['\u2003-\u2003a b .', 'a b .'],
])('takes marks and white space off %j', (text, words) => {
  expect(trimMarks(text, ',;-', ',;')).toBe(words);
});

it('leaves the other side alone', () => {
  expect(trimEndMarks(' a. ', '.')).toBe(' a');
  expect(startAfterMarks('- a', '-')).toBe(2);
  expect(startAfterMarks('   ', '-')).toBe(3);
});
