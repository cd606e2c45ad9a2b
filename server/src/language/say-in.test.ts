import { problems } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { nameDay } from '../kernel/name-day.ts';
import { auditWords } from '../presenters/audit-words.ts';
import { planCards } from '../plans/plan-table.ts';
import { sayIn, sayValueIn } from './say-in.ts';
import { turnAnswer, turnEvents } from './turn-answer.ts';
import { turnPage } from './turn-page.ts';
import { plainPage } from '../http/html.ts';

const say = sayIn('es');
/** The same word in both languages. */
const same = new Set(['Individual', 'Chat', 'Plan']);

describe('the sentences in Spanish', () => {
  it('are there for every problem, for every line of the audit log and for every card of a plan', () => {
    const words = [
      ...Object.values(problems).map(([, sentence]) => sentence),
      ...Object.values(auditWords).flatMap(({ done, failed }) => (failed === undefined ? [done] : [done, failed])),
      ...planCards.flatMap(({ name, features, buttonText, frequency }) => [name, ...features, buttonText, frequency]),
    ].filter((one) => one !== '' && !same.has(one));
    expect(words.filter((one) => say(one) === one)).toEqual([]);
  });

  it('stay English where English is asked for, and where they are not ours', () => {
    expect(sayIn('en')('Chat destroyed.')).toBe('Chat destroyed.');
    expect(say('Please see Dr. Lee on March 05, 2026.')).toBe('Please see Dr. Lee on March 05, 2026.');
  });

  it('keep their values, say days and what else is ours among them, and leave names alone', () => {
    const until = nameDay(Date.UTC(2026, 10, 5));
    expect(say(`Subscription cancelled. It goes on until ${until}.`)).toBe(
      'Suscripción cancelada. Sigue vigente hasta el 5 de noviembre de 2026 (UTC).',
    );
    expect(
      say('Your free trial has ended. Choose a plan to go on writing; reading, exporting and deleting stay open.'),
    ).toBe(
      'Su prueba gratuita terminó. Elija un plan para seguir escribiendo; leer, exportar y eliminar sigue siendo posible.',
    );
    expect(say('You did not sign in with $& {0} Clinic. You can try again, or log in another way.')).toContain(
      'con $& {0} Clinic. Puede',
    );
    expect(sayValueIn('es')('Chrome on Windows')).toBe('Chrome en Windows');
  });
});

describe('an answer in Spanish', () => {
  it('has the server’s words turned, and nothing that a person wrote', () => {
    const chat = { data: [{ content: 'Chat destroyed.', notice: 'The bin is empty.', problem: null }] };
    expect(turnAnswer(chat, '/chat/get_a_chat_content/:chatId/', 'es')).toEqual({
      data: [{ content: 'Chat destroyed.', notice: 'La papelera está vacía.', problem: null }],
    });
    expect(turnAnswer({ text: 'Draft saved.', message: 'Draft saved.' }, '/chat/draft/', 'es')).toEqual({
      text: 'Draft saved.',
      message: 'Borrador guardado.',
    });
    expect(turnAnswer(chat, '/chat/get_a_chat_content/:chatId/', 'en')).toBe(chat);
  });

  it('leaves the names of people in the audit log alone, and turns what stands there in place of one', () => {
    const turned = (name: string): unknown =>
      turnAnswer({ data: [{ who: { id: 'x', name }, object: { kind: 'Mail', name } }] }, auditLog, 'es');
    const auditLog = '/authentication_app/settings/audit_log/';
    const line = (name: string): unknown => ({ data: [{ who: { id: 'x', name }, object: { kind: 'Correo', name } }] });
    for (const name of ['Mail', 'Team', 'Team (team@clinic.example)', 'Former member 12AB90 (a@b.example)'])
      expect(turned(name)).toEqual(line(name));
    expect(turned('Somebody not signed in')).toEqual(line('Alguien sin sesión iniciada'));
    expect(turned('Notewright itself')).toEqual(line('Notewright mismo'));
    expect(turned('Command line of the server')).toEqual(line('Línea de comandos del servidor'));
    expect(turned('Former member 12AB90')).toEqual(line('Antiguo miembro 12AB90'));
    const people = { data: [{ id: 'x', name: 'Team' }] };
    expect(turnAnswer(people, `${auditLog}people/`, 'es')).toEqual(people);
  });

  it('turns events as they come, and lets go of their source at once', async () => {
    let isLeft = false;
    const source = {
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.resolve({ done: false, value: { id: 3, data: { problem: 'This chat was deleted.' } } }),
        return: () => {
          isLeft = true;
          return Promise.resolve({ done: true as const, value: undefined });
        },
      }),
    };
    const events = turnEvents(source, '/chat/stream/:messageId/', 'es')[Symbol.asyncIterator]();
    expect(await events.next()).toMatchObject({ value: { id: 3, data: { problem: 'Este chat se eliminó.' } } });
    await events.return?.();
    expect(isLeft).toBe(true);
  });
});

describe('a page in Spanish', () => {
  it('says its texts and its title, and leaves fields and addresses alone', () => {
    const page = plainPage(
      'Choose a new password',
      '<p>Declined. The card was not confirmed, and it was not kept. You can try again.</p><a href="/login">Log in</a><input value="Log in">',
    );
    const turned = turnPage(page, 'es');
    expect(turned).toContain('<html lang="es">');
    expect(turned).toContain('<title>Elija una contraseña nueva - Notewright</title>');
    expect(turned).toContain('<a href="/login">Iniciar sesión</a><input value="Log in">');
    expect(turnPage(page, 'en')).toBe(page);
  });
});
