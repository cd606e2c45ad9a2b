import type { Language } from './language.ts';

/** The address of the page that stands, in a language: what a link to the other language points to. */
export function addressIn(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query.toString()}${hash}`;
}

/** Loads the page again in a language. `app/before-paint.js` keeps the choice and takes it out of the address. */
export function chooseLanguage(language: Language): void {
  location.replace(addressIn(language, location));
}
