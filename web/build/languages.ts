import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const source = /\.tsx?$/;

/**
 * Builds the pages in one language: a module `words.ts` that has a twin `words.es.ts` is replaced by the twin. A page
 * therefore holds the text of one language, loads no catalogue, and asks nothing at run time.
 */
export function speak(language: Language): Plugin {
  return {
    name: 'notewright:languages',
    enforce: 'pre',
    // The texts of fields, which pages and server share, are one table for both.
    load(id) {
      if (language === 'en' || !id.split('?')[0]?.endsWith('/contract/src/field-words.ts')) return null;
      return writeFieldWords(language);
    },
    resolveId(id, importer) {
      if (language === 'en' || importer === undefined || !/^[./]/.test(id)) return null;
      const [file = ''] = resolve(dirname(importer), id).split('?');
      const twin = file.replace(source, (end) => `.${language}${end}`);
      return source.test(file) && existsSync(twin) ? twin : null;
    },
  };
}

/** The module `field-words.ts` of the contract, in a language of `languages`. */
function writeFieldWords(language: Language): string {
  const file = new URL(`../../languages/${language}.json`, import.meta.url);
  const { texts } = JSON.parse(readFileSync(file, 'utf8')) as { readonly texts: Readonly<Record<string, string>> };
  return Object.entries(texts)
    .filter(([id]) => id.startsWith('field.'))
    .map(([id, text]) => `export const ${id.slice('field.'.length)} = ${JSON.stringify(text)};\n`)
    .join('');
}
