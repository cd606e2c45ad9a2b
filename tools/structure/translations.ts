import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageText } from '@notewright/engine/message';
import { digestOf, listMessages, type DefinedMessage } from './messages.ts';
import { listPageTexts, type PageText } from './page-texts.ts';
import type { SourceFile } from './source-files.ts';

/** A file of `languages`. */
export interface Translations {
  /** What its readers call the language. */
  readonly name: string;
  readonly texts: Readonly<Record<string, MessageText>>;
  /** The digest of the English that each text was translated from, those of the pages as well. */
  readonly translatedFrom: Readonly<Record<string, string>>;
}

/** The files of `languages`, by the tag of their language. */
export async function readTranslations(root: string): Promise<ReadonlyMap<string, Translations>> {
  const names = (await readdir(join(root, 'languages'))).filter((name) => name.endsWith('.json'));
  const read = names.map(async (name): Promise<[string, Translations]> => [
    name.slice(0, -'.json'.length),
    JSON.parse(await readFile(join(root, 'languages', name), 'utf8')) as Translations,
  ]);
  return new Map(await Promise.all(read));
}

/** What is wrong with the texts of a language, by id. */
export interface TranslationFaults {
  /** Said in English alone. */
  readonly missing: readonly DefinedMessage[];
  /** Translated, and defined nowhere. */
  readonly unused: readonly string[];
  /** The English was changed since it was translated. */
  readonly stale: readonly DefinedMessage[];
  /** The values in it are others than those in the English. */
  readonly otherValues: readonly DefinedMessage[];
}

const textsOf = (text: MessageText): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** The names of the values in a text; `count` may be left out of one plural form ("One more user"). */
function valuesOf(text: MessageText): string {
  const names = new Set(textsOf(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)));
  if (typeof text !== 'string') names.add('count');
  return [...names].toSorted().join(' ');
}

function hasOwnForms(text: MessageText, language: string): boolean {
  if (typeof text === 'string') return true;
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.hasOwn(text, 'other') && Object.keys(text).every((form) => known.some((one) => one === form));
}

/**
 * Compares the messages of the code with the texts of a language.
 * @param pages The texts of the pages, which stand in twins of their own (`words.es.ts`); the compiler and
 * `web/src/languages.test.ts` hold that each has one, so here it is only asked whether its English has changed
 */
export function findTranslationFaults(
  messages: readonly DefinedMessage[],
  language: string,
  { texts, translatedFrom }: Translations,
  pages: readonly PageText[] = [],
): TranslationFaults {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const translated = [...byId.values()].filter(({ id }) => Object.hasOwn(texts, id));
  const known = new Set([...byId.keys(), ...pages.map(({ id }) => id)]);
  return {
    missing: [...byId.values()].filter(({ id }) => !Object.hasOwn(texts, id)),
    unused: [...new Set([...Object.keys(texts), ...Object.keys(translatedFrom)])].filter((id) => !known.has(id)),
    stale: [...translated, ...pages].filter(({ id, english }) => translatedFrom[id] !== digestOf(english)),
    otherValues: translated.filter(({ id, english }) => {
      const text = texts[id] ?? '';
      return valuesOf(text) !== valuesOf(english) || !hasOwnForms(text, language);
    }),
  };
}

/** One id, one English text: the same id with another would be translated wrongly. */
function checkIds(messages: readonly DefinedMessage[]): string[] {
  const known = new Map<string, DefinedMessage>();
  return messages.flatMap((message) => {
    const first = known.get(message.id) ?? message;
    known.set(message.id, first);
    return digestOf(first.english) === digestOf(message.english)
      ? []
      : [`${message.path}: the message ${message.id} has another text in ${first.path}`];
  });
}

/** Every message that a language lacks, has in vain, or has from an older English; a sentence each. */
export async function checkTranslations(root: string, files: readonly SourceFile[]): Promise<string[]> {
  const messages = listMessages(files);
  const ofLanguages = [...(await readTranslations(root))].flatMap(([language, translations]) => {
    const file = `languages/${language}.json`;
    const { missing, unused, stale, otherValues } = findTranslationFaults(
      messages,
      language,
      translations,
      listPageTexts(files, language),
    );
    return [
      ...missing.map(({ id, path }) => `${file} lacks ${id} (${path})`),
      ...unused.map((id) => `${file} has ${id}, which nothing says`),
      ...stale.map(
        ({ id }) => `${file}: the English of ${id} has changed; look at it, then npm run words -- seen ${id}`,
      ),
      ...otherValues.map(({ id }) => `${file}: ${id} has other values than the English`),
    ];
  });
  return [...checkIds(messages), ...ofLanguages];
}
