import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageText } from '@notewright/engine/message';
import { root } from './run-command.ts';
import { digestOf, listMessages, type DefinedMessage } from './structure/messages.ts';
import { listPageTexts, type PageText } from './structure/page-texts.ts';
import { readSourceFiles } from './structure/source-files.ts';
import { findTranslationFaults, readTranslations, type Translations } from './structure/translations.ts';

// `npm run words`: what a translator has to look at. `npm run words -- seen ID...` (or `seen all`) notes that the texts
// of these messages fit the English of now (for the pages: MODULE#EXPORT), and drops what nothing says any more.

const write = (text: MessageText): string => (typeof text === 'string' ? text : JSON.stringify(text));

function report(
  language: string,
  translations: Translations,
  messages: readonly DefinedMessage[],
  pages: readonly PageText[],
): number {
  const { missing, unused, stale, otherValues } = findTranslationFaults(messages, language, translations, pages);
  const show = (what: string, those: readonly DefinedMessage[]): void => {
    for (const { id, english, path } of those) {
      console.log(`\n${language} ${what}: ${id} (${path})\n  en  ${write(english)}`);
      const text = translations.texts[id];
      if (text !== undefined) console.log(`  ${language}  ${write(text)}`);
    }
  };
  show('lacks', missing);
  show('is older than its English', stale);
  show('has other values', otherValues);
  for (const id of unused) console.log(`\n${language} has in vain: ${id}`);
  return missing.length + unused.length + stale.length + otherValues.length;
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The same translations, with those messages looked at and without what nothing says. */
function see(
  translations: Translations,
  messages: readonly DefinedMessage[],
  pages: readonly PageText[],
  ids: readonly string[],
): Translations {
  const known = messages.filter(({ id }) => Object.hasOwn(translations.texts, id));
  const isSeen = (id: string): boolean => ids.includes('all') || ids.includes(id);
  const translatedFrom = [...known, ...pages].flatMap(({ id, english }) => {
    const before = translations.translatedFrom[id];
    if (isSeen(id)) return [[id, digestOf(english)]];
    return before === undefined ? [] : [[id, before]];
  });
  const texts = known.map(({ id }) => [id, translations.texts[id]]);
  return {
    name: translations.name,
    texts: sorted(Object.fromEntries(texts) as Translations['texts']),
    translatedFrom: sorted(Object.fromEntries(translatedFrom) as Translations['translatedFrom']),
  };
}

const [command, ...ids] = process.argv.slice(2);
const files = await readSourceFiles(root);
const messages = listMessages(files);
const catalogues = await readTranslations(root);
const ofPages = new Map([...catalogues.keys()].map((language) => [language, listPageTexts(files, language)]));
const known = new Set([...messages, ...[...ofPages.values()].flat()].map(({ id }) => id));
const unknown = ids.filter((id) => id !== 'all' && !known.has(id));
if (unknown.length > 0) {
  console.error(`There is no text ${unknown.join(', ')}. npm run words shows the ids; nothing was noted.`);
  process.exit(2);
}
let faults = 0;
for (const [language, translations] of catalogues) {
  const pages = ofPages.get(language) ?? [];
  const now = command === 'seen' ? see(translations, messages, pages, ids) : translations;
  if (command === 'seen')
    await writeFile(join(root, 'languages', `${language}.json`), `${JSON.stringify(now, null, 2)}\n`);
  faults += report(language, now, messages, pages);
}
console.log(faults === 0 ? 'Every message is there in every language.' : `\n${faults} to look at.`);
process.exitCode = faults === 0 ? 0 : 1;
