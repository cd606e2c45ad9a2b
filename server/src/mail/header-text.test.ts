import { describe, expect, it } from 'vitest';
import { cleanHeaderText } from './header-text.ts';
import { isPlainAddress, readSender } from './mail-address.ts';

describe('text for a header', () => {
  it.each([
    ['Your Notewright code', 'Your Notewright code'],
    ['Praxis Müller 🩺 עברית', 'Praxis Müller 🩺 עברית'],
    ['a\r\nBcc: b', 'a Bcc: b'],
    ['a\u2028b\u0085c\u0000d', 'a b c d'],
    ['\u202Ea\u2066b\u200F', 'ab'],
    ['=?utf-8?q?a=0D=0Ab?=', '= ?utf-8?q?a=0D=0Ab?='],
    ['  a   b  ', 'a b'],
    ['\r\n', ''],
  ])('%j becomes %j', (given, wanted) => {
    expect(cleanHeaderText(given)).toBe(wanted);
  });

  it('is cut between letters, however many code units they have', () => {
    const family = '👨‍👩‍👧‍👦';
    const cut = cleanHeaderText(family.repeat(200));
    expect(cut).toBe(`${family.repeat(Math.floor(149 / family.length))}…`);
    expect(cleanHeaderText('e\u0301'.repeat(1000)).isWellFormed()).toBe(true);
    expect(cleanHeaderText('x'.repeat(150))).toBe('x'.repeat(150));
    expect(cleanHeaderText('x'.repeat(151))).toBe(`${'x'.repeat(149)}…`);
  });
});

describe('an address for an envelope', () => {
  it.each([
    'a@b.example',
    'a.b+c@d-e.example',
    'jörg@müller.example',
    '患者@病院.example',
    "o'neil@x.example",
    'root@localhost',
  ])('may be %s', (text) => expect(isPlainAddress(text)).toBe(true));

  it.each([
    '',
    'a',
    '@b',
    'a@',
    'a@b@c',
    'a b@c',
    'a@b,c@d',
    '<a@b>',
    'a@b\r\n',
    'a@-b',
    'a@b..c',
    'a"b@c',
    `${'a'.repeat(65)}@b`,
  ])('may not be %j', (text) => expect(isPlainAddress(text)).toBe(false));

  it('of the sender may have a name before it', () => {
    expect(readSender('Notes <a@b.example>')).toEqual({ name: 'Notes', address: 'a@b.example' });
    expect(readSender('"Notes, Inc." <a@b.example>')).toEqual({ name: 'Notes, Inc.', address: 'a@b.example' });
    expect(readSender('<a@b.example>')).toEqual({ name: '', address: 'a@b.example' });
    for (const wrong of ['Notes', 'Notes <a@b>, <c@d>', 'a\u202E <a@b.example>', `${'x'.repeat(101)} <a@b.example>`]) {
      expect(readSender(wrong)).toBeNull();
    }
  });
});
