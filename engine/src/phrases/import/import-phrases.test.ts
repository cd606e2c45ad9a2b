import { describe, expect, it } from 'vitest';
import { importPhrases } from '../index.ts';

const limits = { words: 40, description: 10, phrases: 3 };
const read = (text: string, there: readonly string[] = []) => importPhrases(text, there, limits);
const shortly = ({ taken, left }: ReturnType<typeof read>): string[] => [
  ...taken.map(({ name, words, description }) => `${name}=${words}${description === '' ? '' : ` (${description})`}`),
  ...left.map(({ line, name, reason }) => `${line} ${name}: ${reason}`),
];

describe('a table', () => {
  it.each([
    ['with a head in any order', 'Description,Text,SmartPhrase\nNormal,Heart fine,.hrt', ['hrt=Heart fine (Normal)']],
    ['without one', 'hrt,Heart fine\nlng,"Lungs, clear"', ['hrt=Heart fine', 'lng=Lungs, clear']],
    ['with semicolons', 'nombre;texto\nhrt;Heart, fine', ['hrt=Heart, fine']],
    [
      'with tabs, a mark of its encoding and Windows lines',
      '\ufeffhrt\tHeart\r\nlng\tLungs\r\n',
      ['hrt=Heart', 'lng=Lungs'],
    ],
    [
      'with quotes, doubled ones and lines within',
      'hrt,"S1 ""S2""\r\nno rub"\r\nlng,x',
      ['hrt=S1 "S2"\nno rub', 'lng=x'],
    ],
    ['with empty rows', '\n\nhrt,x\n,,\n', ['hrt=x']],
  ])('is read %s', (_what, text, expected) => {
    expect(shortly(read(text))).toEqual(expected);
  });
});

describe('words with very many spaces', () => {
  const spaces = ' '.repeat(200_000);

  it.each([
    ['within a line', `a${spaces}b`, `a${spaces}b`],
    ['at the ends of lines', `a${spaces}\nb${spaces}`, 'a\nb'],
    ['between lines', `a${'\n'.repeat(200_000)}b`, `a${'\n'.repeat(200_000)}b`],
  ])('are read as any others: %s', (_where, words, expected) => {
    const { taken } = importPhrases(`hrt,"${words}"`, [], { ...limits, words: 300_000 });
    // No comparison that would print all of them.
    expect(taken.map((phrase) => phrase.words === expected)).toEqual([true]);
  });
});

describe('the text of another system', () => {
  it.each([
    [
      'with a head for each',
      'SmartPhrase Name: NLEXAM\nShort Description: Exam\nOwner: Somebody\nText:\nHeart: ***\nText: of its own\n\nSmartPhrase: TWO\nWords of two',
      ['NLEXAM=Heart: ***\nText: of its own (Exam)', 'TWO=Words of two'],
    ],
    ['by names with dots', '.one\nFirst\n\nline\n.two\nSecond', ['one=First\n\nline', 'two=Second']],
    ['with rules between', '.one\nFirst\n-----\n.two\nSecond\n=====', ['one=First', 'two=Second']],
    ['with words before the first', 'My phrases\n.one\nFirst', ['one=First', '1 : name-missing']],
  ])('is read %s', (_what, text, expected) => {
    expect(shortly(read(text))).toEqual(expected);
  });
});

describe('what cannot be taken', () => {
  it('is said line by line, and stands in the way of nothing else', () => {
    const rows = [
      'ok,Words',
      ',No name',
      '3x,x',
      'Ok,again',
      'there,x',
      'empty,',
      `long,${'x'.repeat(41)}`,
      'd,x,12345678901',
    ];
    expect(shortly(read([...rows, 'two,x', 'three,x', 'four,x', 'open,"x'].join('\n'), ['THERE']))).toEqual([
      'ok=Words',
      'two=x',
      'three=x',
      '2 : name-missing',
      '3 3x: name-invalid',
      '4 Ok: name-twice',
      '5 there: name-twice',
      '6 empty: words-missing',
      '7 long: words-too-long',
      '8 d: description-too-long',
      '11 four: too-many',
      '12 open: quote-open',
    ]);
  });
});
