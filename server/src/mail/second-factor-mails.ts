import type { Mail } from '../store/accounts/mails.ts';
import type { MailContext } from './mail-texts.ts';
import { writeMail } from './mail-texts.ts';

/** What was changed in somebody's second factors. */
export type FactorChange =
  | 'app_added'
  | 'app_replaced'
  | 'app_removed'
  | 'codes_renewed'
  | 'passkey_added'
  | 'passkey_renamed'
  | 'passkey_removed';

const changes: Readonly<Record<FactorChange, readonly [subject: string, sentence: string]>> = {
  app_added: ['An authenticator app was set up', 'An authenticator app was set up for your account.'],
  app_replaced: [
    'Your authenticator app was replaced',
    'Your authenticator app was replaced. Codes of the one before, and your older recovery codes, count no more.',
  ],
  app_removed: ['Your authenticator app was removed', 'The authenticator app was removed from your account.'],
  codes_renewed: ['You have new recovery codes', 'New recovery codes were made. The older ones count no more.'],
  passkey_added: ['A passkey was added', 'A passkey was added to your account.'],
  passkey_renamed: ['A passkey was renamed', 'A passkey of your account was given another name.'],
  passkey_removed: ['A passkey was removed', 'A passkey was removed from your account.'],
};

const ifNotYou =
  'If it was you, there is nothing more to do. If it was not, choose another password at once, and look at your second factors in Settings:';

/** Tells somebody that their second factors were changed. `isLast`: none is left. */
export function writeFactorChangedMail(to: string, change: FactorChange, isLast: boolean, context: MailContext): Mail {
  const [subject, sentence] = changes[change];
  return writeMail(to, `${subject} (Notewright)`, null, context, [
    sentence,
    ...(isLast ? ['Your account has no second factor now: your password alone opens it.'] : []),
    ifNotYou,
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
    { link: `${context.publicUrl}/settings`, label: 'Open Settings' },
  ]);
}

/** Tells somebody that whoever runs the server has removed their second factors. */
export function writeFactorsClearedMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'Your second factors were removed (Notewright)', null, context, [
    'Those who run the server have removed every second factor of your account, as for somebody who has lost them all. You were logged out everywhere.',
    'If you asked for it, please log in and set up a new one. If you did not, choose another password at once and tell them.',
    { link: `${context.publicUrl}/login`, label: 'Log in' },
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
  ]);
}

/** Tells somebody that one of their recovery codes was used, and how many are left. */
export function writeRecoveryCodeUsedMail(to: string, left: number, context: MailContext): Mail {
  return writeMail(to, 'A recovery code was used (Notewright)', null, context, [
    'One of your recovery codes was used in the place of your authenticator app or passkey.',
    left === 0
      ? 'It was the last one. Please make new codes in Settings.'
      : `You have ${left} left. You can make new ones in Settings.`,
    ifNotYou,
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
    { link: `${context.publicUrl}/settings`, label: 'Open Settings' },
  ]);
}

/** Tells somebody that their second factor is being guessed at, which takes their password. */
export function writeGuessedFactorMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'Wrong codes at your second factor (Notewright)', null, context, [
    'Somebody entered your right password and then wrong codes of your authenticator app, several times. Nobody was let in by these, and further tries have to wait.',
    'If it was you, wait a little, or use a passkey or a recovery code. If it was not, somebody knows your password. Please choose another one at once:',
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
  ]);
}
