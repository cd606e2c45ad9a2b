import { existsSync } from 'node:fs';
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
    resolveId(id, importer) {
      if (language === 'en' || importer === undefined || !/^[./]/.test(id)) return null;
      const [file = ''] = resolve(dirname(importer), id).split('?');
      const twin = file.replace(source, (end) => `.${language}${end}`);
      return source.test(file) && existsSync(twin) ? twin : null;
    },
  };
}
