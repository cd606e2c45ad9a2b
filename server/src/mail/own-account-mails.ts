import type { Mail } from '../store/accounts/mails.ts';
import { unlinked } from './company-mails.ts';
import { cleanHeaderText } from './header-text.ts';
import type { MailContext } from './mail-texts.ts';
import { writeMail } from './mail-texts.ts';

export interface SignInCircumstances {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Browser and system, or what the program called itself: a stranger's words. Empty when it named none. */
  readonly device: string;
  readonly ip: string;
}

/** A day and time that reads the same in every country. */
function writeTime(at: number): string {
  const [day = '', time = ''] = new Date(at).toISOString().split('T');
  return `${day} at ${time.slice(0, 5)} UTC`;
}

/** Tells of a sign-in from a browser and system that the account was not used from lately. */
export function writeNewDeviceMail(to: string, { at, device, ip }: SignInCircumstances, context: MailContext): Mail {
  return writeMail(to, 'A new device logged in to your Notewright account', null, context, [
    'Somebody has just logged in to your account from a browser or device that was not used with it in the last 90 days:',
    `When: ${writeTime(at)}`,
    `With: ${device === '' ? 'a browser that gave no name' : cleanHeaderText(device)}`,
    `From the internet address: ${ip}`,
    'If it was you, there is nothing to do. If it was not, please choose another password at once. That logs out every browser, this one as well:',
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
    'You find everything that is logged in under Settings.',
    { link: `${context.publicUrl}/settings#sessions`, label: 'See your sessions' },
  ]);
}

/** What opens an account beside its password, and outlives a reset of it. */
export interface FactorsLeft {
  readonly hasApp: boolean;
  /** Their names are their person's own words, or those of whoever added them. */
  readonly passkeys: readonly { readonly name: string; readonly addedAt: number }[];
}

/**
 * Informs the owner of an account that it has another password now, and what else opens it still: who had the account for a
 * moment could have added a passkey, which no reset removes.
 */
export function writePasswordResetMail(to: string, { hasApp, passkeys }: FactorsLeft, context: MailContext): Mail {
  const left = [
    ...passkeys.map(({ name, addedAt }) => `The passkey “${unlinked(name)}”, added on ${writeTime(addedAt)}`),
    ...(hasApp ? ['The authenticator app'] : []),
  ];
  const settings = { link: `${context.publicUrl}/settings`, label: 'Open Settings' };
  return writeMail(to, 'Your Notewright password was changed', null, context, [
    'Your password was changed, and every browser that was logged in with the old one has been logged out.',
    ...(left.length === 0
      ? []
      : [
          'These second factors of your account stay as they are. Please remove in Settings what you did not add yourself:',
          ...left,
          settings,
        ]),
    'If it was you, there is nothing more to do. If it was not, please choose another password at once:',
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
  ]);
}

/** Tells that the password was changed under Settings. */
export function writeOwnPasswordChangedMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright password was changed', null, context, [
    'Your password was changed under Settings. Every other browser that was logged in has been logged out.',
    'If it was you, there is nothing more to do. If it was not, please choose another password at once:',
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
  ]);
}

/** The code that proves a new address. */
export function writeEmailCodeMail(to: string, code: string, context: MailContext): Mail {
  return writeMail(to, 'Confirm your new email address for Notewright', code, context, [
    'Here is the code to confirm that this is the new email address of your Notewright account:',
    { code },
    'Enter it under Settings, where you asked for it. It is valid for 10 minutes and can be used once. Please tell it to nobody.',
    'If you did not ask for it, somebody may have mistyped their own address. Nothing is changed without this code, and you can ignore this mail.',
  ]);
}

/** For the owner of an account whose address somebody wants to give to another account. */
export function writeEmailTakenMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'Somebody asked to use your email address', null, context, [
    'Somebody asked to make this the email address of another Notewright account. It belongs to your account, so nothing was changed, and nothing can be.',
    'If it was you, log in with this address, or choose another address for the other account.',
    { link: `${context.publicUrl}/login`, label: 'Log in' },
    'If it was not you, you can ignore this mail.',
  ]);
}

/** Tells the present address that another one was asked for, while that can still be stopped. */
export function writeEmailChangeAskedMail(to: string, newEmail: string, context: MailContext): Mail {
  return writeMail(to, 'Somebody asked to change the email address of your account', null, context, [
    `Somebody who is logged in to your Notewright account, and who knows its password, asked to change its email address to ${veil(newEmail)}.`,
    'If it was you, there is nothing to do here: the code went to the new address.',
    'If it was not you, please choose another password now. That stops the change and logs out every browser:',
    { link: `${context.publicUrl}/forgetPassword`, label: 'Reset your password' },
  ]);
}

/** Tells the old address that it is no longer the account's. */
export function writeEmailChangedMail(to: string, newEmail: string, context: MailContext): Mail {
  return writeMail(to, 'The email address of your account was changed', null, context, [
    `The email address of your Notewright account is ${veil(newEmail)} from now on. This address does not open it any more, and every other browser has been logged out.`,
    `If it was not you, please write to ${context.supportEmail} at once. Say when this mail reached you; please send no password and no patient’s data.`,
  ]);
}

/** Enough of an address to know one's own by, and not enough to write to: whoever reads the old mailbox may be another. */
function veil(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
}
