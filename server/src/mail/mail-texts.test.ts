import { describe, expect, it } from 'vitest';
import { durations } from '../kernel/durations.ts';
import {
  writeGivenBackMail,
  writePlanBegunMail,
  writePlanCancelledMail,
  writePlanEndedMail,
  writePlanResumedMail,
  writeRenewalFailedMail,
  writeRenewalPaidMail,
  writeSeatsAddedMail,
  writeTrialEndingMail,
  writeYearlyRenewalMail,
} from './billing-mails.ts';
import { writeInvitationMail, writeOwnershipMails, writeRemovedMail, writeRoleMail } from './company-mails.ts';
import { writeCosignatureMail } from './cosignature-mails.ts';
import { writeEmergencyOwnerMail, writeEmergencySubjectMail } from './emergency-mails.ts';
import {
  writeCodeMail,
  writeIdentityLinkedMail,
  writeKnownAddressMail,
  writeLinkMail,
  writeResetCodeMail,
  writeResetLinkMail,
} from './mail-texts.ts';
import {
  writeAccountDisabledMail,
  writeAccountEnabledMail,
  writeCodeBreakerMail,
  writeOperatorGrantedMail,
  writeOperatorRevokedMail,
} from './operator-mails.ts';
import {
  writeFactorChangedMail,
  writeFactorsClearedMail,
  writeGuessedFactorMail,
  writeRecoveryCodeUsedMail,
} from './second-factor-mails.ts';
import {
  writeEmailChangeAskedMail,
  writeEmailChangedMail,
  writeEmailCodeMail,
  writeEmailTakenMail,
  writeNewDeviceMail,
  writeOwnPasswordChangedMail,
  writePasswordResetMail,
} from './own-account-mails.ts';
import { writeSupportMail } from './support-mails.ts';
import { writeAccountDeletedMail, writeAgreementMail, writeExportMail } from './own-data-mails.ts';

