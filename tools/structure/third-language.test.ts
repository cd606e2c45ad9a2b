import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Message, type MessageText } from '@notewright/engine/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogues } from '../../server/src/language/catalogues.ts';
import { createSay, type Say } from '../../server/src/language/say-in.ts';
import { readWantedLanguage } from '../../server/src/language/wanted-language.ts';
import { root } from '../run-command.ts';
import { digestOf, listMessages, type DefinedMessage } from './messages.ts';
import { readSourceFiles } from './source-files.ts';
import { findTranslationFaults } from './translations.ts';

/** Every text in brackets, its values kept: who reads one of them without brackets reads English. */
function pretend(text: MessageText): MessageText {
  if (typeof text === 'string') return `⟦${text}⟧`;
  return { one: `⟦${text.one ?? text.other}⟧`, other: `⟦${text.other}⟧` };
}

let folder: string;
let messages: readonly DefinedMessage[];
let say: Say;

beforeAll(async () => {
  messages = listMessages(await readSourceFiles(root));
  folder = await mkdtemp(join(tmpdir(), 'notewright-languages-'));
  const texts = Object.fromEntries(messages.map(({ id, english }) => [id, pretend(english)]));
  const translatedFrom = Object.fromEntries(messages.map(({ id, english }) => [id, digestOf(english)]));
  await writeFile(
    join(folder, 'fr.json'),
    JSON.stringify({ name: 'Français', locale: 'fr-CA', texts, translatedFrom }),
  );
  const french = readCatalogues(pathToFileURL(`${folder}/`)).get('fr');
  if (french === undefined) throw new Error('The file was not read.');
  say = createSay('fr', french);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a third language that is one file', () => {
  it('is one in which the server says every message', () => {
    const said = messages.map(({ id, english }) => say(new Message(id, english, { count: 2 })));
    expect(said.length).toBeGreaterThan(2000);
    expect(said.filter((text) => !text.startsWith('⟦'))).toEqual([]);
  });

  it('has days and plural forms of its own', () => {
    const day = { day: Date.UTC(2026, 10, 5) };
    const renewal = messages.find(({ id }) => id === 'charge.seatsUntil');
    if (renewal === undefined) throw new Error('There is no such message.');
    // In French nothing is one.
    expect(say(new Message(renewal.id, renewal.english, { count: 0, day }))).toBe(
      '⟦One more user until 5 novembre 2026 (UTC)⟧',
    );
  });

  it('is answered in to who asks for it, and passes the check', () => {
    expect(readWantedLanguage('fr-CA,es;q=0.5', ['en', 'es', 'fr'])).toBe('fr');
    const french = readCatalogues(pathToFileURL(`${folder}/`)).get('fr');
    expect(french && findTranslationFaults(messages, 'fr', french)).toEqual({
      missing: [],
      unused: [],
      stale: [],
      otherValues: [],
    });
  });
});
