import { readdirSync, readFileSync } from 'node:fs';
import type { MessageText } from '@notewright/engine/message';

/** What one file of `languages` holds: the texts of server and pages in a language, by their ids. */
export interface Catalogue {
  /** What its readers call it. */
  readonly name: string;
  /** How the pages write days and numbers in it (BCP 47), with the country if that matters. */
  readonly locale: string;
  readonly texts: Readonly<Record<string, MessageText>>;
  /** The digest of the English that each was translated from; `npm run words` writes it. */
  readonly translatedFrom: Readonly<Record<string, string>>;
}

/** The languages of a folder by their tags (BCP 47): each file is one. */
export function readCatalogues(folder: URL): ReadonlyMap<string, Catalogue> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      // Its shape is held by `tools/structure/translations.ts`.
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Catalogue,
    ]),
  );
}

/** Every language but English. */
export const catalogues = readCatalogues(new URL('../../../languages/', import.meta.url));
