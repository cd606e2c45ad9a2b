import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageText } from '@notewright/engine/message';
import type { Catalogue } from '../server/src/language/catalogues.ts';
import { root } from './run-command.ts';
import { digestOf, listMessages, type DefinedMessage } from './structure/messages.ts';
import { readSourceFiles } from './structure/source-files.ts';
import { findTranslationFaults, readTranslations } from './structure/translations.ts';

// `npm run words`: what a translator has to look at. `npm run words -- seen ID...` (or `seen all`) notes that the texts
// of these messages fit the English of now, and drops what nothing says any more.

const write = (text: MessageText): string => (typeof text === 'string' ? text : JSON.stringify(text));

function report(language: string, translations: Catalogue, messages: readonly DefinedMessage[]): number {
  const { missing, unused, stale, otherValues } = findTranslationFaults(messages, language, translations);
  const show = (what: string, those: readonly DefinedMessage[]): void => {
    for (const { id, english, path } of those) {
      console.log(`\n${language} ${what}: ${id} (${path})\n  en  ${write(english)}`);
      const text = translations.texts[id];
      if (text !== undefined) console.log(`  ${language}  ${write(text)}`);
    }
  };
  show('lacks', missing);
  show('is older than its English', stale);
  show('has other values, tags or plural forms', otherValues);
  for (const id of unused) console.log(`\n${language} has in vain: ${id}`);
  return missing.length + unused.length + stale.length + otherValues.length;
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The same translations, with those messages looked at and without what nothing says. */
function see(translations: Catalogue, messages: readonly DefinedMessage[], ids: readonly string[]): Catalogue {
  const known = messages.filter(({ id }) => Object.hasOwn(translations.texts, id));
  const isSeen = (id: string): boolean => ids.includes('all') || ids.includes(id);
  const translatedFrom = known.flatMap(({ id, english }) => {
    const before = translations.translatedFrom[id];
    if (isSeen(id)) return [[id, digestOf(english)]];
    return before === undefined ? [] : [[id, before]];
  });
  const texts = known.map(({ id }) => [id, translations.texts[id]]);
  return {
    ...translations,
    texts: sorted(Object.fromEntries(texts) as Catalogue['texts']),
    translatedFrom: sorted(Object.fromEntries(translatedFrom) as Catalogue['translatedFrom']),
  };
}

const [command, ...ids] = process.argv.slice(2);
const files = await readSourceFiles(root);
const messages = listMessages(files);
const catalogues = readTranslations(root);
const known = new Set(messages.map(({ id }) => id));
const unknown = ids.filter((id) => id !== 'all' && !known.has(id));
if (unknown.length > 0) {
  console.error(`There is no text ${unknown.join(', ')}. npm run words shows the ids; nothing was noted.`);
  process.exit(2);
}
let faults = 0;
for (const [language, translations] of catalogues) {
  const now = command === 'seen' ? see(translations, messages, ids) : translations;
  if (command === 'seen')
    await writeFile(join(root, 'languages', `${language}.json`), `${JSON.stringify(now, null, 2)}\n`);
  faults += report(language, now, messages);
}
console.log(faults === 0 ? 'Every message is there in every language.' : `\n${faults} to look at.`);
process.exitCode = faults === 0 ? 0 : 1;
