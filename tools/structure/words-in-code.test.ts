import { describe, expect, it } from 'vitest';
import { relativeForms } from '../../engine/src/knowledge/relatives.ts';
import { awaitingRooms } from './awaiting-rooms.ts';
import { fieldWords } from './field-words.ts';
import { wordsOfPattern } from './pattern-words.ts';
import { listImports, type SourceFile } from './source-files.ts';
import { checkWordsInCode, findWordsInCode } from './words-in-code.ts';

const file = (text: string, path = 'engine/src/facts/a.ts'): SourceFile => ({
  path,
  text,
  imports: listImports(path, text),
});
const wordsIn = (text: string): string[] => findWordsInCode([file(text)]).map(({ word }) => word);

describe('words of the field in code', () => {
  const broken: readonly (readonly [string, string, readonly string[]])[] = [
    ['a list in one string', `const a = 'sun|mother|tree'.split('|');`, ['mother']],
    ['a list of strings', `const a = ['tree', 'denies', 'house'];`, ['denies']],
    ['a pattern', String.raw`const a = /\b(?:jan|tree)\b/i;`, ['jan']],
    ['a pattern with an ending that may be left out', String.raw`const a = /^\d+ (?:brothers?)$/;`, ['brother']],
    ['a pattern with an escaped mark', String.raw`const a = /\bh\/o\b/;`, ['h/o']],
    ['a phrase over a blank of a pattern', String.raw`const a = /history\s+of/;`, ['history of']],
    ['a pattern that is put together', 'const a = new RegExp(String.raw`\\b(?:${b})\\s?mmol\\b`);', ['mmol']],
    ['a template', 'const a = `if ${b}`;', ['if']],
    ['a key of an object', `const a = { 'mcg': 1 };`, ['mcg']],
    ['capitals', `const a = 'Without';`, ['without']],
    ['several in one string', `const a = 'mg ml mg';`, ['mg', 'ml', 'mg']],
  ];
  it.each(broken)('finds it in %s', (_, text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  const allowed: readonly (readonly [string, string])[] = [
    ['the names of a type', `type A = 'once' | 'b'; const a: A = 'once';`],
    ['a module', `import { a } from './mother.ts';`],
    ['a part of a name or a word', `const a = 'history-of-present-illness no-one smother';`],
    ['an escape of a pattern', String.raw`const a = /^\no\D\S/;`],
    ['a comment and a name', `// if the mother denies\nconst mother = 1;`],
    ['the sentence of a fault', `throw new RangeError('A fact without evidence.');`],
    ['the name of a property', `const a = 'day' in b;`],
    ['the flags of a pattern', `const a = new RegExp(b, 'iu');`],
    ['a single letter', `const a = 'm';`],
  ];
  it.each(allowed)('does not find it in %s', (_, text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it('allows the names of types of a file that is imported, and of no other', () => {
    const type = file(`export type A = 'once' | 'b';`, 'engine/src/facts/type.ts');
    const use = `export const a = 'once';`;
    expect(findWordsInCode([type, file(`import type { A } from './type.ts';\n${use}`)])).toEqual([]);
    expect(findWordsInCode([type, file(use)])).toHaveLength(1);
  });

  it('knows the words of the engine’s own tables and no others', () => {
    expect(relativeForms.filter((form) => form.length > 1).every((form) => fieldWords.get(form) === 'relative')).toBe(
      true,
    );
    expect(fieldWords.get('september')).toBe('month');
    expect(fieldWords.get('lbs')).toBe('unit');
    expect(fieldWords.get('unless')).toBe('condition');
    expect(fieldWords.has('tree')).toBe(false);
  });
});

describe('wordsOfPattern', () => {
  it('takes the marks of a pattern from its words', () => {
    const words = wordsOfPattern(String.raw`^(?<![a-z])denie[sd]\b(?=\d)h\/o`).split(/[^a-z/]+/);
    expect(words.filter((word) => word !== '')).toEqual(['denies', 'h/o']);
  });
});

describe('checkWordsInCode', () => {
  const code = `const a = 'mother father';`;

  it('names the place and the kind of each word', () => {
    expect(checkWordsInCode([file(`\n${code}`)], [])).toEqual([
      'engine/src/facts/a.ts:2: "mother" (relative) stands in code: it belongs into a table of engine/src/knowledge',
      'engine/src/facts/a.ts:2: "father" (relative) stands in code: it belongs into a table of engine/src/knowledge',
    ]);
  });
  it.each([
    'engine/src/knowledge/a.ts',
    'engine/src/facts/a.test.ts',
    'engine/src/note/data/a.ts',
    'engine/src/blocks/a.data.ts',
    'server/src/a.ts',
  ])('leaves %s alone', (path) => {
    expect(checkWordsInCode([file(code, path)], [])).toEqual([]);
  });

  const old = (words: number) => [{ room: 'engine/src/old/', why: 'it is replaced', words }];
  it('holds a room that is to be replaced to the number that it has', () => {
    expect(checkWordsInCode([file(code, 'engine/src/old/a.ts')], old(2))).toEqual([]);
  });
  it('lets it not grow', () => {
    expect(checkWordsInCode([file(code, 'engine/src/old/a.ts')], old(1)).join()).toContain('1 more than before');
  });
  it('asks for the lower number once there are fewer', () => {
    expect(checkWordsInCode([file(code, 'engine/src/old/a.ts')], old(3)).join()).toContain('write 2 into');
  });
  it('says why each room is still to be replaced', () => {
    expect(awaitingRooms.every(({ why, words }) => why.length > 10 && words > 0)).toBe(true);
  });
});
