import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import { localizeEvents, localizeResponse } from '../language/localize-response.ts';
import type { CallerReader } from '../policies/caller-reader.ts';
import { requirePolicy } from '../policies/require-policy.ts';
import { answerProblem, languageHeaders, languageOf, toProblem } from './answer-problem.ts';
import type { Capacity, GiveBack } from './capacity.ts';
import { checkInput } from './check-input.ts';
import { limitKeyOf } from '../kernel/client-address.ts';
import { sendDownload } from './download-answer.ts';
import { endWhenRefused, eventStreamHeaders, streamEvents } from './event-stream.ts';
import { fileHeaders } from './file-answer.ts';
import { answerForm, isPlainForm, readForms, readTyped, refuseForeignFetch, refuseForeignForm } from './form-calls.ts';
import type { FormPages } from './form-calls.ts';
import { ProblemError } from '../kernel/problem.ts';
import { findRefusal } from './refusal-notes.ts';
import type { Refused } from './refusal-notes.ts';
import type { RateLimits } from './rate-limits.ts';
import { longestForm, readMultipart } from './read-multipart.ts';
import { readFileSet } from './read-file-set.ts';
import type { FolderKeeper } from './read-file-set.ts';
import type { Answer, DownloadAnswer, RequirePlan, Route, RouteRequest } from './route.ts';
import type { Caller } from '../kernel/caller.ts';
import { carriesBody, cutOffSlowReader } from './slow-bodies.ts';
import { defineMessage } from '@notewright/engine/message';
import type { EndpointShape } from '@notewright/contract';

export interface MountParts {
  readonly callers: CallerReader;
  readonly limits: RateLimits;
  readonly capacity: Capacity;
  readonly clock: Clock;
  /** Keeps in the audit log that somebody asked for what is not their role's. */
  readonly noteRefusal: (refused: Refused) => Promise<void>;
  readonly requirePlan: RequirePlan;
}

/** Enough for every call but those that say more by `bodyBytes`: passwords, titles, comments. */
const ordinaryBodyBytes = 64 * 1024;

/** Puts a route on the server: limits, session, policy, input, handler, answer; every failure in the one shape. */
export function mountRoute(app: FastifyInstance, route: Route, parts: MountParts): void {
  if (route.form === null) return mountCall(app, route, parts);
  void app.register((scope, _options, done) => {
    readForms(scope);
    mountCall(scope, route, parts);
    done();
  });
}

function mountCall(app: FastifyInstance, route: Route, parts: MountParts): void {
  const { endpoint, form } = route;
  const isForm = (request: FastifyRequest): boolean => form !== null && isPlainForm(request);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyBytes ?? ordinaryBodyBytes,
    exposeHeadRoute: answersHead(endpoint),
    config: { policy: route.policy, audit: route.audit },
    errorHandler: (error, request, reply) => {
      const problem = toProblem(error);
      if (problem.status === 500) request.log.error({ err: error }, 'call failed');
      if (form !== null && isForm(request)) void answerForm(request, reply, form, problem);
      else void answerProblem(reply, problem, endpoint.capitalMessage === true);
    },
    // Before the body is read, so that a stranger's 25 MB are refused unread.
    onRequest: async (request, reply) => {
      const { caller, bearer } = await parts.callers.identifyCaller(request.headers.authorization);
      request.caller = caller;
      request.bearer = bearer;
      await parts.limits.consume(isForm(request) ? ['read'] : route.limits, caller, request.ip);
      if (endpoint.acts === true) refuseForeignFetch(request);
      await admit(route, request, parts);
      await admitUnderPlan(route, request.caller, parts);
      await admitBody(request, reply, endpoint, parts);
    },
    // A form is read first, and small: whoever has to wait gets back what they typed.
    preHandler: async (request) => {
      if (!isForm(request)) return;
      refuseForeignForm(request);
      await parts.limits.consume(route.limits, request.caller, request.ip);
    },
    handler: async (request, reply) => {
      const input = await readInput(request, route, (remove) => releaseWhenClosed(reply, remove));
      const circumstances = readCircumstances(request, reply);
      if (route.limits.includes('export')) releaseWhenClosed(reply, parts.capacity.openExport(nameOf(request)));
      // Before anything is done: a send that cannot be followed must not be stored either.
      if (endpoint.streams === true && (circumstances.wantsStream || endpoint.method === 'GET'))
        releaseWhenClosed(reply, parts.capacity.openStream(nameOf(request)));
      const answer = await route.handle({ ...input, ...circumstances });
      if (form !== null && isForm(request)) return answerForm(request, reply, form, null);
      const mayGoOn = (): Promise<boolean> => parts.callers.isLive(request.caller);
      if (answer.kind !== 'download') return sendAnswer(reply, answer, endpoint, { ...parts, mayGoOn });
      releaseWhenClosed(reply, parts.capacity.openStream(nameOf(request)));
      return sendDownload(reply, answer, mayGoOn);
    },
  });
}

