import { describe, expect, it } from 'vitest';
import { listImports } from './source-files.ts';
import { checkDocWords, checkSourceWords } from './words.ts';

function file(path: string, text = ''): Parameters<typeof checkSourceWords>[0] {
  return { path, text, imports: listImports(path, text) };
}

/** Written in parts, so that this file does not hold the words that it tests. */
const word = (...parts: readonly string[]): string => parts.join('');
const relatives = word('k', 'in');
const documented = word('to', 'ld');

describe('checkSourceWords', () => {
  const refused: readonly (readonly [string, string])[] = [
    ['a part of an identifier', `export const ${relatives}Of = 1;`],
    ['a part of a property', `export const a = { is${word('To', 'ld')}Now: true };`],
    ['a type', `export interface ${word('K', 'in')} {}`],
    ['a comment', `// The ${relatives} of a code.`],
    ['a docstring over two lines', `/**\n * What is ${documented}\n * apart.\n */`],
    ['the title of a test', `it('finds the ${relatives}', () => {});`],
    ['the title of a table of tests', `it.each([1])('finds the ${relatives}', () => {});`],
  ];
  const said: readonly (readonly [string, string, string])[] = [
    ['a sentence for a person', 'server/src/a.ts', `export const a = 'Write to your ${relatives} today.';`],
    ['a sentence with a value', 'web/src/a.ts', `export const a = (b: string) => \`Call the ${relatives} of \${b}.\`;`],
    ['a text of a page', 'web/src/a.tsx', `export const a = () => <p>Call your ${relatives} today.</p>;`],
  ];
  it.each(said)('refuses a word in %s', (_, path, text) => {
    expect(checkSourceWords(file(path, text))).toHaveLength(1);
  });
  it.each(['engine/src/a.ts', 'server/src/a.test.ts', 'server/src/store/testing/a.ts'])(
    'allows it in the strings of %s, which quotes charts and people',
    (path) => {
      expect(checkSourceWords(file(path, said[0]?.[2]))).toEqual([]);
    },
  );

  it.each(refused)('refuses a word in %s', (_, text) => {
    expect(checkSourceWords(file('engine/src/a.ts', text))).toHaveLength(1);
  });

  const allowed: readonly (readonly [string, string])[] = [
    ['the words of a chart', `export const a = '${relatives}';`],
    ['an example in quotes', `// "next of ${relatives}" is a heading.`],
    ['a part of a longer word', `export const skinOf = kindOf;`],
    ['a name-only word in a sentence', `// The caller is ${documented} which field is missing.`],
  ];
  it.each(allowed)('allows %s', (_, text) => {
    expect(checkSourceWords(file('engine/src/a.ts', text))).toEqual([]);
  });

  it('names the place and the word to use', () => {
    expect(checkSourceWords(file('engine/src/a.ts', `\nconst ${relatives} = 1;`))).toEqual([
      `engine/src/a.ts:2: instead of "${relatives}": relatives (people), related (things)`,
    ]);
  });

  it('refuses a word in the name of a file or folder', () => {
    expect(checkSourceWords(file(`engine/src/find-${relatives}/a.ts`))).toHaveLength(1);
  });
});

describe('checkDocWords', () => {
  it('refuses a word in a sentence and in a file name, with its line', () => {
    const found = checkDocWords({ path: `docs/${relatives}.md`, text: `# Title\n\nIts ${relatives}.\n` });
    expect(found.map((one) => one.split(': ')[0])).toEqual([`docs/${relatives}.md:1`, `docs/${relatives}.md:3`]);
  });
});
