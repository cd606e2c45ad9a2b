import { authenticationApp } from '@notewright/contract';
import { defineMessages, type Message } from '@notewright/engine/message';
import type { FastifyInstance } from 'fastify';
import { messageOfIssue } from '../../http/check-input.ts';
import { plainPage } from '../../http/html.ts';
import type { PageWriter } from '../../http/send-plain-page.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import { fieldMessages } from '../../kernel/field-messages.ts';

/** Two passwords of 1024 characters, each up to twelve bytes in a form, and the token. */
const formBytes = 32 * 1024;
const tokenShape = /^[\w-]{22}$/;
const passwordShape = authenticationApp.resetPassword.body.shape.new_password;

const words = defineMessages('newPasswordForm', {
  confirmPassword: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  newPassword: 'New Password',
  confirm: 'Confirm Password',
});

/** True for what looks like the token of a mailed link. */
export const isLinkToken = (token: unknown): token is string => typeof token === 'string' && tokenShape.test(token);

/** Reads forms and nothing else, for the pages behind mailed links. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, parsed) => {
      parsed(null, new URLSearchParams(body.toString()));
    },
  );
}

export interface NewPasswordForm {
  readonly token: string;
  readonly password: string;
  /** What is wrong with the passwords, in the sentences of the specification, section 5; null for nothing. */
  readonly problem: Message | null;
}

/** What was sent from the page; null when it holds no token. */
export function readNewPasswordForm(body: unknown): NewPasswordForm | null {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  const token = form.get('token');
  const password = form.get('new_password') ?? '';
  if (!isLinkToken(token)) return null;
  return { token, password, problem: checkPasswords(password, form.get('confirmation') ?? '') };
}

function checkPasswords(password: string, confirmation: string): Message | null {
  const checked = passwordShape.safeParse(password);
  if (!checked.success)
    return checked.error.issues[0] === undefined
      ? fieldMessages.newPasswordRequired
      : messageOfIssue(checked.error.issues[0]);
  if (confirmation === '') return words.confirmPassword;
  return confirmation === password ? null : words.passwordsDiffer;
}

/** What a page that asks for a new password says of itself. */
export interface NewPasswordPage {
  readonly path: string;
  readonly title: Message;
  readonly hint: Message;
  readonly button: Message;
}

/** The page that asks for a new password, after a mailed link was opened. */
export function newPasswordPage(page: NewPasswordPage, token: string, problem: Message | null): PageWriter {
  return (say, language) => {
    const text = (message: Message): string => escapeHtml(say(message));
    const alert = problem === null ? '' : `<p role="alert" class="problem">${text(problem)}</p>\n`;
    return plainPage(
      say(page.title),
      `<p>${text(page.hint)}</p>
${alert}<form method="post" action="${page.path}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label for="new">${text(words.newPassword)}</label><input id="new" name="new_password" type="password" autocomplete="new-password"></p>
<p><label for="again">${text(words.confirm)}</label><input id="again" name="confirmation" type="password" autocomplete="new-password"></p>
<button type="submit">${text(page.button)}</button></form>`,
      [],
      language,
    );
  };
}
