import { describe, expect, it } from 'vitest';
import { renderRedaction } from './render-redaction.ts';
import { replaceFindings, splitLines } from './replace.ts';

const data = 'MSH|^~\\&|A*b*\rPID|1||```x|~~~|<b>\r\r  OBX|1|# no heading  ';

describe('data', () => {
  const lines = splitLines(replaceFindings(data, [], () => ''));
  const { markdown, statements } = renderRedaction([{ lines, isData: true }], []);

  it('stands in a block of code, character by character, whatever it holds', () => {
    const [, block] = /^````\n([^]*?)\n````\n\n## What was found/.exec(markdown) ?? [];
    expect(block?.split('\n')).toEqual(data.split('\r'));
  });

  it('has each line placed exactly, with its range of the input', () => {
    for (const { text, at, sources } of statements.filter(({ support }) => support === 'supported')) {
      expect(markdown.slice(at.start, at.end)).toBe(text);
      expect(sources.map(({ start, end }) => data.slice(start, end))).toEqual([text]);
    }
    expect(statements.filter(({ support }) => support === 'supported')).toHaveLength(3);
  });
});
