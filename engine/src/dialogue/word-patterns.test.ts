import { describe, expect, it } from 'vitest';
import { readWords } from './spoken-words.ts';
import { SpokenPhrases, WordPatterns } from './word-patterns.ts';

const patterns = new WordPatterns<string>([
  ['how long have you had', 'onset'],
  ['how long', 'length'],
  ['when did * start', 'start'],
  ['i think you have X', 'thinks'],
]);
const find = (text: string): string | undefined => patterns.best(readWords(text))?.value;

describe('patterns of spoken words', () => {
  it.each([
    ['So how long have you had that?', 'onset'],
    ['how long does it last', 'length'],
    ['When did the pain start?', 'start'],
    ['When did the awful pain in your knee start?', undefined],
    ['When did you fall? Did it start then?', undefined],
  ])('%s -> %s', (text, value) => {
    expect(find(text)).toBe(value);
  });

  it('prefer the pattern with more literal words', () => {
    expect(patterns.best(readWords('how long have you had it'))?.weight).toBe(5);
  });

  it('give the words that X stands for', () => {
    const text = 'Well, I think that you have a chest infection';
    const words = readWords(text);
    const [from, to] = patterns.best(words)?.object ?? [0, 0];
    expect(words.slice(from, to).map(({ word }) => word)).toEqual(['a', 'chest', 'infection']);
  });
});

describe('spoken phrases', () => {
  const phrases = new SpokenPhrases<string>([
    ['short of breath', 'dyspnoea'],
    ['short', 'short'],
  ]);
  const named = (text: string): string[] => phrases.find(readWords(text)).map(({ value }) => value);

  it('are found longest first, without overlaps', () => {
    expect(named('I get short of breath, in short.')).toEqual(['dyspnoea', 'short']);
  });

  it('are found over words that change nothing', () => {
    expect(named('really short just of breath')).toEqual(['dyspnoea']);
  });

  it('are found at one word, within so many words', () => {
    const words = readWords('I get short of breath');
    expect(phrases.at(words, 2, 3)).toEqual({ value: 'dyspnoea', from: 2, to: 5 });
    expect(phrases.at(words, 2, 2)).toEqual({ value: 'short', from: 2, to: 3 });
    expect(phrases.at(words, 1, 9)).toBeUndefined();
  });

  it('are found in words that were looked up before the phrases were known', () => {
    const words = readWords('a zebra crossing');
    expect(phrases.find(words)).toEqual([]);
    expect(new SpokenPhrases([['zebra crossing', true]]).find(words)).toEqual([{ value: true, from: 1, to: 3 }]);
  });
});

describe('words of a clause', () => {
  it.each([
    ["I don't, OK", ['i', "don't", ',', 'ok']],
    ['it’s 130/80.', ["it's", '130/80', '.']],
    ['50% x-ray - a.b ..', ['50%', 'x-ray', 'a.b', '.', '.']],
    ['é 5.', ['5', '.']],
  ])('%j', (text, words) => {
    expect(readWords(text).map(({ word }) => word)).toEqual(words);
  });

  it('stand where they were said', () => {
    const text = 'Was it 37.5°, then?';
    expect(readWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Was',
      'it',
      '37.5',
      ',',
      'then',
      '?',
    ]);
  });
});
