import { defineMessage } from '@notewright/engine/message';
import { readFileSync } from 'node:fs';
import { ProblemError } from '../kernel/problem.ts';
import { coreOf, foldPassword, isDate, isWalk, repeatedPart, splitInTwo } from './password-forms.ts';
import { openPasswordList } from './password-list.ts';

/** Made by `tools/compile-known-passwords.ts`. */
const known = openPasswordList(readFileSync(new URL('known-passwords.bloom', import.meta.url)));

const productWords = ['notewright'];
/** What has to stand beside a word that anybody would try first. */
const leastBeside = 6;
const shortestWord = 4;

/**
 * True for a password that is tried early: one of those that many people use, whatever its capitals, its digits for
 * letters and the digits and signs around it; two of them in a short one; a walk along the keyboard; a date; something
 * short repeated; the product's name or the person's own address with little else. NIST SP 800-63B, section 3.1.1.2
 * (blocklist); there is no other rule of composition.
 */
export function isKnownPassword(password: string, email: string): boolean {
  const forms = [password, coreOf(password), repeatedPart(password)].filter((form) => form !== null);
  if (forms.some((form) => isOneOrTwoKnown(form) || isWalk(form) || isDate(form))) return true;
  if ((repeatedPart(password) ?? 'longer').length < shortestWord) return true;
  return wordsOf(email).some((word) => leavesLittle(foldPassword(password), foldPassword(word)));
}

function isOneOrTwoKnown(form: string): boolean {
  const folded = foldPassword(form);
  return known.has(folded) || splitInTwo(folded).some((parts) => parts.every((part) => known.has(part)));
}

/** The words that anybody would try for this person. */
function wordsOf(email: string): readonly string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [...productWords, local, ...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.').slice(0, -1)];
  return words.filter((word) => word.length >= shortestWord);
}

function leavesLittle(password: string, word: string): boolean {
  return password.includes(word) && password.replaceAll(word, '').length < leastBeside;
}

/** @throws ProblemError `validation_failed` on the field of the password for one that is tried early. */
export function refuseKnownPassword(
  password: string,
  email: string,
  field: 'password' | 'new_password' = 'password',
): void {
  if (!isKnownPassword(password, email)) return;
  const message = defineMessage('account.passwordTooCommon', 'This password is too common. Please choose another.');
  throw new ProblemError('validation_failed', { message, fields: { [field]: [message] } });
}
