import { z } from 'zod/mini';
import { limits } from './limits.ts';

/**
 * Fields that several forms and calls share, with the messages of the specification, section 5. Pages check with the
 * same schemas, so a person reads the same sentence before and after sending. Written with `zod/mini`, which a page
 * can load at a quarter of the size; `zod` takes these schemas as they are.
 */

/** One local part, one @, a domain of two or more labels; no spaces, control or invisible characters, ASCII or not. */
const addressPattern =
  /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

export const emailField = z.string('Email is required').check(
  z.trim(),
  // Mail goes to the spelling under which the address is known: U+212A is K there as well.
  z.normalize('NFC'),
  z.minLength(1, 'Email is required'),
  z.maxLength(limits.emailCharacters, 'Invalid email address'),
  z.regex(addressPattern, 'Invalid email address'),
);

const withinBytes = z.refine<string>((password) => password.length <= limits.passwordBytes, 'Password is too long');

export const passwordField = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(limits.passwordCharacters, 'Password must be at least 6 characters'),
    withinBytes,
  );

export const newPasswordField = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(limits.newPasswordCharacters, 'Password must be at least 8 characters'),
    withinBytes,
  );

/** The new password of a reset; its sentences name it as the form does. */
export const resetPasswordField = z
  .string('New password is required')
  .check(
    z.minLength(1, 'New password is required'),
    z.minLength(limits.newPasswordCharacters, 'Password must be at least 8 characters'),
    withinBytes,
  );

export const otpField = z
  .string('Please enter a valid 4-digit OTP')
  .check(z.regex(/^[0-9]{4}$/, 'Please enter a valid 4-digit OTP'));

/** The code that was mailed to a new address; some people type it in groups. */
export const emailCodeField = z.string('Please enter the 8-digit code').check(
  z.maxLength(40, 'Please enter the 8-digit code'),
  z.overwrite((code) => code.replace(/\s+/g, '')),
  z.regex(/^[0-9]{8}$/, 'Please enter the 8-digit code'),
);

/** Controls, halves of characters, and marks that turn the direction of the text around them (UAX #9). */
const misleading = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** At least one character that can be seen; the Hangul fillers are letters that cannot. */
const visible = /[^\P{L}\u115f\u1160\u3164\uffa0]|[\p{N}\p{P}\p{S}]/u;

/** A person's name without what could mislead its reader: one line, no control characters, no turned directions. */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').replace(misleading, '').replace(/ {2,}/g, ' ').trim();
}

/** A company's name, as clean as a person's: it stands in mails and in every member's menu. */
export const companyNameField = z.string('Company name is required').check(
  z.overwrite(cleanName),
  z.minLength(1, 'Company name is required'),
  z.maxLength(limits.nameCharacters, 'Company name is too long. The limit is 100 characters.'),
  z.refine<string>((name) => name === '' || visible.test(name), 'Company name is required'),
);

export const nameField = z.string('Full name is required').check(
  z.overwrite(cleanName),
  z.minLength(1, 'Full name is required'),
  z.maxLength(limits.nameCharacters, 'Full name is too long. The limit is 100 characters.'),
  z.refine<string>((name) => name === '' || visible.test(name), 'Full name is required'),
);

/** The name under which somebody accepts an agreement. */
export const agreementNameField = z.string('Please enter your full name').check(
  z.overwrite(cleanName),
  z.minLength(1, 'Please enter your full name'),
  z.maxLength(limits.nameCharacters, 'Full name is too long. The limit is 100 characters.'),
  z.refine<string>((name) => name === '' || visible.test(name), 'Please enter your full name'),
);

/** What they are, for example "Practice manager". */
export const agreementTitleField = z.string('Please enter your title').check(
  z.overwrite(cleanName),
  z.minLength(1, 'Please enter your title'),
  z.maxLength(limits.nameCharacters, 'Title is too long. The limit is 100 characters.'),
  z.refine<string>((title) => title === '' || visible.test(title), 'Please enter your title'),
);

/** Why somebody opens emergency access; read later by the company's owner, so it keeps its lines and loses what misleads. */
export const emergencyReasonField = z.string('Please give a reason').check(
  z.overwrite((reason) => reason.normalize('NFC').replace(/\r\n?/g, '\n').split('\n').map(cleanName).join('\n').trim()),
  z.minLength(limits.emergencyReasonLeast, 'Please give the reason in at least 10 characters'),
  z.maxLength(limits.emergencyReasonMost, 'The reason is too long. The limit is 500 characters.'),
  z.refine<string>((reason) => reason === '' || visible.test(reason), 'Please give a reason'),
);

/** A code of an authenticator app; people and apps write it in two groups. */
export const totpField = z.string('Please enter the 6-digit code of your app').check(
  z.maxLength(40, 'Please enter the 6-digit code of your app'),
  z.overwrite((code) => code.replace(/\s+/g, '')),
  z.regex(/^[0-9]{6}$/, 'Please enter the 6-digit code of your app'),
);

/** A recovery code as it was printed, in whatever case and grouping it is typed. */
export const recoveryCodeField = z
  .string('Please enter one of your recovery codes')
  .check(
    z.maxLength(80, 'Please enter one of your recovery codes'),
    z.overwrite(foldRecoveryCode),
    z.regex(/^[0-9a-z]{16}$/, 'Please enter one of your recovery codes, all 16 letters and numbers of it'),
  );

/** Lower case, no gaps; the letters that look like figures are read as those (Crockford's base 32 has none of them). */
export function foldRecoveryCode(code: string): string {
  return code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-\u2010-\u2015]+/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}

/** What a person calls one of their passkeys. */
export const passkeyNameField = z.string('Please give the passkey a name').check(
  z.overwrite(cleanName),
  z.minLength(1, 'Please give the passkey a name'),
  z.maxLength(limits.passkeyNameCharacters, 'This name is too long. The limit is 60 characters.'),
  z.refine<string>((name) => name === '' || visible.test(name), 'Please give the passkey a name'),
);
