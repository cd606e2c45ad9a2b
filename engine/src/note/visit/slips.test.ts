import { describe, expect, it } from 'vitest';
import { addedToYes, fillAnswer, guessesDrug } from './fill-answer.ts';
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

describe('an answer with what only its question names', () => {
  it.each([
    ["You're on the lisinopril, right?", 'i stopped it last month', 'i stopped lisinopril last month'],
    ['do you take your metformin', "i don't take it anymore", "i don't take metformin anymore"],
    ['do you smoke', 'i used to, a pack a day', 'i used to smoke a pack a day'],
    ['do you smoke', 'i used to smoke a pack a day', 'i used to smoke a pack a day'],
    ['are you on lisinopril or amlodipine', 'i stopped it last month', 'i stopped it last month'],
    ['do you take metformin', 'i stopped smoking', 'i stopped smoking'],
    ['how is your knee', 'i used to run', 'i used to run'],
  ])('%j %j', (question, answer, full) => {
    expect(fillAnswer(question, answer)).toBe(full);
  });

  it.each([
    ['digoxin?', 'are you taking any medications for that', true],
    ['penicillin?', 'are you allergic to any medications', false],
    ['do you want digoxin?', 'are you taking any medications', false],
    ['fever?', 'are you taking any medications', false],
    ['digoxin?', '', false],
  ])('%j after %j is a drug that is taken: %j', (question, before, expected) => {
    expect(guessesDrug(question, before)).toBe(expected);
  });

  it.each([
    ['some yellow stuff', 'some yellow stuff'],
    ['it is worse', undefined],
    ['a little bit', undefined],
    ['some of it was', undefined],
  ])('%j after a yes adds %j', (said, added) => {
    expect(addedToYes(said)).toBe(added);
  });
});
