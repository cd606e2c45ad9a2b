import type { Mail } from '../store/accounts/mails.ts';
import { unlinked } from './company-mails.ts';
import { writeMail } from './mail-texts.ts';
import type { MailContext } from './mail-texts.ts';

/** The last mail of an account: what it held is gone. */
export function writeAccountDeletedMail(
  to: string,
  notice: { readonly backupDays: number; readonly companyClosed: boolean },
  context: MailContext,
): Mail {
  return writeMail(to, 'Your Notewright account is deleted', null, context, [
    `Your account is deleted, and your chats, files and drafts are destroyed with the keys that opened them.${
      notice.companyClosed ? ' Your company was closed with it, and its charts are destroyed as well.' : ''
    }`,
    `Backups can hold what was destroyed for up to ${notice.backupDays} days; after that it is gone from them too.`,
    'You can sign up again with this address at any time; it begins empty.',
    `If it was not you who deleted the account, please write to ${context.supportEmail} at once.`,
  ]);
}

/** Tells the owner of an account that everything in it was taken out, in case it was somebody else. */
export function writeExportMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright data was exported', null, context, [
    'A copy of everything in your account was just downloaded.',
    'If it was you, please keep the file where only you can read it: what is in it is not encrypted.',
    'If it was not you, please choose another password at once:',
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
  ]);
}

/** Tells who accepted an agreement what they accepted, and where it can be read. */
export function writeAgreementMail(
  to: string,
  accepted: { readonly version: string; readonly name: string; readonly title: string; readonly party: string | null },
  context: MailContext,
): Mail {
  const { version, party } = accepted;
  const signer = `${unlinked(accepted.name)}, ${unlinked(accepted.title)}`;
  const forWhom = party === null ? '' : ` for ${unlinked(party)}`;
  return writeMail(to, 'Business associate agreement accepted', null, context, [
    `Version ${version} of the business associate agreement was accepted${forWhom} by ${signer}.`,
    'The agreement with this acceptance can be downloaded under Settings at any time:',
    { link: `${context.publicUrl}/settings#agreement`, label: 'Open Settings' },
    `If this should not be, please write to ${context.supportEmail} at once.`,
  ]);
}
