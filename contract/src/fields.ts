import { z } from 'zod/mini';
import * as words from './field-words.ts';
import { limits } from './limits.ts';

/**
 * Fields that several forms and calls share, with the messages of the specification, section 5. Pages check with the
 * same schemas, so a person reads the same sentence before and after sending. Written with `zod/mini`, which a page
 * can load at a quarter of the size; `zod` takes these schemas as they are.
 */

/** One local part, one @, a domain of two or more labels; no spaces, control or invisible characters, ASCII or not. */
const addressPattern =
  /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

export const emailField = z.string(words.emailRequired).check(
  z.trim(),
  // Mail goes to the spelling under which the address is known: U+212A is K there as well.
  z.normalize('NFC'),
  z.minLength(1, words.emailRequired),
  z.maxLength(limits.emailCharacters, words.emailInvalid),
  z.regex(addressPattern, words.emailInvalid),
);

const withinBytes = z.refine<string>((password) => password.length <= limits.passwordBytes, words.passwordTooLong);

export const passwordField = z
  .string(words.passwordRequired)
  .check(
    z.minLength(1, words.passwordRequired),
    z.minLength(limits.passwordCharacters, words.passwordTooShort),
    withinBytes,
  );

export const newPasswordField = z
  .string(words.passwordRequired)
  .check(
    z.minLength(1, words.passwordRequired),
    z.minLength(limits.newPasswordCharacters, words.newPasswordTooShort),
    withinBytes,
  );

/** The new password of a reset; its sentences name it as the form does. */
export const resetPasswordField = z
  .string(words.newPasswordRequired)
  .check(
    z.minLength(1, words.newPasswordRequired),
    z.minLength(limits.newPasswordCharacters, words.newPasswordTooShort),
    withinBytes,
  );

/** A code that was mailed at sign-up or reset. @param digits As many as the codes of the installation have */
export function otpField(digits: number): z.ZodMiniType<string, string> {
  const message = words.otpInvalid(digits);
  return z.string(message).check(z.regex(new RegExp(`^[0-9]{${digits}}$`), message));
}

/** The code that was mailed to a new address; some people type it in groups. */
export const emailCodeField = z.string(words.emailCodeInvalid).check(
  z.maxLength(40, words.emailCodeInvalid),
  z.overwrite((code) => code.replace(/\s+/g, '')),
  z.regex(/^[0-9]{8}$/, words.emailCodeInvalid),
);

/** Controls, halves of characters, and marks that turn the direction of the text around them (UAX #9). */
const misleading = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** At least one character that can be seen; the Hangul fillers are letters that cannot. */
const visible = /[^\P{L}\u115f\u1160\u3164\uffa0]|[\p{N}\p{P}\p{S}]/u;

/** A person's name without what could mislead its reader: one line, no control characters, no turned directions. */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').replace(misleading, '').replace(/ {2,}/g, ' ').trim();
}

/** Words of several lines without what could mislead their reader: each line's blanks stay but those at its end, empty lines around do not. */
export function cleanWords(words: string): string {
  const lines = words.normalize('NFC').replace(/\r\n?/g, '\n').split('\n');
  return lines
    .map((line) => line.replace(/\t/g, ' ').replace(misleading, '').trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** True when something of a text can be seen. */
export const isVisible = (text: string): boolean => visible.test(text);

/** A company's name, as clean as a person's: it stands in mails and in every member's menu. */
export const companyNameField = z.string(words.companyNameRequired).check(
  z.overwrite(cleanName),
  z.minLength(1, words.companyNameRequired),
  z.maxLength(limits.nameCharacters, words.companyNameTooLong),
  z.refine<string>((name) => name === '' || visible.test(name), words.companyNameRequired),
);

export const nameField = z.string(words.fullNameRequired).check(
  z.overwrite(cleanName),
  z.minLength(1, words.fullNameRequired),
  z.maxLength(limits.nameCharacters, words.fullNameTooLong),
  z.refine<string>((name) => name === '' || visible.test(name), words.fullNameRequired),
);

/** The name under which somebody accepts an agreement. */
export const agreementNameField = z.string(words.fullNameMissing).check(
  z.overwrite(cleanName),
  z.minLength(1, words.fullNameMissing),
  z.maxLength(limits.nameCharacters, words.fullNameTooLong),
  z.refine<string>((name) => name === '' || visible.test(name), words.fullNameMissing),
);

/** What they are, for example "Practice manager". */
export const agreementTitleField = z.string(words.titleMissing).check(
  z.overwrite(cleanName),
  z.minLength(1, words.titleMissing),
  z.maxLength(limits.nameCharacters, words.titleTooLong),
  z.refine<string>((title) => title === '' || visible.test(title), words.titleMissing),
);

/** Why somebody opens emergency access; read later by the company's owner, so it keeps its lines and loses what misleads. */
export const emergencyReasonField = z.string(words.reasonMissing).check(
  z.overwrite((reason) => reason.normalize('NFC').replace(/\r\n?/g, '\n').split('\n').map(cleanName).join('\n').trim()),
  z.minLength(limits.emergencyReasonLeast, words.reasonTooShort),
  z.maxLength(limits.emergencyReasonMost, words.reasonTooLong),
  z.refine<string>((reason) => reason === '' || visible.test(reason), words.reasonMissing),
);

/** A code of an authenticator app; people and apps write it in two groups. */
export const totpField = z.string(words.totpInvalid).check(
  z.maxLength(40, words.totpInvalid),
  z.overwrite((code) => code.replace(/\s+/g, '')),
  z.regex(/^[0-9]{6}$/, words.totpInvalid),
);

/** A recovery code as it was printed, in whatever case and grouping it is typed. */
export const recoveryCodeField = z
  .string(words.recoveryCodeMissing)
  .check(
    z.maxLength(80, words.recoveryCodeMissing),
    z.overwrite(foldRecoveryCode),
    z.regex(/^[0-9a-z]{16}$/, words.recoveryCodeInvalid),
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
export const passkeyNameField = z.string(words.passkeyNameMissing).check(
  z.overwrite(cleanName),
  z.minLength(1, words.passkeyNameMissing),
  z.maxLength(limits.passkeyNameCharacters, words.passkeyNameTooLong),
  z.refine<string>((name) => name === '' || visible.test(name), words.passkeyNameMissing),
);
