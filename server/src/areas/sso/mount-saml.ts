import { defineMessage, defineMessages } from '@notewright/engine/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { connectAccount } from '../../accounts/sso/connect-account.ts';
import type { ConnectAccountParts } from '../../accounts/sso/connect-account.ts';
import { ownPlaces } from '../../accounts/sso/own-places.ts';
import { receiveAnswer } from '../../accounts/sso/receive-answer.ts';
import type { ReceiveAnswerParts, Received } from '../../accounts/sso/receive-answer.ts';
import { plainPage } from '../../http/html.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { sendPlainPage } from '../../http/send-plain-page.ts';
import type { PageWriter } from '../../http/send-plain-page.ts';
import { writeOwnMetadata } from '../../identity/saml/own-metadata.ts';
import { longestResponse } from '../../identity/saml/saml-provider.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { SsoProvider } from '../../store/sso/sso-providers.ts';

export interface SamlPageParts extends ReceiveAnswerParts, ConnectAccountParts {}

/** The largest response as a form: base64, of which a few letters are written as three. */
const formBytes = 2 * longestResponse;
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const tokenShape = /^[\w-]{22}$/;

/**
 * Where providers of companies read our description and have browsers send their answers, and the page behind the mailed
 * link that connects an account. Browsers come here from pages elsewhere: nothing here knows who they are.
 */
export function mountSaml(app: FastifyInstance, parts: SamlPageParts, limits: RateLimits): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(body.toString()));
      },
    );
    // Before the body is read.
    scope.addHook('onRequest', (request) => limits.consume(['sign-in-return'], { kind: 'visitor' }, request.ip));
    scope.get('/sso/saml/:id/metadata', (request, reply) => answerMetadata(parts, request, reply));
    scope.post('/sso/saml/:id/acs', { bodyLimit: formBytes }, (request, reply) => answerForm(parts, request, reply));
    scope.get('/sso/saml/:id/acs', (_request, reply) => {
      void reply.header('Allow', 'POST');
      throw new ProblemError('method_not_allowed');
    });
    scope.get('/sso/connect', (request, reply) => {
      const { token } = request.query as Readonly<Record<string, unknown>>;
      return isToken(token) ? sendPlainPage(reply, 200, connectPage(token)) : sendPlainPage(reply, 404, spentPage);
    });
    scope.post('/sso/connect', (request, reply) => answerConnect(parts, request, reply));
    done();
  });
}

const isToken = (token: unknown): token is string => typeof token === 'string' && tokenShape.test(token);

function readForm({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function sourceOf(request: FastifyRequest): { readonly ip: string; readonly userAgent: string } {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}

async function findProvider({ store }: SamlPageParts, request: FastifyRequest): Promise<SsoProvider> {
  const { id = '' } = request.params as Readonly<Record<string, string>>;
  const provider = idShape.test(id) ? await store.sso.providers.find(id) : null;
  if (provider === null) throw new ProblemError('not_found');
  return provider;
}

async function answerMetadata(
  parts: SamlPageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, certificate, key } = await findProvider(parts, request);
  const { entityId, acs: address } = ownPlaces(parts.publicUrl(), id);
  return reply
    .type('application/samlmetadata+xml; charset=utf-8')
    .header('Content-Disposition', 'attachment; filename="notewright-metadata.xml"')
    .send(writeOwnMetadata({ entityId, address, certificate }, key));
}

/** The browser goes on to a page of ours, which knows the secret of its tab; what went wrong is said right here. */
async function answerForm(parts: SamlPageParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const provider = await findProvider(parts, request);
  const responses = readForm(request).getAll('SAMLResponse');
  // Two of them could be read differently by two readers.
  const response = responses.length === 1 ? (responses[0] ?? '') : '';
  const received = await receiveAnswer(parts, provider, response, sourceOf(request));
  switch (received.kind) {
    case 'ticket':
      return reply.redirect(`/oidcCallback?ticket=${received.ticket}`, 303);
    case 'tried':
      return reply.redirect('/settings#company', 303);
    case 'refused':
      return sendPlainPage(reply, 400, refusedPage(received));
  }
}

async function answerConnect(
  parts: SamlPageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = readForm(request).get('token');
  const isConnected = isToken(token) && (await connectAccount(parts, token, sourceOf(request)));
  return isConnected ? sendPlainPage(reply, 200, connectedPage) : sendPlainPage(reply, 404, spentPage);
}

const words = defineMessages('ssoPage', {
  refused: 'Not logged in',
  back: 'Back to Log in',
  settings: 'Back to Settings',
  connect: 'Connect your account',
  question:
    'Somebody has signed in through your company with your email address. If it was you, connect your account with that way of signing in.',
  button: 'Connect my account',
  connected: 'Your account is connected',
  goOn: 'Thank you. You can log in through your company now.',
  logIn: 'Log in',
  spent: 'This link does not work any more',
  spentHint: 'It was used before, or it is too old. Sign in through your company again to get another one.',
});

function refusedPage({ name, wasCancelled, reason }: Extract<Received, { kind: 'refused' }>): PageWriter {
  const sentence =
    reason !== null
      ? defineMessage(
          'ssoPage.trialFailed',
          'The answer of {name} was not accepted ({reason}). Nobody was logged in, and nothing was changed.',
          { name, reason },
        )
      : wasCancelled
        ? defineMessage('ssoPage.cancelled', '{name} did not sign you in. Please start again, or log in another way.', {
            name,
          })
        : defineMessage('ssoPage.notConfirmed', 'The sign-in with {name} could not be confirmed. Please start again.', {
            name,
          });
  const [href, link] = reason === null ? ['/login', words.back] : ['/settings#company', words.settings];
  return (say, language) =>
    plainPage(
      say(words.refused),
      `<p role="alert">${escapeHtml(say(sentence))}</p><p><a href="${href}">${escapeHtml(say(link))}</a></p>`,
      [],
      language,
    );
}

/** Looking at it changes nothing, since mail scanners open links by themselves. */
function connectPage(token: string): PageWriter {
  return (say, language) =>
    plainPage(
      say(words.connect),
      `<p>${escapeHtml(say(words.question))}</p>
<form method="post" action="/sso/connect"><input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit">${escapeHtml(say(words.button))}</button></form>`,
      [],
      language,
    );
}

function endPage(title: (typeof words)[keyof typeof words], sentence: (typeof words)[keyof typeof words]): PageWriter {
  return (say, language) =>
    plainPage(
      say(title),
      `<p>${escapeHtml(say(sentence))}</p><p><a href="/login">${escapeHtml(say(words.logIn))}</a></p>`,
      [],
      language,
    );
}

const connectedPage = endPage(words.connected, words.goOn);
const spentPage = endPage(words.spent, words.spentHint);
