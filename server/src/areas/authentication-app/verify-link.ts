import { defineMessages } from '@notewright/engine/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { verifyLink } from '../../accounts/verify-code.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { sendPlainPage } from '../../http/send-plain-page.ts';
import { linkPage } from './link-page.ts';
import { isLinkToken, newPasswordPage, readForms, readNewPasswordForm } from './new-password-form.ts';
import type { VerifyLinkParts } from '../../accounts/verify-code.ts';

const path = '/authentication_app/verify_link/';

/**
 * The page behind the mailed link that takes the place of codes. It asks for the password of the account to be: who
 * opens the link has the mailbox, and who began the sign-up may be another, whose password must open nothing. Looking
 * at it changes nothing, since mail scanners open links by themselves. For anyone, within the limits of one-time codes.
 */
export function mountVerifyLink(app: FastifyInstance, parts: VerifyLinkParts, limits: RateLimits): void {
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

async function answerForm(parts: VerifyLinkParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = readNewPasswordForm(request.body);
  if (form === null) return sendPlainPage(reply, 404, spentPage);
  const { token, password, problem } = form;
  if (problem !== null) return sendPlainPage(reply, 400, newPasswordPage(page, token, problem));
  try {
    const isVerified = await verifyLink(parts, { token, password, source: sourceOf(request) });
    return isVerified ? sendPlainPage(reply, 200, verifiedPage) : sendPlainPage(reply, 404, spentPage);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'validation_failed') throw error;
    return sendPlainPage(reply, 400, newPasswordPage(page, token, error.sentence));
  }
}

function sourceOf(request: FastifyRequest): { readonly ip: string; readonly userAgent: string } {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}

const words = defineMessages('verifyPage', {
  title: 'Verify your email address',
  question:
    'Did you sign up for Notewright? Then choose the password of your account here, with at least 8 characters; the one entered at sign-up does not count.',
  verify: 'Verify my address',
  verified: 'Your address is verified',
  canLogIn:
    'Thank you. You can log in now with the password you chose. If you were invited to a company, open the link of the invitation once more to join it.',
  logIn: 'Log in',
  spent: 'This link does not work any more',
  spentHint: 'It was used before, or it is too old. You can ask for another one where you entered your code.',
  signUp: 'Sign up',
});

const page = { path, title: words.title, hint: words.question, button: words.verify };
const verifiedPage = linkPage(words.verified, words.canLogIn, '/login', words.logIn);
const spentPage = linkPage(words.spent, words.spentHint, '/signUp', words.signUp);
