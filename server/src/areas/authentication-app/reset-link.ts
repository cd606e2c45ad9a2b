import { defineMessages } from '@notewright/engine/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resetPassword } from '../../accounts/reset-password.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { sendPlainPage } from '../../http/send-plain-page.ts';
import { linkPage } from './link-page.ts';
import { isLinkToken, newPasswordPage, readForms, readNewPasswordForm } from './new-password-form.ts';
import type { ResetPasswordParts } from '../../accounts/reset-password.ts';
import type { AccountKeys } from '../../accounts/account-keys.ts';

const path = '/authentication_app/reset_link/';

export interface ResetLinkParts extends ResetPasswordParts {
  readonly keys: AccountKeys;
}

/**
 * The page behind the mailed link that takes the place of reset codes: it asks for the new password. Looking at it
 * changes nothing, since mail scanners open links by themselves. For anyone, within the limits of one-time codes.
 */
export function mountResetLink(app: FastifyInstance, parts: ResetLinkParts, limits: RateLimits): void {
  void app.register((scope, _options, done) => {
    readForms(scope);
    scope.addHook('onRequest', (request) => limits.consume(['one-time-code'], { kind: 'visitor' }, request.ip));
    scope.get(path, (request, reply) => {
      const { token } = request.query as Readonly<Record<string, unknown>>;
      return isLinkToken(token)
        ? sendPlainPage(reply, 200, newPasswordPage(page, token, null))
        : sendPlainPage(reply, 404, spentPage);
    });
    scope.post(path, (request, reply) => answerForm(parts, request, reply));
    done();
  });
}

async function answerForm(parts: ResetLinkParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = readNewPasswordForm(request.body);
  if (form === null) return sendPlainPage(reply, 404, spentPage);
  const { token, password, problem } = form;
  if (problem !== null) return sendPlainPage(reply, 400, newPasswordPage(page, token, problem));
  const source = { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
  try {
    await resetPassword(parts, { by: 'link', hash: parts.keys.hashToken(token) }, password, source);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'validation_failed')
      return sendPlainPage(reply, 400, newPasswordPage(page, token, error.sentence));
    if (error.code === 'reset_expired') return sendPlainPage(reply, 404, spentPage);
    throw error;
  }
  return sendPlainPage(reply, 200, changedPage);
}

const words = defineMessages('resetPage', {
  chooseNew: 'Choose a new password',
  hint: 'At least 8 characters. Every browser that is logged in with the old password will be logged out.',
  change: 'Change my password',
  updated: 'Your password has been updated',
  canLogIn: 'You can log in now with the password you chose.',
  logIn: 'Log in',
  spent: 'This link does not work any more',
  spentHint: 'It was used before, or it is too old. You can ask for another one.',
  forgot: 'Forgot Password',
});

const page = { path, title: words.chooseNew, hint: words.hint, button: words.change };
const changedPage = linkPage(words.updated, words.canLogIn, '/login', words.logIn);
const spentPage = linkPage(words.spent, words.spentHint, '/forgetPassword', words.forgot);
