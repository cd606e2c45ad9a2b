import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageText } from '@notewright/engine/message';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak } from './languages.ts';
import { isWordsModule, readPageTexts } from './words/page-texts.ts';

const repository = join(import.meta.dirname, '../..');
const modules = globSync('{web/src,contract/src}/**/*words.{ts,tsx}', { cwd: repository })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(isWordsModule);

type Words = Readonly<Record<string, unknown>>;
/** What the tests build. The packages of the pages are found from there. */
let folder: string;
let words: Readonly<Record<string, Words>>;

/** Every text in brackets, its values and tags kept: what is read without brackets was written in English alone. */
function pretend(text: MessageText): MessageText {
  if (typeof text === 'string') return `⟦${text}⟧`;
  return { one: `⟦${text.one ?? text.other}⟧`, other: `⟦${text.other}⟧` };
}

/** Modules as the build of the pages makes them in French, a language that is one file with these texts. */
async function buildInFrench(paths: readonly string[], texts: object): Promise<readonly Words[]> {
  const own = await mkdtemp(join(folder, 'built-'));
  await writeFile(join(own, 'fr.json'), JSON.stringify({ name: 'Français', locale: 'fr-CA', texts }));
  const entry = join(own, 'entry.ts');
  const lines = paths.map((path, at) => `export * as m${at} from ${JSON.stringify(join(repository, path))};\n`);
  await writeFile(entry, lines.join(''));
  await build({
    root: own,
    configFile: false,
    logLevel: 'silent',
    plugins: [speak('fr', pathToFileURL(`${own}/`))],
    build: {
      ssr: entry,
      outDir: join(own, 'dist'),
      minify: false,
      // The other members run from their sources.
      rolldownOptions: { external: /^@notewright\// },
    },
    ssr: { external: ['react', 'react-router'] },
  });
  const made = pathToFileURL(join(own, 'dist', 'entry.js')).href;
  const exported = (await import(/* @vite-ignore */ made)) as Readonly<Record<string, Words>>;
  return paths.map((_, at) => exported[`m${at}`] ?? {});
}

beforeAll(async () => {
  const cache = join(repository, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'notewright-words-'));
  const texts = modules.flatMap((path) => readPageTexts(path, readFileSync(join(repository, path), 'utf8')));
  const built = await buildInFrench(
    modules,
    Object.fromEntries(texts.map(({ id, english }) => [id, pretend(english)])),
  );
  words = Object.fromEntries(modules.map((path, at) => [path, built[at] ?? {}]));
});
afterAll(() => rm(folder, { recursive: true }));

const asLink = (text: ReactNode): ReactNode => text;
/** One of them is what a function of words takes, in each of its places. */
const samples: readonly (readonly unknown[])[] = [
  ['A', 'B', 'C', 'D'],
  [2, 3, 4, 5],
  [[], 'B'],
  ['active'],
  ['A', asLink],
  [asLink, asLink],
];

function call(value: (...values: readonly unknown[]) => unknown, sample: readonly unknown[]): unknown {
  try {
    return value(...sample);
  } catch {
    return undefined;
  }
}

/** What is left of a text without what was translated. */
function leaveOut(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return less === text ? text : leaveOut(less);
}

/** What of some markup a reader sees or hears. */
function readMarkup(markup: string): readonly string[] {
  const attributes = [...markup.matchAll(/ (?:title|alt|placeholder|aria-\w+)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...attributes, leaveOut(markup).replace(/<[^>]*>/g, '')];
}

/** What a reader gets of a word, as far as it was not translated. */
function findEnglish(value: unknown): readonly string[] {
  if (typeof value === 'string') return /\p{L}/u.test(leaveOut(value)) ? [value] : [];
  if (isValidElement(value))
    return readMarkup(renderToStaticMarkup(createElement(MemoryRouter, null, value))).flatMap(findEnglish);
  if (typeof value === 'function') {
    const said = (sample: readonly unknown[]): unknown => call(value as () => unknown, sample);
    const isTranslated = samples.some((sample) => said(sample) !== undefined && findEnglish(said(sample)).length === 0);
    return isTranslated ? [] : [String(value)];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findEnglish) : [];
}

describe('a language of the pages that is one file', () => {
  it('finds the words modules', () => {
    expect(modules.length).toBeGreaterThan(80);
  });

  it.each(modules)('is what %s says everything in', (path) => {
    expect(Object.keys(words[path] ?? {}).length).toBeGreaterThan(0);
    expect(findEnglish({ ...words[path] })).toEqual([]);
  });
});

describe('a page in another language', () => {
  it('knows which one, how it writes days and numbers, and what every language is called', async () => {
    const [module] = await buildInFrench(['web/src/i18n/language.ts'], {});
    expect({ ...module }).toEqual({
      language: 'fr',
      locale: 'fr-CA',
      languageNames: { en: 'English', fr: 'Français' },
    });
  });

  it('is not built where a text is missing: the build says which, and where to look', async () => {
    await expect(buildInFrench(['web/src/layouts/theme.words.ts'], {})).rejects.toThrow(
      'languages/fr.json lacks web/layouts/theme.darkMode (web/src/layouts/theme.words.ts); npm run words shows',
    );
  });
});
