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

/** Controls, halves of characters, and marks that turn the direction of the text around them (UAX #9). */
const misleading = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** At least one character that can be seen; the Hangul fillers are letters that cannot. */
const visible = /[^\P{L}\u115f\u1160\u3164\uffa0]|[\p{N}\p{P}\p{S}]/u;

/** A person's name without what could mislead its reader: one line, no control characters, no turned directions. */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').replace(misleading, '').replace(/ {2,}/g, ' ').trim();
}

export const nameField = z.string('Full name is required').check(
  z.overwrite(cleanName),
  z.minLength(1, 'Full name is required'),
  z.maxLength(limits.nameCharacters, 'Full name is too long. The limit is 100 characters.'),
  z.refine<string>((name) => name === '' || visible.test(name), 'Full name is required'),
);