/** Lets a caller through as the route's policy says. Whom it does not let in is noted where that tells of a probe. */
async function admit(route: Route, request: FastifyRequest, { clock, noteRefusal }: MountParts): Promise<void> {
  try {
    requirePolicy(route, request.caller, request.bearer, clock.now());
  } catch (error) {
    const refused = findRefusal(route, error, readSource(request));
    try {
      if (refused !== null) await noteRefusal(refused);
    } catch (failure) {
      // Nothing was shown; the answer stays the refusal.
      request.log.error({ err: failure }, 'a refusal could not be noted');
    }
    throw error;
  }
}

/** Lets through who works under a plan, where one is needed; before a body is read for nothing. */
async function admitUnderPlan({ plan }: Route, caller: Caller, { requirePlan }: MountParts): Promise<void> {
  if (plan !== null && plan !== 'join' && caller.kind === 'user') await requirePlan(caller, plan);
}

/** Under which name a caller's share of the process is counted. */
function nameOf({ caller, ip }: FastifyRequest): string {
  return caller.kind === 'user' ? caller.userId : limitKeyOf(ip);
}

/** Takes the room that the announced body needs, from a person who reads what they are answered. */
async function admitBody(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EndpointShape,
  { capacity, limits }: MountParts,
): Promise<void> {
  const who = nameOf(request);
  capacity.refuseUnread(who);
  const bytes = lengthOfBody(request, endpoint);
  await limits.weigh(bytes, request.caller, request.ip);
  if (bytes > ordinaryBodyBytes && endpoint.fileSetBytes === undefined)
    releaseWhenClosed(reply, capacity.holdBody(who, bytes));
}

/** What does not say its length counts as the longest. */
function lengthOfBody(request: FastifyRequest, endpoint: EndpointShape): number {
  if (!carriesBody(request.raw)) return 0;
  const longestFile = endpoint.fileSetBytes ?? longestForm;
  const longest = endpoint.fileField === undefined ? (endpoint.bodyBytes ?? ordinaryBodyBytes) : longestFile;
  const announced = Number(request.headers['content-length'] ?? longest);
  return Math.min(longest, Number.isSafeInteger(announced) ? announced : longest);
}

function releaseWhenClosed(reply: FastifyReply, giveBack: GiveBack | null): void {
  if (giveBack !== null) reply.raw.once('close', giveBack);
}

type Input = Pick<RouteRequest<EndpointShape, 'anyone'>, 'body' | 'params' | 'query' | 'file' | 'files' | 'fileSet'>;

async function readInput(request: FastifyRequest, { endpoint, form }: Route, keep: FolderKeeper): Promise<Input> {
  const params = endpoint.params === undefined ? undefined : checkParams(endpoint, request.params);
  const query = endpoint.query === undefined ? undefined : checkInput(endpoint.query, request.query);
  const sent = await readBody(request, endpoint, form, keep);
  const body = endpoint.body === undefined ? undefined : checkInput(endpoint.body, sent.body);
  // Each part was checked with this endpoint's own schema; `route()` says why the compiler cannot see that.
  const { file, files, fileSet } = sent;
  return { params, query, body, file, files, fileSet } as Input;
}

/** An id in the path that cannot be one names nothing, so it reads like any other id that does not exist. */
function checkParams(endpoint: EndpointShape, params: unknown): unknown {
  const checked = endpoint.params?.safeParse(params);
  if (checked?.success !== true) throw new ProblemError('not_found');
  return checked.data;
}

interface SentBody extends Pick<Input, 'file' | 'files' | 'fileSet'> {
  readonly body: unknown;
}
const noFile = { file: null, files: [], fileSet: null } as const;

