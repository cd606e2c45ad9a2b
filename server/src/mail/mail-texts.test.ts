import { describe, expect, it } from 'vitest';
import { writeCodeMail, writeKnownAddressMail, writeLinkMail } from './mail-texts.ts';

const context = { publicUrl: 'https://notes.example', supportEmail: 'help&more@notes.example' };
const mails = [
  writeCodeMail('a@clinic.example', '0007', context),
  writeKnownAddressMail('a@clinic.example', context),
  writeLinkMail('a@clinic.example', 'token', context),
];

describe('mails', () => {
  it('say the same as text and as HTML', () => {
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(/[\r\n]/);
      const words = mail.html
        .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2: $1')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim();
      expect(mail.text.replace(/\s+/g, ' ').trim()).toBe(words);
    }
  });

  it('carry the code, or links built from the public address alone', () => {
    expect(mails[0]?.code).toBe('0007');
    expect(mails[0]?.text).toContain('\n0007\n');
    expect(mails[1]?.text).toContain('https://notes.example/login');
    expect(mails[2]?.text).toContain('https://notes.example/authentication_app/verify_link/?token=token');
    for (const mail of mails)
      expect(
        [...mail.text.matchAll(/https?:\/\/[^/\s]+/g)].every(([origin]) => origin === 'https://notes.example'),
      ).toBe(true);
  });
});
