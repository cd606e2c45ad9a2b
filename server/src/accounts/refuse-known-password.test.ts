import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { foldPassword } from './password-forms.ts';
import { openPasswordList, packPasswordList } from './password-list.ts';
import { isKnownPassword, refuseKnownPassword } from './refuse-known-password.ts';

const email = 'dana.lake@lakeside.example';

describe('a password that is tried early', () => {
  it.each([
    // Of the list, however it is dressed up.
    'password',
    'PASSWORD',
    'Passw0rd!',
    'p@ssword2024',
    'iloveyou',
    'Sunshine1',
    'football99',
    '!!trustno1',
    'baseball',
    'bluedragon',
    // Walks, repetitions, dates.
    '12345678',
    '1234567890',
    '87654321',
    'qwertyuiop',
    'asdfghjkl',
    '1qaz2wsx',
    'qwerty123456',
    'abcdefgh',
    'aaaaaaaaaaaa',
    'abcabcabc',
    '\u{1f63a}\u{1f63a}\u{1f63a}\u{1f63a}',
    '19840312',
    '12/03/1984',
    '19841984',
    // The product and the person.
    'notewright',
    'N0tewright1!',
    'dana.lake',
    'dana.lake1',
    'Lakeside24',
  ])('is %s', (password) => {
    expect(isKnownPassword(password, email)).toBe(true);
  });

  it('is refused on its field, in one sentence', () => {
    const sentence = 'This password is too common. Please choose another.';
    const password = [expect.objectContaining({ id: 'account.passwordTooCommon' })];
    expect(() => refuseKnownPassword('password1', email)).toThrow(
      expect.objectContaining({ code: 'validation_failed', message: sentence, fields: { password } }),
    );
    expect(() => refuseKnownPassword('seven quiet otters', email)).not.toThrow();
  });
});

describe('any other password', () => {
  it.each([
    'seven quiet otters',
    'correct horse battery staple',
    'notewright is where my notes are',
    'lakeside-7-otters-dance',
    'xK4-qv8-Rt2',
    'Ω≈ç√∫˜µ',
    'пароль из восьми слов',
    ' spaces around ',
  ])('is free: %s', (password) => {
    expect(isKnownPassword(password, email)).toBe(false);
  });

  it('is free when it was drawn at random', () => {
    const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    const draw = (): string => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
    const refused = Array.from({ length: 20_000 }, draw).filter((password) => isKnownPassword(password, email));
    expect(refused.length).toBeLessThan(10);
  });

  it('is looked at quickly, however long', () => {
    for (const password of ['ab'.repeat(511), 'a'.repeat(1023), '1'.repeat(1022) + 'x', `${'ab'.repeat(500)}c`])
      isKnownPassword(password, email);
  });
});

describe('a packed list', () => {
  it('has what was put into it and hardly anything else', () => {
    const texts = new Set(Array.from({ length: 5000 }, (_, index) => foldPassword(`word ${index}`)));
    const list = openPasswordList(packPasswordList(texts));
    for (const text of texts) expect(list.has(text)).toBe(true);
    const others = Array.from({ length: 20_000 }, (_, index) => `other ${index}`).filter((text) => list.has(text));
    expect(others.length).toBeLessThan(10);
    expect(openPasswordList(packPasswordList(new Set())).has('anything')).toBe(false);
  });
});
