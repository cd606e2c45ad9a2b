import { describe, expect, it } from 'vitest';
import { neededMark } from './pattern-marks.ts';
import { maySayTwice } from './repeats.ts';
import { makeRewriter } from './rewrites.ts';
import type { Rewrite } from './rewrites.ts';

const rewrites: readonly Rewrite[] = [
  [/\bgon\s?na\b/gi, 'going to'],
  [/\s+n't\b/gi, "n't"],
  [/\bdon't\b/gi, 'do not'],
  [/\bgoing to (?:see|hear)\b/gi, 'seeing'],
  [/,(?:\s*,)+/g, ','],
  [/\b(?:uh+|um+)\b,?/gi, ''],
];

describe('makeRewriter', () => {
  it.each([
    'nothing here',
    'I gon na see',
    "we do n't, , know",
    "UM, uhh Don't gonna hear",
    'uhm',
    '',
    "gonna,,um, um do n't",
  ])('%j as one replacement after the other', (text) => {
    const expected = rewrites.reduce((written, [pattern, by]) => written.replace(pattern, by), text);
    expect(makeRewriter(rewrites)(text)).toBe(expected);
  });
});

describe('neededMark', () => {
  it.each([
    [/\s+n't\b/g, "'"],
    [/\b[a-z']{1,9}-[\s,.]+/g, '-'],
    [/,(?:\s*,)+/g, ','],
    [/(\d) ?%/g, '%'],
    [/a\.b/g, '.'],
    [/,?\s*a/g, undefined],
    [/a,|b,/g, undefined],
    [/(?:a-b)c/g, undefined],
    [/[,']/g, undefined],
  ])('of %s', (pattern, mark) => {
    expect(neededMark(pattern)).toBe(mark);
  });
});

describe('maySayTwice', () => {
  const repeated = [/\b([a-z']+(?: [a-z']+){1,3})(?:[\s,]+\1\b)+/i, /\b([a-z']+)(?:[\s,]+\1\b)+/i];

  it.each([
    'the the knee',
    'The, the knee',
    "it's it's sore",
    'i took i took it',
    'one of the, one of the things',
    "do n't you do n't you know",
    "the dogs' 'cause",
    'no no',
    "that's s s",
  ])('looks at %j', (text) => {
    expect(repeated.some((pattern) => pattern.test(text))).toBe(true);
    expect(maySayTwice(text)).toBe(true);
  });

  it.each(['', 'the knee hurts', 'the thenar', 'i took it and i took that', 'a b c a b d'])(
    'passes over %j',
    (text) => {
      expect(repeated.some((pattern) => pattern.test(text))).toBe(false);
      expect(maySayTwice(text)).toBe(false);
    },
  );
});
