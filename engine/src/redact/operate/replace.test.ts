import { describe, expect, it } from 'vitest';
import type { Finding } from '../../model/finding.ts';
import { replaceFindings, splitLines } from './replace.ts';

const finding = (start: number, end: number): Finding => ({
  start,
  end,
  kind: 'ID',
  rule: 'r',
  score: 1,
  evidence: 'e',
});

describe('replaceFindings and splitLines', () => {
  it('keeps the text around the findings', () => {
    const pieces = replaceFindings('ab12cd34', [finding(2, 4), finding(6, 8)], () => '#');
    expect(pieces.map(({ text }) => text).join('')).toBe('ab#cd#');
  });

  it('gives each line its range of the input, over findings and every kind of line break', () => {
    const text = 'one 12\r\n34 two\n\nthree\r';
    const lines = splitLines(replaceFindings(text, [finding(4, 10)], () => 'X'));
    expect(lines.map((line) => [line.text, text.slice(line.source.start, line.source.end)])).toEqual([
      ['one X two', 'one 12\r\n34 two'],
      ['', ''],
      ['three', 'three'],
    ]);
  });
});
