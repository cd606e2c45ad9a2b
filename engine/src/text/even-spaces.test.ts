import { expect, it } from 'vitest';
import { countWords, evenSpaces } from './even-spaces.ts';

it.each(['', ' ', 'a b', ' a b', 'a  b', 'a\tb\n', 'a\u00a0b', 'é b ', '\u2003', 'a\u0085b', 'a b c'])('%j', (text) => {
  expect(evenSpaces(text)).toBe(text.replace(/\s+/g, ' ').trim());
  expect(countWords(text)).toBe(text.split(/\s+/).length);
});
