import { describe, expect, it } from 'vitest';
import { foldWord } from './fold-word.ts';
import { decodeFront, encodeFront } from './front-coding.ts';
import { lexiconFlag } from './lexicon-flags.ts';
import { loadLexicon } from './lexicon.ts';
import { addToWordFilter, isInWordFilter, stemCandidates, wordFilterBytes } from './word-filter.ts';

describe('foldWord', () => {
  it.each([
    ['Bašić', 'basic'],
    ['ØSTERGÅRD', 'ostergard'],
    ['Łukasz', 'lukasz'],
    ['Straße', 'strasse'],
    ['İzmir', 'izmir'],
    ['O\u2019Neil', "o'neil"],
    ['plain', 'plain'],
  ])('folds %s to %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });
});

describe('front coding', () => {
  it('gives back what it packed', () => {
    const keys = [
      'ann',
      'anna',
      'annabel',
      'bo',
      "o'neil",
      'san francisco',
      'san jose',
      'x'.repeat(40),
      `${'x'.repeat(40)}y`,
    ];
    const decoded: string[] = [];
    decodeFront(encodeFront(keys), (key) => decoded.push(key));
    expect(decoded).toEqual(keys);
  });

  it('packs and unpacks nothing', () => {
    const decoded: string[] = [];
    decodeFront(encodeFront([]), (key) => decoded.push(key));
    expect(decoded).toEqual([]);
  });
});

describe('word filter', () => {
  it('knows every word that was added and few others', () => {
    const filter = new Uint8Array(wordFilterBytes);
    for (let index = 0; index < 5000; index++) addToWordFilter(filter, `word${index}`);
    for (let index = 0; index < 5000; index++) expect(isInWordFilter(filter, `word${index}`)).toBe(true);
    let wrong = 0;
    for (let index = 0; index < 5000; index++) if (isInWordFilter(filter, `other${index}`)) wrong++;
    expect(wrong).toBeLessThan(50);
  });

  it('finds base forms', () => {
    expect(stemCandidates('studies')).toContain('study');
    expect(stemCandidates('running')).toContain('run');
    expect(stemCandidates('us')).toEqual([]);
  });
});

describe('lexicon', () => {
  const lexicon = loadLexicon();

  it('knows given names, family names and cities', () => {
    expect(lexicon.flagsOf('maria') & lexiconFlag.commonGiven).not.toBe(0);
    expect(lexicon.flagsOf('patel') & lexiconFlag.family).not.toBe(0);
    expect(lexicon.flagsOf('san francisco') & lexiconFlag.bigCity).not.toBe(0);
    expect(lexicon.placeWords('san')).toBeGreaterThanOrEqual(2);
    expect(lexicon.flagsOf('metoprolol')).toBe(0);
  });

  it('knows English words in their inflections', () => {
    for (const word of ['hypertension', 'running', 'studies', 'denied']) expect(lexicon.isEnglish(word)).toBe(true);
    for (const word of ['yefremova', 'kreutzmann', 'zxqv']) expect(lexicon.isEnglish(word)).toBe(false);
  });

  it('is decoded once', () => {
    expect(loadLexicon()).toBe(lexicon);
  });
});
