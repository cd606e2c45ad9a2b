import { defineMessages } from '@notewright/engine/message';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { verifyLink } from '../../accounts/verify-code.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import { plainPage } from '../../http/html.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { sendPlainPage, type PageWriter } from '../../http/send-plain-page.ts';
import { linkPage } from './link-page.ts';
import type { VerifyLinkParts } from '../../accounts/verify-code.ts';

const path = '/authentication_app/verify_link/';
const tokenShape = /^[\w-]{22}$/;
const formBytes = 1024;

/**
 * The page behind the mailed link that takes the place of codes. Looking at it changes nothing, since mail scanners
 * open links by themselves; its button verifies the address. For anyone, within the limits of one-time codes.
 */
export function mountVerifyLink(app: FastifyInstance, parts: VerifyLinkParts, limits: RateLimits): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(body.toString()).get('token') ?? '');
      },
    );
    scope.addHook('onRequest', (request) => limits.consume(['one-time-code'], { kind: 'visitor' }, request.ip));
    scope.get(path, (request, reply) => {
      const { token } = request.query as Readonly<Record<string, unknown>>;
      return typeof token === 'string' && tokenShape.test(token)
        ? sendPlainPage(reply, 200, askPage(token))
        : sendPlainPage(reply, 404, spentPage);
    });
    scope.post(path, async (request, reply) => {
      const token = typeof request.body === 'string' ? request.body : '';
      const isVerified = tokenShape.test(token) && (await verifyLink(parts, token, sourceOf(request)));
      return isVerified ? sendPlainPage(reply, 200, verifiedPage) : sendPlainPage(reply, 404, spentPage);
    });
    done();
  });
}

function sourceOf(request: FastifyRequest): { readonly ip: string; readonly userAgent: string } {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}

const words = defineMessages('verifyPage', {
  title: 'Verify your email address',
  question: 'Did you sign up for Notewright? Then verify your address here.',
  verify: 'Verify my address',
  verified: 'Your address is verified',
  canLogIn: 'Thank you. You can log in now with the password you chose.',
  logIn: 'Log in',
  spent: 'This link does not work any more',
  spentHint: 'It was used before, or it is too old. You can ask for another one where you entered your code.',
  signUp: 'Sign up',
});

function askPage(token: string): PageWriter {
  return (say, language) =>
    plainPage(
      say(words.title),
      `<p>${escapeHtml(say(words.question))}</p>
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">${escapeHtml(say(words.verify))}</button></form>`,
      [],
      language,
    );
}

const verifiedPage = linkPage(words.verified, words.canLogIn, '/login', words.logIn);
const spentPage = linkPage(words.spent, words.spentHint, '/signUp', words.signUp);
