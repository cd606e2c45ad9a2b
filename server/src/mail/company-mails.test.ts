import { describe, expect, it } from 'vitest';
import { durations } from '../kernel/durations.ts';
import {
  writePlanBegunMail,
  writePlanCancelledMail,
  writeSeatsAddedMail,
  writeTrialEndingMail,
} from './billing-mails.ts';
import { writeAgreementMail } from './own-data-mails.ts';
import { writeInvitationMail, writeOwnershipMails, writeRemovedMail, writeRoleMail } from './company-mails.ts';

const context = { publicUrl: 'https://notes.example', supportEmail: 'help@notes.example' };
const to = 'guest@clinic.example';

function writeAll(companyName: string, name: string) {
  const plan = {
    companyName,
    planName: 'Company Plan',
    seats: 13,
    amount: 79_700,
    interval: 'month',
    periodEnd: 0,
  } as const;
  return [
    writeInvitationMail(
      to,
      { companyName, inviter: { name, email: 'ada@clinic.example' }, role: 'clinician', token: 'tok_en-1' },
      context,
    ),
    writeRemovedMail(to, companyName, context),
    writeRoleMail(to, companyName, 'auditor', context),
    ...writeOwnershipMails({ companyName, to, from: 'old@clinic.example' }, context),
    writeAgreementMail(to, { version: '2026-01', name, title: name, party: companyName }, context),
    writePlanBegunMail(to, plan, context),
    writePlanCancelledMail(to, plan, context),
    writeSeatsAddedMail(to, plan, 3, context),
    writeTrialEndingMail(to, { companyName, endsOn: 0 }, context),
  ];
}

/** Names that want to be something else than a name, in a header, in text or in HTML. */
const hostile = [
  'Clinic\r\nBcc: victim@x.example',
  'Clinic\nContent-Type: text/html\n\n<script>alert(1)</script>',
  '<img src=https://evil.example/pixel.png onerror=alert(1)>',
  '"><a href="https://evil.example">Log in</a>',
  '</title><meta http-equiv=refresh content=0;url=https://evil.example>',
  'https://evil.example/win',
  'www.evil.example',
  'evil.example/login',
  'mailto:victim@x.example',
  'evil\u3002example/win',
  'evil\uFF0Eexample',
  'evil\uFF61example/login',
  'https\uFF1A\uFF0F\uFF0Fevil.example',
  'भारत.भारत/जीत',
  '192.0.2.7',
  '192.0.2.7/win',
  '192\uFF0E0\uFF0E2\uFF0E7:8080',
  '=?utf-8?B?QmNjOiB2aWN0aW0=?=',
  '\u202egnihtemos\u2066',
  'a\u0000b\u0007c\u2028d',
  '&lt;b&gt; & "quotes" \'single\'',
  '聖路加国際病院',
  'x'.repeat(500),
  '🏥'.repeat(60),
];

/** Names as clinics and people have them. */
const ordinary = ['St. Mary', 'Dr. med. A. Exämple', 'Ward 3.2', 'A&B Clinic, 24/7', 'Praxis Müller/Schmidt'];

describe('the mails of a company', () => {
  it.each(hostile)('are themselves with the name %j', (name) => {
    for (const mail of writeAll(name, name)) {
      expect(mail.to).toMatch(/^(?:guest|old)@clinic\.example$/);
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e\u2066]|=\?/u);
      expect(mail.subject.length).toBeLessThanOrEqual(160);
      const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      for (const link of links) expect(link).toMatch(/^https:\/\/notes\.example\//);
      expect(mail.html).not.toMatch(/<(?:script|img|meta http|iframe|form)\b|<[^>]*\son\w+=/i);
      // What a mail program would turn into a link by itself: the installation's own, and the reader's address.
      const found = mail.text.match(/\b(?:https?:\/\/|www\.|mailto:)\S+|\b[a-z-]+\.example\b\S*/gi) ?? [];
      for (const one of found) expect(one).toMatch(/^https:\/\/notes\.example\/|^clinic\.example|^notes\.example/);
      expect(`${mail.subject}\n${mail.text}`).not.toMatch(
        /\p{N}[.\u3002\uFF0E\uFF61]\p{N}|\S[\u3002\uFF0E\uFF61]\S|भारत\.\S/u,
      );
      expect(mail.text).not.toMatch(/[\p{Cc}--[\n]]/v);
    }
  });

  it.each(ordinary)('leave %j as it is', (name) => {
    for (const mail of writeAll(name, 'Ada')) expect(`${mail.subject}\n${mail.text}`).toContain(name);
  });

  it('say who invites, to what, as what, and for how long', () => {
    const [mail] = writeAll('Harbour Clinic', 'Dr. Ada Example');
    expect(mail?.subject).toBe('You are invited to Harbour Clinic on Notewright');
    expect(mail?.text).toContain(
      'Dr. Ada Example (ada@clinic.example) invites you to join Harbour Clinic on Notewright as a clinician.',
    );
    expect(mail?.text).toContain('https://notes.example/signUp?token=tok_en-1\n');
    expect(mail?.text).toContain('valid for 72 hours');
    expect(mail?.usefulFor).toBe(durations.invitation);
  });

  it('tell both what a hand-over means for them', () => {
    const [forHeir, forGiver] = writeOwnershipMails(
      { companyName: 'Harbour', to, from: 'old@clinic.example' },
      context,
    );
    expect([forHeir.to, forHeir.subject]).toEqual([to, 'You own Harbour now']);
    expect([forGiver.to, forGiver.subject]).toEqual(['old@clinic.example', 'You handed Harbour over']);
    expect(forGiver.text).toContain('you are an admin');
  });
});
