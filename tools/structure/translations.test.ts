import { describe, expect, it } from 'vitest';
import { digestOf, findMessages, listMessages, type DefinedMessage } from './messages.ts';
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
    const found = findTranslationFaults(messages, 'es', { texts: rest, translatedFrom });
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
  const read = (name: string, code: string): readonly DefinedMessage[] => {
    const path = `web/src/a/${name}`;
    return listMessages([{ path, text: code, imports: [] }]).filter((message) => message.path === path);
  };
  const english = read('words.tsx', 'export const hint = (day: string) => <>Read <b>this</b> until {day}.</>;');
  const findIn = (text: string, messagesOfNow = english): TranslationFaults =>
    findTranslationFaults(messagesOfNow, 'es', {
      texts: { 'web/a.hint': text },
      translatedFrom: { 'web/a.hint': digestOf('Read <b>this</b> until {day}.') },
    });

  it('are messages like those of the server, known by their module and name', () => {
    expect(english.map(({ id }) => id)).toEqual(['web/a.hint']);
    expect(findIn('Hasta el {day}, lea <b>esto</b>.')).toEqual(none);
  });

  it('stand in words modules alone', () => {
    expect(read('close-words.ts', `export const close = 'Close';`)).toEqual([]);
  });

  it('are stale when the English has changed since, however it is broken into lines', () => {
    const changed = read('words.tsx', 'export const hint = (day: string) => <>Read <b>it</b> until {day}.</>;');
    expect(findIn('Hasta el {day}, lea <b>esto</b>.', changed).stale).toHaveLength(1);
    const broken = read(
      'words.tsx',
      "export const hint = (day: string) => (\n<>\nRead <b>this</b>\n{' '}until {day}.\n</>);",
    );
    expect(findIn('Hasta el {day}, lea <b>esto</b>.', broken)).toEqual(none);
  });

  it.each([
    'Lea <b>esto</b>.',
    'Lea esto hasta el {day}.',
    'Lea <i>esto</i> hasta el {day}.',
    'Lea </b>esto<b> hasta el {day}.',
  ])('must hold the values and the tags of the English, each tag closed: %s', (text) => {
    expect(findIn(text).otherValues).toHaveLength(1);
  });
});
