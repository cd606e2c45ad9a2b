import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isWordsModule } from '../web/build/words/page-texts.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The test that builds the words of the pages in another language. */
const languageTest = 'web/build/languages.test.ts';

async function listTests(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder)).catch(() => []);
  return entries.filter(isTest).map((entry) => path.posix.join(folder, entry));
}

/**
 * What to hand to vitest for the words after `npm test -- unit`. A source file becomes the tests of the same name beside
 * it, or else all tests of its folder or of the nearest folder above that has some; where every word is a file of one
 * member, only that member's tests are looked through. Words of the pages are looked at by the test of languages as
 * well. Options and other filters stay as they are.
 */
export async function findTestsOf(root: string, words: readonly string[]): Promise<string[]> {
  const found = await Promise.all(words.map((word) => replaceSource(root, word)));
  const chosen = found.flat();
  const members = new Set(
    chosen.filter((word) => !word.startsWith('-')).map((word) => (isTest(word) ? word.split('/')[0] : null)),
  );
  const [member] = members;
  return members.size === 1 && typeof member === 'string' ? ['--project', member, ...chosen] : chosen;
}

async function replaceSource(root: string, word: string): Promise<string[]> {
  if (isTest(word) || !/\.tsx?$/.test(word)) return [word];
  const file = path.posix.normalize(word);
  const tests = await findNearest(root, file);
  return isWordsModule(file) ? [...new Set([...tests, languageTest])] : tests;
}

async function findNearest(root: string, file: string): Promise<string[]> {
  const name = path.posix.basename(file).replace(/\.tsx?$/, '');
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const tests = await listTests(root, folder);
    const own = tests.filter((test) => path.posix.basename(test).replace(/(?:\.whole)?\.test\.tsx?$/, '') === name);
    if (own.length > 0) return own;
    if (tests.length > 0) return tests;
  }
  return [file];
}
