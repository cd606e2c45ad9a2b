import { defineMessages, type Message } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resetPassword } from '../../accounts/reset-password.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import { plainPage } from '../../http/html.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { sendPlainPage, type PageWriter } from '../../http/send-plain-page.ts';
import { messageOfIssue } from '../../http/check-input.ts';
import { fieldMessages } from '../../kernel/field-messages.ts';
import { linkPage } from './link-page.ts';
import type { ResetPasswordParts } from '../../accounts/reset-password.ts';
import type { AccountKeys } from '../../accounts/account-keys.ts';

const path = '/authentication_app/reset_link/';
const tokenShape = /^[\w-]{22}$/;
/** Two passwords of 1024 characters, each up to twelve bytes in a form, and the token. */
const formBytes = 32 * 1024;
const passwordShape = authenticationApp.resetPassword.body.shape.new_password;

export interface ResetLinkParts extends ResetPasswordParts {
  readonly keys: AccountKeys;
}

/**
 * The page behind the mailed link that takes the place of reset codes: it asks for the new password. Looking at it
 * changes nothing, since mail scanners open links by themselves. For anyone, within the limits of one-time codes.
 */
export function mountResetLink(app: FastifyInstance, parts: ResetLinkParts, limits: RateLimits): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(body.toString()));
      },
    );
    scope.addHook('onRequest', (request) => limits.consume(['one-time-code'], { kind: 'visitor' }, request.ip));
    scope.get(path, (request, reply) => {
      const { token } = request.query as Readonly<Record<string, unknown>>;
      return typeof token === 'string' && tokenShape.test(token)
        ? sendPlainPage(reply, 200, askPage(token, null))
        : sendPlainPage(reply, 404, spentPage);
    });
    scope.post(path, (request, reply) => answerForm(parts, request, reply));
    done();
  });
}

async function answerForm(parts: ResetLinkParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const token = form.get('token') ?? '';
  if (!tokenShape.test(token)) return sendPlainPage(reply, 404, spentPage);
  const password = form.get('new_password') ?? '';
  const wrong = checkPasswords(password, form.get('confirmation') ?? '');
  if (wrong !== null) return sendPlainPage(reply, 400, askPage(token, wrong));
  const source = { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
  try {
    await resetPassword(parts, { by: 'link', hash: parts.keys.hashToken(token) }, password, source);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'validation_failed') return sendPlainPage(reply, 400, askPage(token, error.sentence));
    if (error.code === 'reset_expired') return sendPlainPage(reply, 404, spentPage);
    throw error;
  }
  return sendPlainPage(reply, 200, changedPage);
}

const words = defineMessages('resetPage', {
  confirmPassword: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  chooseNew: 'Choose a new password',
  hint: 'At least 8 characters. Every browser that is logged in with the old password will be logged out.',
  newPassword: 'New Password',
  confirm: 'Confirm Password',
  change: 'Change my password',
  updated: 'Your password has been updated',
  canLogIn: 'You can log in now with the password you chose.',
  logIn: 'Log in',
  spent: 'This link does not work any more',
  spentHint: 'It was used before, or it is too old. You can ask for another one.',
  forgot: 'Forgot Password',
});

/** The sentences of the specification, section 5. */
function checkPasswords(password: string, confirmation: string): Message | null {
  const checked = passwordShape.safeParse(password);
  if (!checked.success)
    return checked.error.issues[0] === undefined
      ? fieldMessages.newPasswordRequired
      : messageOfIssue(checked.error.issues[0]);
  if (confirmation === '') return words.confirmPassword;
  return confirmation === password ? null : words.passwordsDiffer;
}

function askPage(token: string, problem: Message | null): PageWriter {
  return (say, language) => {
    const text = (message: Message): string => escapeHtml(say(message));
    const alert = problem === null ? '' : `<p role="alert" class="problem">${text(problem)}</p>\n`;
    return plainPage(
      say(words.chooseNew),
      `<p>${text(words.hint)}</p>
${alert}<form method="post" action="${path}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label for="new">${text(words.newPassword)}</label><input id="new" name="new_password" type="password" autocomplete="new-password"></p>
<p><label for="again">${text(words.confirm)}</label><input id="again" name="confirmation" type="password" autocomplete="new-password"></p>
<button type="submit">${text(words.change)}</button></form>`,
      [],
      language,
    );
  };
}

const changedPage = linkPage(words.updated, words.canLogIn, '/login', words.logIn);
const spentPage = linkPage(words.spent, words.spentHint, '/forgetPassword', words.forgot);
