import { defineMessage } from '@notewright/engine/message';
import { describe, expect, it } from 'vitest';
import { plainPage } from '../http/html.ts';
import { nameDevice } from '../kernel/name-device.ts';
import { problemMessage } from '../kernel/problem.ts';
import { readReplyMessages } from '../presenters/read-reply-messages.ts';
import { describeAddedSeats } from '../plans/prices.ts';
import { planCards } from '../plans/plan-table.ts';
import { localizeEvents, localizeResponse } from './localize-response.ts';
import { sayIn } from './say-in.ts';
import { readWantedLanguage } from './wanted-language.ts';

const say = sayIn('es');

describe('a message in Spanish', () => {
  it('has its values, and its days and counts as Spanish has them', () => {
    const day = { day: Date.UTC(2026, 10, 5) };
    expect(
      say(defineMessage('billing.cancelledUntil', 'Subscription cancelled. It goes on until {day}.', { day })),
    ).toBe('Suscripción cancelada. Sigue vigente hasta el 5 de noviembre de 2026 (UTC).');
    expect(say(describeAddedSeats(1, day.day))).toBe('Un usuario más hasta el 5 de noviembre de 2026 (UTC)');
    expect(say(describeAddedSeats(2, null))).toBe('2 usuarios más hasta la próxima renovación');
    expect(say(nameDevice('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0'))).toBe('Chrome en Windows');
  });

  it('leaves names alone, whatever they hold', () => {
    const name = '$& {name} Clinic';
    expect(say(defineMessage('account.didNotSignIn', 'You did not sign in with {name}.', { name }))).toContain(
      `con ${name}. Puede`,
    );
  });

  it('stays English where English is asked for, and where nobody has translated it', () => {
    expect(sayIn('en')(problemMessage('not_found'))).toBe('This could not be found.');
    expect(sayIn('fr')(problemMessage('not_found'))).toBe('This could not be found.');
    expect(say(defineMessage('nobody.translated', 'As it is.'))).toBe('As it is.');
  });
});

describe('what a stored reply says beside its text', () => {
  it('is known again, with its values, each on its line', () => {
    const stored =
      'Embedded files and objects were taken out (2).\nWords in pictures that could not be read were blacked out.';
    const read = readReplyMessages(stored) ?? '';
    expect(String(read)).toBe(stored);
    expect(say(read)).toBe(
      'Se quitaron los archivos y objetos incrustados (2).\nLas palabras de las imágenes que no se pudieron leer se cubrieron de negro.',
    );
  });

  it('stays as it was stored where no version of today says it', () => {
    expect(readReplyMessages('What another version said.')).toBe('What another version said.');
    expect(readReplyMessages(null)).toBeNull();
  });
});

describe('an answer in Spanish', () => {
  it('has the messages of the server rendered, and nothing that a person wrote', () => {
    const draft = { text: 'Draft saved.', message: defineMessage('chat.draftSaved', 'Draft saved.') };
    expect(localizeResponse(draft, 'es')).toEqual({ text: 'Draft saved.', message: 'Borrador guardado.' });
    expect(localizeResponse(draft, 'en')).toBe(draft);
    expect(JSON.stringify(draft)).toBe('{"text":"Draft saved.","message":"Draft saved."}');
  });

  it('has them wherever they stand: in lists, and in the cards of plans', () => {
    const [card] = localizeResponse(planCards, 'es') as { name: string; features: string[]; price: string }[];
    expect(card).toMatchObject({ name: 'Individual', price: '$65' });
    expect(card?.features).toContain('Licencia para un usuario');
  });

  it('has events rendered as they come, and lets go of their source at once', async () => {
    let isLeft = false;
    const data = { problem: readReplyMessages('This chat was deleted.') };
    const source = {
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.resolve({ done: false, value: { id: 3, data } }),
        return: () => {
          isLeft = true;
          return Promise.resolve({ done: true as const, value: undefined });
        },
      }),
    };
    const events = localizeEvents(source, 'es')[Symbol.asyncIterator]();
    expect(await events.next()).toMatchObject({ value: { id: 3, data: { problem: 'Este chat se eliminó.' } } });
    await events.return?.();
    expect(isLeft).toBe(true);
  });
});

describe('the language that is wanted', () => {
  it.each([
    [undefined, 'en'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.5', 'en'],
    ['fr,es;q=0.4', 'es'],
    ['*', 'en'],
    ['es;q=nonsense', 'en'],
    ['constructor', 'en'],
  ])('is, of %s, %s', (accepted, language) => {
    expect(readWantedLanguage(accepted)).toBe(language);
  });
});

it('a page says in which language it is', () => {
  expect(plainPage('Su tarjeta', '', [], 'es')).toContain('<html lang="es">');
});
