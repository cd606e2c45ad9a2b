import { SealError } from '../kernel/seal-error.ts';
import type { Problem, ProblemCode } from '@notewright/contract';
import type { FastifyReply } from 'fastify';
import { sayIn } from '../language/say-in.ts';
import { OwnerGoneError } from '../kernel/owner-gone-error.ts';
import { ProblemError } from '../kernel/problem.ts';
import { readWantedLanguage } from '../language/wanted-language.ts';
import type { WantedLanguage } from '../language/wanted-language.ts';

/** What the parsers below a route call their failures, and which problem each is. */
const parserProblems: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'bad_request',
  FST_FIELDS_LIMIT: 'bad_request',
  FST_PARTS_LIMIT: 'bad_request',
  FST_PROTO_VIOLATION: 'bad_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function readStatus(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** Turns whatever was thrown into one of the catalogue's problems. What is not known is `internal`, without detail. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  // Deleted while this call was under way.
  if (error instanceof OwnerGoneError) return new ProblemError('session_expired');
  if (error instanceof SealError) return new ProblemError('damaged');
  const code = parserProblems[readCode(error)];
  if (code !== undefined) return new ProblemError(code);
  const status = readStatus(error);
  return new ProblemError(status >= 400 && status < 500 ? 'bad_request' : 'internal');
}

/** The body of a failure, in the one shape and in the reader's language. */
export function problemBody(
  problem: ProblemError,
  capitalMessage: boolean,
  language: WantedLanguage = 'en',
): Problem & Readonly<Record<string, unknown>> {
  const say = sayIn(language);
  const message = say(problem.sentence);
  const errors = Object.fromEntries(
    Object.entries(problem.fields).map(([name, messages]) => [name, messages.map(say)]),
  );
  const body = { code: problem.code, message, errors, ...problem.extras };
  return capitalMessage ? { ...body, Message: message } : body;
}

/** Answers with a problem; says when to come back where that is known. */
export function answerProblem(reply: FastifyReply, problem: ProblemError, capitalMessage: boolean): FastifyReply {
  if (problem.retryAfter !== null) void reply.header('Retry-After', String(Math.max(1, Math.ceil(problem.retryAfter))));
  reply.problemCode = problem.code;
  const language = languageOf(reply);
  return reply
    .code(problem.status)
    .headers(languageHeaders(language))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, capitalMessage, language)));
}

/** In which language whoever asked is answered. */
export function languageOf({ request }: Pick<FastifyReply, 'request'>): WantedLanguage {
  return readWantedLanguage(request.headers['accept-language']);
}

/** Says that an answer was put into another language than that of the programs; no answer of a call is ever cached. */
export function languageHeaders(language: WantedLanguage): Readonly<Record<string, string>> {
  return language === 'en' ? {} : { 'Content-Language': language, Vary: 'Accept-Language' };
}
