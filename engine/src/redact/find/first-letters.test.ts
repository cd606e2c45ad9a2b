import { describe, expect, it } from 'vitest';
import { FirstLetters } from './first-letters.ts';

const words = ['okafor', 'ng', 'oh', 'zhu', '\u0142uk', 'a'.repeat(60)];

function make(): FirstLetters {
  const letters = new FirstLetters();
  for (const word of words) letters.add(word);
  return letters;
}

describe('FirstLetters', () => {
  it.each(words)('never denies a word of the set: %s', (word) => {
    const letters = make();
    expect(letters.mayHold(word.charCodeAt(0), word.length)).toBe(true);
    expect(letters.mayHoldNear(word.charCodeAt(0), word.length + 1)).toBe(true);
    expect(letters.mayHoldNear(word.charCodeAt(0), word.length - 1)).toBe(true);
    expect(letters.mayBegin(word.charCodeAt(0))).toBe(true);
  });

  it.each(['okafors', 'nguyen', 'patient', 'zh'])('denies a word with another beginning or length: %s', (word) => {
    expect(make().mayHold(word.charCodeAt(0), word.length)).toBe(false);
  });
});
