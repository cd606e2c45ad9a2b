import { describe, expect, it } from 'vitest';
import { indexPhrases, matchPhrases, phraseSieve } from './phrases.ts';
import { tokenize } from './tokens.ts';
import { WordSieve } from './word-sieve.ts';

describe('WordSieve', () => {
  const sieve = new WordSieve(['Aspirin', 'z-pak', "crohn's"], ['pril', 'zole']);

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
    expect(sieve.mayHold(text)).toBe(expected);
  });

  it('lets everything through that has a word without letters', () => {
    expect(new WordSieve(['12']).mayHold('nothing')).toBe(true);
    expect(new WordSieve([]).mayHold('nothing')).toBe(false);
  });

  it('lets through what an index of phrases would find', () => {
    const index = indexPhrases([
      ['pain in the knee', 1],
      ['type 2 diabetes', 2],
      ['seizure', 3],
    ]);
    const phrases = phraseSieve(index);
    for (const text of ['Type 2 diabetes', 'seizures', 'pains in the knees'])
      expect([text, matchPhrases(tokenize(text), index).length > 0, phrases.mayHold(text)]).toEqual([text, true, true]);
    expect(phrases.mayHold('the type of leg')).toBe(false);
  });
});
