import { describe, expect, it } from 'vitest';
import { durations } from '../accounts/durations.ts';
import {
  writeCodeMail,
  writeKnownAddressMail,
  writeLinkMail,
  writePasswordChangedMail,
  writeResetCodeMail,
  writeResetLinkMail,
} from './mail-texts.ts';

const context = { publicUrl: 'https://notes.example', supportEmail: 'help&more@notes.example' };
const mails = [
  writeCodeMail('a@clinic.example', '0007', context),
  writeKnownAddressMail('a@clinic.example', context),
  writeLinkMail('a@clinic.example', 'token', context),
  writeResetCodeMail('a@clinic.example', '0042', context),
  writeResetLinkMail('a@clinic.example', 'token', context),
  writePasswordChangedMail('a@clinic.example', context),
];

describe('mails', () => {
  it('say the same as text and as HTML', () => {
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(/[\r\n]/);
      const words = mail.html
        .replace(/<head>.*<\/head>/s, '')
        .replace(/<div class="brand"[^>]*>Notewright<\/div>/, '')
        .replace(/(class="label"[^>]*>[^<]*)/g, '$1:')
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim();
      expect(mail.text.replace(/\s+/g, ' ').trim()).toBe(words);
    }
  });

  it('load nothing, run nothing, and read in 16 pixels on a narrow screen', () => {
    for (const { html } of mails) {
      expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object)|url\(|@import|src=|\son\w+=/i);
      expect([...html.matchAll(/href="([^"]*)"/g)].every(([, href]) => href?.startsWith(context.publicUrl))).toBe(true);
      for (const [, size] of html.matchAll(/class="(?:words|label|address|closing)"[^>]*font-size:(\d+)px/g)) {
        expect(Number(size)).toBe(16);
      }
      expect(html).toContain('@media (prefers-color-scheme: dark)');
      expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    }
  });

  it('last as long as the code or the link in them', () => {
    expect(mails[0]?.usefulFor).toBe(durations.code);
    expect(mails[1]?.usefulFor).toBeUndefined();
    expect(mails[2]?.usefulFor).toBe(durations.link);
    expect(mails[3]?.usefulFor).toBe(durations.code);
    expect(mails[4]?.usefulFor).toBe(durations.link);
  });

  it('carry the code, or links built from the public address alone', () => {
    expect(mails[0]?.code).toBe('0007');
    expect(mails[0]?.text).toContain('\n0007\n');
    expect(mails[1]?.text).toContain('https://notes.example/login');
    expect(mails[2]?.text).toContain('https://notes.example/authentication_app/verify_link/?token=token');
    expect(mails[1]?.text).toContain('https://notes.example/forgetPassword');
    expect(mails[3]?.code).toBe('0042');
    expect(mails[4]?.text).toContain('https://notes.example/authentication_app/reset_link/?token=token');
    expect(mails[5]?.text).toContain('https://notes.example/forgetPassword');
    for (const mail of mails)
      expect(
        [...mail.text.matchAll(/https?:\/\/[^/\s]+/g)].every(([origin]) => origin === 'https://notes.example'),
      ).toBe(true);
  });
});
