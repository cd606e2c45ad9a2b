import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageText } from '@notewright/engine/message';
import { readCatalogues, type Catalogue } from '../../server/src/language/catalogues.ts';
import { digestOf, listMessages, type DefinedMessage } from './messages.ts';
import type { SourceFile } from './source-files.ts';

/** The files of `languages`, by the tag of their language. */
export const readTranslations = (root: string): ReadonlyMap<string, Catalogue> =>
  readCatalogues(pathToFileURL(`${join(root, 'languages')}/`));

/** What is wrong with the texts of a language, by id. */
export interface TranslationFaults {
  /** Said in English alone. */
  readonly missing: readonly DefinedMessage[];
  /** Translated, and defined nowhere. */
  readonly unused: readonly string[];
  /** The English was changed since it was translated. */
  readonly stale: readonly DefinedMessage[];
  /** The values or tags in it are others than those in the English, or its plural forms are not those of the language. */
  readonly otherValues: readonly DefinedMessage[];
}

const textsOf = (text: MessageText): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** The values and tags in a text; `count` may be left out of one plural form ("One more user"). */
function valuesOf(text: MessageText): string {
  const names = new Set(
    textsOf(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}|<\/?\w+>/g)].map(([tag, name]) => name ?? tag)),
  );
  if (typeof text !== 'string') names.add('count');
  return [...names].toSorted().join(' ');
}

function hasOwnForms(text: MessageText, language: string): boolean {
  if (typeof text === 'string') return true;
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.hasOwn(text, 'other') && Object.keys(text).every((form) => known.some((one) => one === form));
}

/** Whether a text can stand in a page: with its tags closed, in their order. */
function canBeWritten({ write }: DefinedMessage, text: MessageText): boolean {
  try {
    write?.(text);
    return true;
  } catch {
    return false;
  }
}

/** Compares the messages of the code, those of the pages among them, with the texts of a language. */
export function findTranslationFaults(
  messages: readonly DefinedMessage[],
  language: string,
  { texts, translatedFrom }: Pick<Catalogue, 'texts' | 'translatedFrom'>,
): TranslationFaults {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const translated = [...byId.values()].filter(({ id }) => Object.hasOwn(texts, id));
  return {
    missing: [...byId.values()].filter(({ id }) => !Object.hasOwn(texts, id)),
    unused: [...new Set([...Object.keys(texts), ...Object.keys(translatedFrom)])].filter((id) => !byId.has(id)),
    stale: translated.filter(({ id, english }) => translatedFrom[id] !== digestOf(english)),
    otherValues: translated.filter((message) => {
      const text = texts[message.id] ?? '';
      return (
        valuesOf(text) !== valuesOf(message.english) || !hasOwnForms(text, language) || !canBeWritten(message, text)
      );
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
export function checkTranslations(root: string, files: readonly SourceFile[]): string[] {
  const messages = listMessages(files);
  const ofLanguages = [...readTranslations(root)].flatMap(([language, translations]) => {
    const file = `languages/${language}.json`;
    const { missing, unused, stale, otherValues } = findTranslationFaults(messages, language, translations);
    return [
      ...missing.map(({ id, path }) => `${file} lacks ${id} (${path})`),
      ...unused.map((id) => `${file} has ${id}, which nothing says`),
      ...stale.map(
        ({ id }) => `${file}: the English of ${id} has changed; look at it, then npm run words -- seen ${id}`,
      ),
      ...otherValues.map(({ id }) => `${file}: ${id} has other values, tags or plural forms than it should`),
    ];
  });
  return [...checkIds(messages), ...ofLanguages];
}
