import { describe, expect, it } from 'vitest';
import { indexPhrases, matchPhrases, phrasePrefilter } from './phrases.ts';
import { tokenize } from './tokens.ts';
import { WordPrefilter } from './word-prefilter.ts';

describe('WordPrefilter', () => {
  const prefilter = new WordPrefilter(['Aspirin', 'z-pak', "crohn's"], ['pril', 'zole']);

  it.each([
    ['took ASPIRIN', true],
    ['aspirin', true],
    ["(Crohn's)", true],
    ['a Z pack', true],
    ['lisinopril, daily', true],
    ['5mg aspirin81', true],
    ['aſpirin', false],
    ['April', true],
    ['pril', false],
    ['aspirins', false],
    ['anti-inflammatory', false],
    ['', false],
    ['été', false],
  ])('%j: %j', (text, expected) => {
    expect(prefilter.mayHold(text)).toBe(expected);
  });

  it('lets everything through that has a word without letters', () => {
    expect(new WordPrefilter(['12']).mayHold('nothing')).toBe(true);
    expect(new WordPrefilter([]).mayHold('nothing')).toBe(false);
  });

  it('lets through what an index of phrases would find', () => {
    const index = indexPhrases([
      ['pain in the knee', 1],
      ['type 2 diabetes', 2],
      ['seizure', 3],
    ]);
    const phrases = phrasePrefilter(index);
    for (const text of ['Type 2 diabetes', 'seizures', 'pains in the knees'])
      expect([text, matchPhrases(tokenize(text), index).length > 0, phrases.mayHold(text)]).toEqual([text, true, true]);
    expect(phrases.mayHold('the type of leg')).toBe(false);
  });
});
