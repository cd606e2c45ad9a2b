import { defineMessage } from '@notewright/engine/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../kernel/problem.ts';
import { plainPagePolicy } from './security-headers.ts';
import { knownLanguages, readWantedLanguage } from '../language/wanted-language.ts';
import type { WantedLanguage } from '../language/wanted-language.ts';

/** What somebody typed into a form, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** The pages that answer a form which was sent by a page without script. */
export interface FormPages {
  /** The names of the fields; what else a form carries is left out. */
  readonly fields: readonly string[];
  /** Says that it was done. */
  readonly done: (language: WantedLanguage) => string;
  /** The form once more, with everything that was typed and what stood in the way. */
  readonly again: (typed: Typed, problem: ProblemError, language: WantedLanguage) => string;
}

/** True when a request is a form of a page rather than JSON. */
export function isPlainForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** Lets the calls of a scope be sent as plain forms too. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(body.toString()));
  });
}

/** The fields that a form asks for, as they were typed; empty where one was not sent. */
export function readTyped({ body }: Pick<FastifyRequest, 'body'>, { fields }: Pick<FormPages, 'fields'>): Typed {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
  return Object.fromEntries(fields.map((name) => [name, sent.get(name) ?? '']));
}

/**
 * A form of a page elsewhere is refused: browsers say where one comes from (Fetch Metadata), and older ones name its
 * origin, save that of a page like ours, which tells nobody where it stands (`Referrer-Policy: no-referrer`).
 * @throws ProblemError `forbidden`
 */
export function refuseForeignForm({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? comesFromHere(headers) : site === 'same-origin' || site === 'none';
  if (!isOwn)
    throw new ProblemError('forbidden', {
      message: defineMessage('http.foreignForm', 'This form was sent from another site.'),
    });
}

/**
 * Refuses a GET that does something unless a script of ours sent it, or no browser: not a link, an image or a page
 * elsewhere (ASVS 3.5.3).
 * @throws ProblemError `forbidden`
 */
export function refuseForeignFetch({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  const isOwn = site === undefined ? comesFromHere(headers) : site === 'same-origin' && mode !== 'navigate';
  if (!isOwn || mode === 'no-cors') throw new ProblemError('forbidden');
}

function comesFromHere({ origin, host }: FastifyRequest['headers']): boolean {
  if (origin === undefined || origin === 'null') return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Answers a form with a page; `problem` is null when what it asked for was done. */
export function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: FormPages,
  problem: ProblemError | null,
): FastifyReply {
  const language = languageOf(request);
  reply.problemCode = problem?.code ?? null;
  const wait = problem?.retryAfter ?? null;
  if (wait !== null) void reply.header('Retry-After', String(Math.max(1, Math.ceil(wait))));
  return reply
    .code(problem?.status ?? 200)
    .headers({ 'Content-Security-Policy': plainPagePolicy, 'Content-Language': language, Vary: 'Accept-Language' })
    .type('text/html; charset=utf-8')
    .send(problem === null ? pages.done(language) : pages.again(readTyped(request, pages), problem, language));
}

/** `?lang` in the form's address, else what the browser likes. */
function languageOf(request: FastifyRequest): WantedLanguage {
  const { lang } = request.query as Readonly<Record<string, unknown>>;
  if (typeof lang === 'string' && knownLanguages.includes(lang)) return lang;
  return readWantedLanguage(request.headers['accept-language']);
}
