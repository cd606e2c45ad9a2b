import { durations } from '../kernel/durations.ts';
import type { Mail } from '../store/accounts/mails.ts';
import type { MailContext } from './mail-texts.ts';
import { writeMail } from './mail-texts.ts';

/** Asks the owner of an account whether it is to be connected with a person of their company's provider. */
export function writeSsoLinkMail(to: string, token: string, context: MailContext): Mail {
  const mail = writeMail(to, 'Connect your Notewright account', null, context, [
    'Somebody has just signed in through your company with your email address. Is it you? Then connect your account, and sign in the same way again.',
    { link: `${context.publicUrl}/sso/connect?token=${token}`, label: 'Connect my account' },
    'The link can be used once, and is valid for an hour. Your password and your second factor stay as they are.',
    'If it was not you, do not open the link, and tell the owner of your company.',
  ]);
  return { ...mail, usefulFor: durations.ssoLink };
}

/** Tells a company's owner that somebody without an account came by their provider. */
export function writeSsoRequestMail(to: string, email: string, context: MailContext): Mail {
  return writeMail(to, 'Somebody asks to join your company on Notewright', null, context, [
    `${email} has signed in with your company’s identity provider and has no account in your company yet. You decide whether they are let in.`,
    { link: `${context.publicUrl}/settings#company`, label: 'Open settings' },
  ]);
}
