import type { Mail } from '../store/accounts/mails.ts';
import { writeMail } from './mail-texts.ts';
import type { MailContext } from './mail-texts.ts';

/** Tells the owner of an account that it was switched off. */
export function writeAccountDisabledMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright account was switched off', null, context, [
    'Those who run Notewright for you have switched your account off. You have been logged out everywhere, and nobody can log in to it. Nothing in it was changed or deleted.',
    `If you did not expect this, please write to ${context.supportEmail}.`,
  ]);
}

/** Tells the owner of an account that it can be used again. */
export function writeAccountEnabledMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright account was switched on again', null, context, [
    'Those who run Notewright for you have switched your account on again. You can log in as before:',
    { link: `${context.publicUrl}/login`, label: 'Log in' },
  ]);
}

/** Tells somebody that they run the installation now. */
export function writeOperatorGrantedMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'You run Notewright now', null, context, [
    'Your account has been made that of an operator: it looks after the installation, and sees no chats and no charts any more, its own included.',
    'You have been logged out everywhere. When you log in again, you are asked to set up a second factor first:',
    { link: `${context.publicUrl}/login`, label: 'Log in' },
    `If you did not expect this, please write to ${context.supportEmail}.`,
  ]);
}

/** Tells somebody that they run the installation no more. */
export function writeOperatorRevokedMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'You do not run Notewright any more', null, context, [
    'Your account is not that of an operator any more. You have been logged out everywhere; your own chats are there again when you log in.',
    `If you did not expect this, please write to ${context.supportEmail}.`,
  ]);
}
