import { describe, expect, it } from 'vitest';
import { dropSlips } from './slips.ts';

describe('what a speaker takes back', () => {
  it.each([
    ["a couple weeks, or, I'm sorry, a couple months", 'a couple months'],
    ["it's a six, sorry, a seven out of ten", "it's a seven out of ten"],
    ['i threw up twice yesterday, no, sorry, three times', 'i threw up yesterday three times'],
    ['take 20 mg, no, sorry, 40 mg at night', 'take 40 mg at night'],
    ['my left, I mean my right knee', 'my right knee'],
    ['it was Saturday, I am sorry, Sunday', 'it was Sunday'],
    ['i-i do hear a murmur', 'i do hear a murmur'],
    ['y-you can ice it and-and rest', 'you can ice it and rest'],
    ["there's no, there's a little tenderness", "there's a little tenderness"],
  ])('%j', (said, meant) => {
    expect(dropSlips(said)).toBe(meant);
  });

  it.each([
    ["I'm sorry I missed two doses"],
    ['two weeks ago I was sorry to miss it'],
    ['the left knee and the right knee'],
    ['she takes a b-blocker for an s-shaped scar'],
    ["there's no fever and there's a cough"],
    ['a low-dose and a follow-up'],
  ])('but not in %j', (said) => {
    expect(dropSlips(said)).toBe(said);
  });
});