async function readBody(
  request: FastifyRequest,
  endpoint: EndpointShape,
  form: FormPages | null,
  keep: FolderKeeper,
): Promise<SentBody> {
  if (request.isMultipart() !== (endpoint.fileField !== undefined)) throw new ProblemError('unsupported_media_type');
  if (form !== null && isPlainForm(request)) return { body: readTyped(request, form), ...noFile };
  if (endpoint.fileField === undefined) return { body: request.body ?? {}, ...noFile };
  if (endpoint.fileSetBytes !== undefined) {
    const { fields, fileSet } = await readFileSet(request, endpoint.fileField, endpoint.fileSetBytes, keep);
    return { ...noFile, body: fields, fileSet };
  }
  const { fields, files } = await readMultipart(request, endpoint);
  return { ...noFile, body: fields, file: files[0] ?? null, files };
}

type Circumstances = Omit<RouteRequest<EndpointShape, 'anyone'>, keyof Input>;

/** Who asked, and from where. */
function readSource({ caller, ip, headers }: FastifyRequest): Pick<Circumstances, 'ip' | 'userAgent'> & {
  readonly caller: Caller;
} {
  return { caller, ip, userAgent: (headers['user-agent'] ?? '').slice(0, 300) };
}

function readCircumstances(request: FastifyRequest, reply: FastifyReply): Circumstances & { readonly caller: Caller } {
  return {
    ...readSource(request),
    bearer: request.bearer,
    idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
    wantsStream: (request.headers.accept ?? '').includes('text/event-stream'),
    lastEventId: readEventId(request.headers['last-event-id']),
    language: languageOf(reply),
    signal: signalOfLeaving(reply),
  };
}

function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new ProblemError('bad_request', {
    message: defineMessage(
      'http.idempotencyKeyWrong',
      'The header Idempotency-Key must be at most 200 visible characters.',
    ),
  });
}

function readEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

function sendAnswer(
  reply: FastifyReply,
  answer: Exclude<Answer<EndpointShape>, DownloadAnswer>,
  endpoint: EndpointShape,
  parts: MountParts & { readonly mayGoOn: () => Promise<boolean> },
): FastifyReply {
  if (answer.kind === 'file') {
    holdAnswer(reply, answer.bytes.byteLength, parts);
    return reply.headers(fileHeaders(answer)).send(Buffer.from(answer.bytes));
  }
  const language = languageOf(reply);
  void reply.code(endpoint.status ?? 200).headers(languageHeaders(language));
  if (answer.kind === 'json') {
    const body = JSON.stringify(localizeResponse(answer.body, language));
    holdAnswer(reply, Buffer.byteLength(body), parts);
    return reply
      .headers(answer.headers ?? {})
      .type('application/json; charset=utf-8')
      .send(body);
  }
  const stream = streamEvents(localizeEvents(answer.events, language));
  endWhenRefused(stream, parts.mayGoOn);
  return reply.headers(eventStreamHeaders).send(stream);
}

/** Counts an answer that is long for its person until they have read it, and gives them up who do not. */
function holdAnswer(reply: FastifyReply, bytes: number, { capacity, limits }: MountParts): void {
  if (bytes <= ordinaryBodyBytes) return;
  const { request } = reply;
  // What was used beyond the minute's share is waited for with the next call.
  limits.weigh(bytes, request.caller, request.ip).catch(() => undefined);
  releaseWhenClosed(reply, capacity.holdAnswer(nameOf(request), bytes));
  cutOffSlowReader(reply.raw, bytes);
}

/** A stream without its body would be read to its end for nobody; and who only looks must have done nothing. */
function answersHead({ method, streams, acts }: EndpointShape): boolean {
  return method === 'GET' && streams !== true && acts !== true;
}

/** The methods that a path can be asked with; those without a route answer 405. */
const answeredMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
] as const satisfies readonly HTTPMethods[];

/** Answers 405 for a path that exists in another method, and names the methods that it has. */
export function mountWrongMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const byPath = Map.groupBy(routes, (route) => route.endpoint.path);
  for (const [path, mounted] of byPath) {
    const allowed: readonly string[] = mounted.map((route) => route.endpoint.method);
    const hasHead = mounted.some(({ endpoint }) => answersHead(endpoint));
    const wrong = answeredMethods.filter((method) => !allowed.includes(method) && !(method === 'HEAD' && hasHead));
    app.route({
      method: wrong,
      exposeHeadRoute: false,
      url: path,
      // Before any body is looked at.
      onRequest: (_request, reply, done) => {
        void reply.header('Allow', allowed.join(', '));
        done(new ProblemError('method_not_allowed'));
      },
      handler: () => undefined,
    });
  }
}
