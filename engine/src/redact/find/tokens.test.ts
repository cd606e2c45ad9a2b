import { describe, expect, it } from 'vitest';
import { readTokens } from './tokens.ts';

const shapes = (text: string) => readTokens(text).tokens.map((token) => `${token.text}/${token.shape}`);

describe('readTokens', () => {
  it('cuts words, numbers, mixed runs and marks', () => {
    const { tokens } = readTokens('Dr. O\u2019Brien gave 40mg, 12/3.');
    expect(tokens.map(({ text, kind }) => `${text}:${kind}`)).toEqual([
      'Dr:word',
      '.:mark',
      'O:word',
      '\u2019:mark',
      'Brien:word',
      'gave:word',
      '40mg:mixed',
      ',:mark',
      '12:number',
      '/:mark',
      '3:number',
      '.:mark',
    ]);
  });

  it('reads how words are written', () => {
    expect(shapes('Anna SMITH was J McDonald IgM')).toEqual([
      'Anna/capital',
      'SMITH/upper',
      'was/lower',
      'J/initial',
      'McDonald/capital',
      'IgM/other',
    ]);
  });

  it('says what stands before a token', () => {
    expect(readTokens('a b\nc\r\nd\n\ne(f').tokens.map(({ gap }) => gap)).toEqual([
      'line',
      'space',
      'line',
      'line',
      'blank-line',
      'none',
      'none',
    ]);
  });

  it('covers every character that is no space, in order, for any text', () => {
    const pieces = [
      'Anna',
      '\u{1f600}',
      'e\u0301',
      '\u0130',
      '\u00df',
      '\r\n',
      '\u0000',
      '\ud800',
      '12',
      '-',
      ' ',
      '\u00a0',
      '\u4e2d',
    ];
    for (let seed = 1; seed < 200; seed++) {
      let text = '';
      for (let step = 0, state = seed; step < 30; step++) {
        state = (state * 1103515245 + 12345) % 2147483648;
        text += pieces[state % pieces.length] ?? '';
      }
      const { tokens, numbers, capitals } = readTokens(text);
      let rebuilt = '';
      let at = 0;
      for (const token of tokens) {
        expect(text.slice(at, token.start).trim()).toBe('');
        expect(text.slice(token.start, token.end)).toBe(token.text);
        rebuilt += text.slice(at, token.end);
        at = token.end;
      }
      expect(rebuilt + text.slice(at)).toBe(text);
      expect(numbers.every((index) => /\d/.test(tokens[index]?.text ?? ''))).toBe(true);
      expect(capitals.every((index) => tokens[index]?.kind === 'word')).toBe(true);
    }
  });
});