const context = { publicUrl: 'https://notes.example', supportEmail: 'help&more@notes.example' };
const notice = {
  companyName: 'North & South',
  opener: 'b@clinic.example',
  subject: null,
};
const march = Date.UTC(2026, 2, 5, 23, 59);
const own = {
  companyName: null,
  planName: 'Individual plan',
  seats: 1,
  amount: 6500,
  interval: 'month',
  periodEnd: march,
} as const;
const ofCompany = { ...own, companyName: 'North & South', planName: 'Company Plan', seats: 13, amount: 79_700 };
const mails = [
  writeCodeMail('a@clinic.example', '0007', context),
  writeKnownAddressMail('a@clinic.example', context),
  writeLinkMail('a@clinic.example', 'token', context),
  writeResetCodeMail('a@clinic.example', '0042', context),
  writeResetLinkMail('a@clinic.example', 'token', context),
  writePasswordResetMail('a@clinic.example', { hasApp: false, passkeys: [] }, context),
  writePasswordResetMail(
    'a@clinic.example',
    { hasApp: true, passkeys: [{ name: 'Key of North & South', addedAt: march }] },
    context,
  ),
  writeIdentityLinkedMail('a@clinic.example', 'North & South', context),
  writeFactorChangedMail('a@clinic.example', 'app_replaced', false, context),
  writeFactorChangedMail('a@clinic.example', 'passkey_removed', true, context),
  writeRecoveryCodeUsedMail('a@clinic.example', 0, context),
  writeRecoveryCodeUsedMail('a@clinic.example', 3, context),
  writeGuessedFactorMail('a@clinic.example', context),
  writeNewDeviceMail(
    'a@clinic.example',
    { at: Date.UTC(2026, 2, 5, 14, 3), device: 'Curl & Co', ip: '2001:db8::7' },
    context,
  ),
  writeNewDeviceMail('a@clinic.example', { at: 0, device: '', ip: '192.0.2.7' }, context),
  writeOwnPasswordChangedMail('a@clinic.example', context),
  writeEmailCodeMail('b@clinic.example', '00420042', context),
  writeEmailTakenMail('b@clinic.example', context),
  writeEmailChangeAskedMail('a@clinic.example', 'b@clinic.example', context),
  writeEmailChangedMail('a@clinic.example', 'b@clinic.example', context),
  writeFactorsClearedMail('a@clinic.example', context),
  writeInvitationMail(
    'a@clinic.example',
    { companyName: 'Harbour', inviter: { name: 'Ada', email: 'b@clinic.example' }, role: 'admin', token: 'token' },
    context,
  ),
  writeRemovedMail('a@clinic.example', 'Harbour', context),
  writeAccountDeletedMail('a@clinic.example', { backupDays: 30, companyClosed: true }, context),
  writeExportMail('a@clinic.example', context),
  writeAgreementMail(
    'a@clinic.example',
    { version: '2026-01', name: 'Ada Made-Up', title: 'Manager', party: 'Harbour & Sons' },
    context,
  ),
  writeRoleMail('a@clinic.example', 'Harbour', 'auditor', context),
  ...writeOwnershipMails({ companyName: 'Harbour', to: 'a@clinic.example', from: 'b@clinic.example' }, context),
  writeSupportMail('desk@notes.example', {
    form: 'contact',
    email: 'b@clinic.example',
    name: 'Ada & Co',
    text: 'One\n\n  two\nHello,',
    account: null,
  }),
  writeEmergencyOwnerMail('a@clinic.example', notice, context),
  writeEmergencySubjectMail('a@clinic.example', notice, context),
  writeCosignatureMail('a@clinic.example', { name: 'Dana Lee', organization: 'North & South' }, context),
  writeAccountDisabledMail('a@clinic.example', context),
  writeAccountEnabledMail('a@clinic.example', context),
  writeCodeBreakerMail(
    'a@clinic.example',
    [
      { name: 'day', limit: 30 },
      { name: 'year', limit: 40 },
    ],
    context,
  ),
  writeOperatorGrantedMail('a@clinic.example', context),
  writeOperatorRevokedMail('a@clinic.example', context),
  writePlanBegunMail('a@clinic.example', own, context),
  writePlanBegunMail('a@clinic.example', ofCompany, context),
  writeSeatsAddedMail('a@clinic.example', ofCompany, 3, context),
  writePlanCancelledMail('a@clinic.example', ofCompany, context),
  writePlanResumedMail('a@clinic.example', own, context),
  writeRenewalFailedMail('a@clinic.example', ofCompany, march, context),
  writeRenewalPaidMail('a@clinic.example', own, context),
  writePlanEndedMail('a@clinic.example', ofCompany, context),
  writeTrialEndingMail('a@clinic.example', { companyName: 'North & South', endsOn: march }, context),
  writeTrialEndingMail('a@clinic.example', { companyName: null, endsOn: march }, context),
  writeYearlyRenewalMail('a@clinic.example', { ...own, interval: 'year', amount: 9960 }, context),
  writeGivenBackMail('a@clinic.example', { planName: 'Company Plan', reason: 'plan_runs' }, context),
  writeGivenBackMail('a@clinic.example', { planName: 'Company Plan', reason: 'in_company' }, context),
  writeGivenBackMail('a@clinic.example', { planName: 'Company Plan', reason: 'nobody_to_have_it' }, context),
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
        .replaceAll('&gt;', '>')
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

  it('name the address for questions once, and say of a day whose it is', () => {
    for (const { text } of mails.slice(-11)) {
      expect(text.split(context.supportEmail)).toHaveLength(2);
      for (const [, after] of text.matchAll(/March 05, 2026(.{6})/g)) expect(after).toBe(' (UTC)');
    }
    expect(writePlanBegunMail('a@clinic.example', own, context).text).toContain('on March 05, 2026 (UTC), until');
  });

  it('ask the owner of a company without a name for one', () => {
    const { text } = writePlanBegunMail('a@clinic.example', { ...ofCompany, companyName: 'Your company' }, context);
    expect(text).toMatch(/ for your company \(\d+ users?\) is paid/);
    expect(text).toContain('Your company has no name yet.');
    expect(text).toContain('https://notes.example/settings#company');
    expect(writePlanBegunMail('a@clinic.example', ofCompany, context).text).not.toContain('no name yet');
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
