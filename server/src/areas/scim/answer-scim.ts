import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageHeaders, languageOf, toProblem } from '../../http/answer-problem.ts';
import { sayIn } from '../../language/say-in.ts';
import type { Resource } from '../../scim/present.ts';
import { errorSchema } from '../../scim/schemas.ts';
import { ScimError, type ScimType } from '../../scim/scim-error.ts';

const mediaType = 'application/scim+json; charset=utf-8';

/** Answers with a body of SCIM. */
export function sendScim(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).type(mediaType).send(JSON.stringify(body));
}

/** Answers with one resource, its version and its place. `shown` is what of it was asked for. */
export function sendResource(
  reply: FastifyReply,
  status: 200 | 201,
  { meta }: Pick<Resource, 'meta'>,
  shown: object,
): FastifyReply {
  void reply.header('ETag', meta.version);
  void reply.header(status === 201 ? 'Location' : 'Content-Location', meta.location);
  return sendScim(reply, status, shown);
}

/** Answers a failure as RFC 7644 (section 3.12) has it, whatever threw it. */
export function answerScimError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = error instanceof ScimError ? error : fromProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'call of a directory failed');
  if (problem.retryAfter !== null) void reply.header('Retry-After', String(Math.max(1, Math.ceil(problem.retryAfter))));
  if (problem.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  reply.problemCode = problem.scimType ?? `scim_${problem.status}`;
  const language = languageOf(reply);
  void reply.headers(languageHeaders(language));
  return sendScim(reply, problem.status, {
    schemas: [errorSchema],
    status: String(problem.status),
    ...(problem.scimType === null ? {} : { scimType: problem.scimType }),
    detail: sayIn(language)(problem.detail),
  });
}

function fromProblem(error: unknown): ScimError {
  const { status, sentence, code, retryAfter } = toProblem(error);
  const scimType: ScimType | null = code === 'bad_request' ? 'invalidSyntax' : null;
  return new ScimError(status, sentence, {
    ...(scimType === null ? {} : { scimType }),
    ...(retryAfter === null ? {} : { retryAfter }),
  });
}
