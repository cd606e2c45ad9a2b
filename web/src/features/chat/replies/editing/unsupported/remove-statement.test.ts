import { expect, test } from 'vitest';
import { removeStatement } from './remove-statement.ts';

const note =
  '### Plan\n\nIce now. Rest well. Walk.\n\n- one\n- two\n\nAlone.\n\n| A | B |\n| --- | --- |\n| x | y |\n| z | w |\n\nEnd.';

const without = (words: string): string => {
  const start = note.indexOf(words);
  return removeStatement(note, { start, end: start + words.length });
};

test.each([
  ['the first sentence of a paragraph', 'Ice now.', note.replace('Ice now. ', '')],
  ['one in the middle', 'Rest well.', note.replace('Rest well. ', '')],
  ['the last one', 'Walk.', note.replace(' Walk.', '')],
  ['an entry of a list', 'two', note.replace('- two\n', '')],
  ['a paragraph of its own', 'Alone.', note.replace('Alone.\n\n', '')],
  ['a row of a table', 'x | y', note.replace('| x | y |\n', '')],
  ['the last paragraph', 'End.', note.replace('End.', '')],
])('takes out %s, and nothing else', (_what, words, rest) => {
  expect(without(words)).toBe(rest);
});
