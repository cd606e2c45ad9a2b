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

export const otpField = z
  .string('Please enter a valid 4-digit OTP')
  .check(z.regex(/^[0-9]{4}$/, 'Please enter a valid 4-digit OTP'));
