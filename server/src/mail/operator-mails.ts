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

/** What opened a breaker, in words: the rest of the day or of the year is that since the first of the wrong codes. */
const breakerLines = {
  day: (limit: number) =>
    `${limit} wrong codes were entered within a day, at sign-up and to reset passwords. For the rest of it, mails carry a link in place of a code.`,
  year: (limit: number) =>
    `${limit} wrong codes to reset a password were entered within a year. For the rest of it, mails to reset a password carry a link in place of a code.`,
} as const;

/** Reports to an operator that too many wrong codes have put links in the place of mailed codes; names nobody. */
export function writeCodeBreakerMail(
  to: string,
  open: readonly { readonly name: keyof typeof breakerLines; readonly limit: number }[],
  context: MailContext,
): Mail {
  return writeMail(to, 'Somebody may be guessing codes at your Notewright', null, context, [
    ...open.map(({ name, limit }) => breakerLines[name](limit)),
    'Nobody is kept out: whoever asks for a code is mailed a link, which cannot be guessed. But slips seldom come to so many, so somebody may be guessing.',
    'Look at the failures of account.verify and password.verify_code in the audit log, and block at your network the internet addresses from which many came. REQUIRE_SECOND_FACTOR=yes keeps a guessed code from opening an account, and a higher CODE_DIGITS makes each guess worth less.',
    'Once you are sure that it has ended, “notewright wrong-codes clear installation” on the machine lets codes count again, and as many further guesses with them. The state of the installation shows how it stands:',
    { link: `${context.publicUrl}/operator`, label: 'Open Operation' },
  ]);
}
