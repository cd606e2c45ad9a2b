import { describe, expect, it } from 'vitest';
import { tidySpeech } from './tidy-speech.ts';

describe('a number to call', () => {
  it.each([
    ["that's nine nine nine, not me", "that's 999, not me"],
    ["that's nine-nine-nine, not me", "that's 999, not me"],
    ['ring nine, one, one at once', 'ring 911 at once'],
    ['nine of ninety nine', '9 of 99'],
  ])('%s: %s', (said, written) => {
    expect(tidySpeech(said)).toBe(written);
  });
});

describe('letters that are said one by one', () => {
  it.each([
    ['the g g t is three ten', 'the g g t is 310'],
    ['an e e g then', 'an e e g then'],
    ['i i went', 'i went'],
    ['because of that we wait', 'because of that we wait'],
  ])('%j is %j', (said, tidied) => {
    expect(tidySpeech(said)).toBe(tidied);
  });
});

describe('a side at the head of a sentence', () => {
  it.each([
    ['right handed, I landed on it', 'right handed, I landed on it'],
    ['yeah right knee', 'right knee'],
    ['right, so I landed on it', 'I landed on it'],
  ])('%j is %j', (said, tidied) => {
    expect(tidySpeech(said)).toBe(tidied);
  });
});
