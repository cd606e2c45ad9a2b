import { v7 as makeId } from 'uuid';
import { durations } from '../kernel/durations.ts';
import type { Mail } from '../store/accounts/mails.ts';
import { cleanHeaderText } from './header-text.ts';
import type { Line } from './mail-layout.ts';
import { layOutMail, writeMailText } from './mail-layout.ts';

/** What every mail needs to know of the installation. */
export interface MailContext {
  /** Without a slash at the end; links are built from it alone. */
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** The code that proves an address at sign-up. */
export function writeCodeMail(to: string, code: string, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright code', code, context, [
    'Here is the code to verify your email address:',
    { code },
    'It is valid for 10 minutes and can be used once.',
    'If you did not sign up for Notewright, nobody can use your address without this code, and you can ignore this mail.',
  ]);
}

/** For the owner of an account under whose address somebody signed up again. */
export function writeKnownAddressMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'You already have a Notewright account', null, context, [
    'Somebody, probably you, signed up for Notewright with this email address. It already has an account, so nothing was changed.',
    { link: `${context.publicUrl}/login`, label: 'Log in' },
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
    'If it was not you, you can ignore this mail.',
  ]);
}

/** Takes the place of a code after too many wrong ones: only who can read the mail can use its link. */
export function writeLinkMail(to: string, token: string, context: MailContext): Mail {
  const mail = writeMail(to, 'Verify your email address for Notewright', null, context, [
    'Too many wrong codes were entered, so a link takes the place of the code. This one verifies your address:',
    { link: `${context.publicUrl}/authentication_app/verify_link/?token=${token}`, label: 'Verify this address' },
    'It is valid for one hour and can be used once. If you did not sign up for Notewright, please do not open it.',
  ]);
  return { ...mail, usefulFor: durations.link };
}

/** The code that stands for the mailbox when a password is reset. */
export function writeResetCodeMail(to: string, code: string, context: MailContext): Mail {
  return writeMail(to, 'Your code to reset your Notewright password', code, context, [
    'Here is the code to reset your password:',
    { code },
    'It is valid for 10 minutes and can be used once. Please tell it to nobody.',
    'If you did not ask for it, your password stays as it is, and you can ignore this mail.',
  ]);
}

/** Takes the place of a reset code after too many wrong ones. */
export function writeResetLinkMail(to: string, token: string, context: MailContext): Mail {
  const mail = writeMail(to, 'Reset your Notewright password', null, context, [
    'Too many wrong codes were entered, so a link takes the place of the code. This one lets you choose a new password:',
    { link: `${context.publicUrl}/authentication_app/reset_link/?token=${token}`, label: 'Choose a new password' },
    'It is valid for one hour and can be used once. If you did not ask for it, please do not open it: your password stays as it is.',
  ]);
  return { ...mail, usefulFor: durations.link };
}

/** Tells the owner of an account that somebody enters wrong codes to reset its password. */
export function writeWrongCodesMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'Somebody entered a wrong code for your Notewright account', null, context, [
    'Somebody asked for a code to reset the password of your account, and entered a wrong one. Your password stays as it is.',
    'If it was you, there is nothing to do. If it was not, somebody may be guessing: after a few wrong codes only a link in a mail to you can reset your password. Please set up a second factor, with which no code alone opens your account:',
    { link: `${context.publicUrl}/settings`, label: 'Open Settings' },
  ]);
}

/** Tells the owner of an account that the organisation's sign-in opens it from now on. */
export function writeIdentityLinkedMail(to: string, provider: string, context: MailContext): Mail {
  return writeMail(to, 'Another way to log in to your Notewright account', null, context, [
    `You can log in to your Notewright account with ${provider} from now on. This was set up just now, when somebody logged in that way with your email address.`,
    'Your password and your second factor stay as they are. If it was you, there is nothing more to do.',
    `If it was not you, please write to ${context.supportEmail} at once, and tell whoever runs ${provider}.`,
  ]);
}

/** A mail with the same words as text and as HTML; the subject becomes one clean line. A code's mail lasts as it does. */
export function writeMail(
  to: string,
  subject: string,
  code: string | null,
  context: MailContext,
  lines: readonly Line[],
): Mail {
  const title = cleanHeaderText(subject);
  const all = ['Hello,', ...lines];
  const closing = [`Questions? Write to ${context.supportEmail}.`, 'Notewright'];
  const words = { text: writeMailText(all, closing), html: layOutMail(title, all, closing) };
  return { id: makeId(), to, subject: title, ...words, code, ...(code === null ? {} : { usefulFor: durations.code }) };
}
