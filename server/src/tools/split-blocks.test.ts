import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitBlocks } from './split-blocks.ts';

test('pieces join to the text, whatever it is', () => {
  const text = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('\n', '\n\n', 'a'.repeat(500), '## Plan\n\n- rest')))
    .map((a) => a.join(''));
  fc.assert(
    fc.property(text, (markdown) => {
      expect([...splitBlocks(markdown)].join('')).toBe(markdown);
    }),
  );
});

test('a long note comes in several pieces that end at blank lines', () => {
  const note = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\n${'words '.repeat(20)}`).join('\n\n');
  const pieces = [...splitBlocks(note)];
  expect(pieces.length).toBeGreaterThan(5);
  for (const piece of pieces.slice(0, -1)) expect(piece.endsWith('\n\n')).toBe(true);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_000);
});

test('a text without blank lines is one piece', () => {
  expect([...splitBlocks('x'.repeat(5_000))]).toHaveLength(1);
  expect([...splitBlocks('')]).toEqual([]);
});
