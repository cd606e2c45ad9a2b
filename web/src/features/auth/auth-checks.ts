import { emailField, newPasswordField, otpField, passwordField, resetPasswordField } from '@notewright/contract';
import { checkField } from '../../forms/field-check.ts';
import * as words from './words.ts';

/** What the account forms check before they send, with the sentences of the specification, section 5. */
export const checkEmail = checkField(emailField);
export const checkPassword = checkField(passwordField);
export const checkNewPassword = checkField(newPasswordField);
export const checkResetPassword = checkField(resetPasswordField);
/** @param digits As many as a code has */
export const checkOtp = (digits: number): ((code: string) => string | null) => checkField(otpField(digits));

export function checkConfirmation(confirmation: string, password: string): string | null {
  if (confirmation === '') return words.confirmYourPassword;
  return confirmation === password ? null : words.noMatch;
}
