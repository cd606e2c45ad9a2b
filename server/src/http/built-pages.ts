import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preparePage, type PageFill, type SendPage } from './prepare-page.ts';
import { knownLanguages, type WantedLanguage } from '../language/wanted-language.ts';

/** The page that draws itself in the browser, for every address that has none of its own. */
const app = 'app';

/** The name of the file in which the page of a path is built: /signUp is `sign-up`. */
export function builtName(path: string): string {
  return path
    .slice(1)
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '');
}

function readFolder(folder: string, fill: PageFill): ReadonlyMap<string, SendPage> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => [file.replace(/\.html$/, ''), preparePage(readFileSync(join(folder, file), 'utf8'), fill)]),
  );
}

/**
 * The pages as `npm run build` left them (`web/build/build-pages.ts`): one folder for each language, one file for each
 * page that is built ahead.
 * @returns the page of a name in a language, or the one that draws itself; null when nothing has been built
 */
export function readBuiltPages(
  folder: string,
  fill: PageFill,
): ((name: string, language: WantedLanguage) => SendPage) | null {
  const pages = new Map(knownLanguages.map((language) => [language, readFolder(join(folder, language), fill)]));
  const fallback = pages.get('en')?.get(app);
  if (fallback === undefined) return null;
  return (name, language) => pages.get(language)?.get(name) ?? pages.get(language)?.get(app) ?? fallback;
}
