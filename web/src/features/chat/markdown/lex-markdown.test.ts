import { expect, test } from 'vitest';
import { lexMarkdown } from './lex-markdown.ts';

const marks = ['>', '> ', '- ', '* ', '1. ', '2) ', '> - ', '>1. '];

test.each(marks)('a line of 60,000 times %j is read to its end', (mark) => {
  const text = `Before.\n\n${mark.repeat(60_000)}end`;
  expect(
    lexMarkdown(text)
      .map(({ raw }) => raw)
      .join(''),
  ).toBe(text);
});

test('what people nest stays nested', () => {
  expect(lexMarkdown('> > - 1. deep').map(({ type }) => type)).toEqual(['blockquote']);
  expect(lexMarkdown('- - -').map(({ type }) => type)).toEqual(['hr']);
});
