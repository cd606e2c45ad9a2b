import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * Fields that several forms and calls share, with the messages of the specification, section 5. Pages check with the
 * same schemas, so a person reads the same sentence before and after sending.
 */

/** One local part, one @, a domain of two or more labels; no spaces or control characters, ASCII or not. */
const addressPattern = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

export const emailField = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(limits.emailCharacters, 'Invalid email address')
  .regex(addressPattern, 'Invalid email address');

const withinBytes = (password: string): boolean => password.length <= limits.passwordBytes;

export const passwordField = z
  .string()
  .min(1, 'Password is required')
  .min(limits.passwordCharacters, 'Password must be at least 6 characters')
  .refine(withinBytes, 'Password is too long');

export const newPasswordField = z
  .string()
  .min(1, 'Password is required')
  .min(limits.newPasswordCharacters, 'Password must be at least 8 characters')
  .refine(withinBytes, 'Password is too long');

export const otpField = z.string().regex(/^[0-9]{4}$/, 'Please enter a valid 4-digit OTP');
