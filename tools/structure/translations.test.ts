import { describe, expect, it } from 'vitest';
import { digestOf, findMessages } from './messages.ts';
import { listPageTexts } from './page-texts.ts';
import { listImports, type SourceFile } from './source-files.ts';
import { findTranslationFaults, type TranslationFaults } from './translations.ts';

const code = `
  const ended = defineMessage('plan.ended', 'Your plan ended on {day}.', { day });
  const users = defineMessage('plan.users', { one: '{count} user', other: '{count} users' }, { count });
  const words = defineMessages('page', { title: 'Your card', 'second-title': 'Your order' });
`;
const messages = findMessages('server/src/areas/a.ts', code);
const texts = {
  'plan.ended': 'Su plan terminó el {day}.',
  'plan.users': { one: '{count} usuario', other: '{count} usuarios' },
  'page.title': 'Su tarjeta',
  'page.second-title': 'Su pedido',
};
const translatedFrom = Object.fromEntries(messages.map(({ id, english }) => [id, digestOf(english)]));

const find = (own: object, from: object = {}): TranslationFaults =>
  findTranslationFaults(messages, 'es', {
    name: 'Español',
    texts: { ...texts, ...own },
    translatedFrom: { ...translatedFrom, ...from },
  });
const none = { missing: [], unused: [], stale: [], otherValues: [] };

describe('the messages of a file', () => {
  it('are found with their ids and texts, one by one and in tables', () => {
    expect(messages.map(({ id }) => id)).toEqual(['plan.ended', 'plan.users', 'page.title', 'page.second-title']);
    expect(messages[1]?.english).toEqual({ one: '{count} user', other: '{count} users' });
  });

  it('are refused where id or text is not written out', () => {
    expect(() => findMessages('a.ts', 'defineMessage(id, "A text.")')).toThrow('a.ts');
    expect(() => findMessages('a.ts', 'defineMessages("page", { title })')).toThrow('a.ts');
  });
});

describe('the texts of a language', () => {
  it('are in order when each message has one, from its English of now', () => {
    expect(find({})).toEqual(none);
  });

  it('lack what is said in English alone', () => {
    const { 'page.title': _, ...rest } = texts;
    const found = findTranslationFaults(messages, 'es', { name: 'Español', texts: rest, translatedFrom });
    expect(found.missing.map(({ id }) => id)).toEqual(['page.title']);
  });

  it('are in vain where nothing says them', () => {
    expect(find({ 'page.gone': 'Nada' })).toEqual({ ...none, unused: ['page.gone'] });
  });

  it('are stale when the English has changed since, or was never looked at', () => {
    const before = digestOf('Your plan has ended on {day}.');
    expect(find({}, { 'plan.ended': before }).stale.map(({ id }) => id)).toEqual(['plan.ended']);
    expect(find({}, { 'plan.ended': undefined }).stale.map(({ id }) => id)).toEqual(['plan.ended']);
  });

  it('must hold the values of the English, and the plural forms of their own language', () => {
    const wrong = { 'plan.ended': 'Su plan terminó el {fecha}.', 'plan.users': { few: '{count}', other: '{count}' } };
    expect(find(wrong).otherValues.map(({ id }) => id)).toEqual(['plan.ended', 'plan.users']);
  });
});

describe('the texts of the pages', () => {
  const file = (path: string, text: string): SourceFile => ({ path, text, imports: listImports(path, text) });
  const read = (until: string): ReturnType<typeof listPageTexts> =>
    listPageTexts(
      [
        file('web/src/a/words.ts', `export const lead = 'Hello';\nexport const until = ${until};`),
        file('web/src/a/words.es.ts', `export const lead = 'Hola';`),
        file('web/src/b/words.ts', `export const alone = 'Nobody';`),
      ],
      'es',
    );
  const seen = read('(day: string): string => `until ${day}`');
  const translations = {
    name: 'Español',
    texts: {},
    translatedFrom: Object.fromEntries(seen.map(({ id, english }) => [id, digestOf(english)])),
  };

  it('are known by module and name, where the module has a twin', () => {
    expect(seen.map(({ id }) => id)).toEqual(['web/src/a/words.ts#lead', 'web/src/a/words.ts#until']);
  });

  it('are stale when the English of a twin has changed since, however it is broken into lines', () => {
    const now = read('(day: string): string => `to ${day}`');
    expect(findTranslationFaults([], 'es', translations, now).stale.map(({ id }) => id)).toEqual([
      'web/src/a/words.ts#until',
    ]);
    expect(findTranslationFaults([], 'es', translations, read('(day: string): string =>\n  `until ${day}`'))).toEqual(
      none,
    );
  });
});
