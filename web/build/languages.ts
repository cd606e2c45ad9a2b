import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCatalogues, type Catalogue } from '../../server/src/language/catalogues.ts';
import { isWordsModule } from './words/page-texts.ts';
import { translateModule } from './words/translate-module.ts';

/** The tag of a language (BCP 47). */
export type Language = string;

const root = new URL('../../', import.meta.url);
const folder = new URL('languages/', root);
const english = { name: 'English', locale: 'en-US' } as const;

/** English, and each language that has a file. */
export const languages: readonly Language[] = ['en', ...readCatalogues(folder).keys()];

const fileOf = (language: Language): string => `languages/${language}.json`;

function findCatalogue(catalogues: ReadonlyMap<Language, Catalogue>, language: Language): Catalogue {
  const found = catalogues.get(language);
  if (found === undefined) throw new Error(`There is no ${fileOf(language)}.`);
  return found;
}

/** How a language writes days and numbers (BCP 47). */
export const localeOf = (language: Language): string =>
  language === 'en' ? english.locale : findCatalogue(readCatalogues(folder), language).locale;

const languageModule = 'web/src/i18n/language.ts';

/** The module of that name for pages in a language. */
function writeLanguageModule(language: Language, catalogues: ReadonlyMap<Language, Catalogue>): string {
  const all = [['en', english] as const, ...catalogues];
  const values = {
    language,
    locale: new Map<Language, Pick<Catalogue, 'locale'>>(all).get(language)?.locale,
    languageNames: Object.fromEntries(all.map(([tag, { name }]) => [tag, name])),
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/**
 * Builds the pages in one language: the texts of each words module are replaced by those of `languages`. A page therefore
 * holds the text of one language, loads no catalogue, and asks nothing at run time. Tests read a module in a language
 * as `words.ts?language=es`.
 * @param files Where the languages are
 */
export function speak(language: Language, files: URL = folder): Plugin {
  let catalogues = readCatalogues(files);
  return {
    name: 'notewright:languages',
    enforce: 'pre',
    watchChange() {
      catalogues = readCatalogues(files);
    },
    transform(code, id) {
      const [file = '', query] = id.split('?');
      const path = file.replace(fileURLToPath(root).replaceAll('\\', '/'), '');
      const wanted = new URLSearchParams(query).get('language') ?? language;
      if (path === languageModule) return { code: writeLanguageModule(wanted, catalogues), map: null };
      if (wanted === 'en' || !isWordsModule(path)) return null;
      this.addWatchFile(fileURLToPath(new URL(`${wanted}.json`, files)));
      const { texts } = findCatalogue(catalogues, wanted);
      return { code: translateModule(path, code, { file: fileOf(wanted), texts }), map: null };
    },
  };
}

/**
 * What a words module exports in a language, for the build itself.
 * @param path From the root of the repository; a module without types and imports
 */
export async function importWords<Words>(path: string, language: Language): Promise<Words> {
  const source = readFileSync(new URL(path, root), 'utf8');
  const code =
    language === 'en'
      ? source
      : translateModule(path, source, {
          file: fileOf(language),
          texts: findCatalogue(readCatalogues(folder), language).texts,
        });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Words;
}
