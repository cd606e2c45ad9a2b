import { expect, it } from 'vitest';
import { ReadParts, ReadText, readTextOf } from './read-text.ts';

it('reads each part of a text once, and the same part of another text again', () => {
  const lengths = new ReadParts<number>();
  const asked: string[] = [];
  const lengthOf = (read: ReadText, start: number, end: number): number =>
    lengths.of(read, { start, end }, () => {
      asked.push(read.text.slice(start, end));
      return end - start;
    });
  const [first, second] = [new ReadText('no fever'), new ReadText('no cough')];
  expect([lengthOf(first, 0, 2), lengthOf(first, 3, 8), lengthOf(first, 0, 2), lengthOf(first, 0, 8)]).toEqual([
    2, 5, 2, 8,
  ]);
  expect(lengthOf(second, 3, 8)).toBe(5);
  expect(asked).toEqual(['no', 'fever', 'no fever', 'cough']);
});

it('keeps nothing of a part that is only asked for', () => {
  const words = new ReadParts<string>();
  const read = new ReadText('no fever');
  const part = { start: 0, end: 2 };
  expect(words.known(read, part)).toBeUndefined();
  words.of(read, part, () => 'no');
  expect(words.known(read, part)).toBe('no');
  expect(words.known(read, { start: 0, end: 8 })).toBeUndefined();
});

it('keeps a text that was read before', () => {
  const read = new ReadText('no fever');
  expect(readTextOf(read)).toBe(read);
  expect(readTextOf('no fever').text).toBe('no fever');
});
