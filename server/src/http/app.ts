import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as HttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import type { EndpointShape } from '@notewright/contract';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { mountApiDocs } from './api-docs.ts';
import { answerProblem, problemBody, toProblem } from './answer-problem.ts';
import { createCapacity } from './capacity.ts';
import type { CapacityLimits } from './capacity.ts';
import { isFromOwnPage, isOwnHost } from './check-host.ts';
import { checkRegistry } from './check-registry.ts';
import { isPlainForm } from './form-calls.ts';
import { mountHealth } from './health.ts';
import type { HealthParts } from './health.ts';
import type { Logger } from '../kernel/log.ts';
import { mountRoute, mountWrongMethods } from './mount-route.ts';
import type { MountParts } from './mount-route.ts';
import { mountPages } from './pages.ts';
import type { PageParts } from './pages.ts';
import { ProblemError } from '../kernel/problem.ts';
import { isForwarded, proxyNotNamed } from './is-forwarded.ts';
import { ownMachineOnly } from './own-machine-only.ts';
import { multipartLimits } from './read-multipart.ts';
import './request-types.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { tlsOptions } from './tls.ts';
import { cutOffSlowBodies } from './slow-bodies.ts';
import type { BodyRate } from './slow-bodies.ts';

export interface AppParts extends Omit<MountParts, 'capacity'> {
  readonly logger: Logger;
  readonly routes: readonly Route[];
  /** The calls that must be answered, or the server refuses to start. */
  readonly endpoints: readonly EndpointShape[];
  readonly health: HealthParts;
  /** Pages that the server writes itself, each with what mounts it. */
  readonly plainPages: readonly ((app: FastifyInstance) => void)[];
  readonly pages: PageParts;
  /** What this process holds at most; the ordinary limits unless said. */
  readonly capacity?: CapacityLimits;
  /** How slowly a body may come; the usual rate when left out. */
  readonly bodyRate?: BodyRate;
  readonly trustProxy: readonly string[];
  /** The server speaks TLS, itself or behind a proxy. */
  readonly isServedOverTls: boolean;
  /** Only requests that name this machine itself are answered. */
  readonly ownHostOnly: boolean;
  /** What a proxy has handed on is refused: none was named, and everybody behind it would count as one. */
  readonly refusesForwarded: boolean;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null;
}

/** Milliseconds within which a request has to be sent; 25 MB need far less even by a telephone. */
const longestSending = 3_600_000;

/** What Node would answer by itself, without our headers, is left to us: a request that names no host. */
const ownAnswers = { requireHostHeader: false } as const;

/** The whole server over its parts; nothing listens yet. Reads from top to bottom like a table of contents. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  checkRegistry(parts.routes, parts.endpoints);
  const app = openServer(parts);
  guardRequests(app, parts);
  cutOffSlowBodies(app, parts.bodyRate);
  readBodies(app);
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: true });

  mountHealth(app, parts.health);
  const { callers, limits, clock, noteRefusal, requirePlan } = parts;
  const mountParts = { callers, limits, clock, noteRefusal, requirePlan, capacity: createCapacity(parts.capacity) };
  for (const route of parts.routes) mountRoute(app, route, mountParts);
  mountWrongMethods(app, parts.routes);
  mountApiDocs(app, parts.routes);
  for (const mountPage of parts.plainPages) mountPage(app);
  await mountPages(app, parts.pages);
  return app;
}

function openServer(parts: AppParts): FastifyInstance {
  const headers = securityHeaders(parts.isServedOverTls);
  const options = {
    loggerInstance: parts.logger,
    logController: new fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: parts.trustProxy.length === 0 ? false : [...parts.trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    // Counts the sending of a request alone: a reply may take as long as it takes, as the specification says.
    requestTimeout: longestSending,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    frameworkErrors: (error, _request, reply) => {
      void reply.headers(headers);
      void answerProblem(reply, toProblem(error), false);
    },
  } satisfies FastifyServerOptions<Server, Logger>;
  const server =
    parts.tls === null
      ? fastify({ ...options, http: ownAnswers })
      : fastify<HttpsServer>({ ...options, https: { ...tlsOptions, ...ownAnswers, ...parts.tls } });
  server.server.headersTimeout = 20_000;
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...headers, 'Content-Length': '0', Connection: 'close' }).end();
  });
  // The two differ in nothing that is used above the socket.
  return server as unknown as FastifyInstance;
}

/** What happens around every request: headers, host, log line, failures. */
function guardRequests(app: FastifyInstance, parts: AppParts): void {
  const headers = securityHeaders(parts.isServedOverTls);
  app.decorateRequest('caller');
  app.decorateRequest('bearer', null);
  app.decorateReply('problemCode', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.caller = { kind: 'visitor' };
    void reply.headers(headers).header('X-Request-Id', request.id);
    done(findHostProblem(request, parts));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const entry = { method: request.method, route, status: reply.statusCode, ms, ...describeCaller(request.caller) };
    request.log.info(reply.problemCode === null ? entry : { ...entry, problem: reply.problemCode }, 'answered');
    done();
  });
  app.setNotFoundHandler((_request, reply) => answerProblem(reply, new ProblemError('not_found'), false));
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status === 500) request.log.error({ err: error }, 'request failed');
    return answerProblem(reply, problem, false);
  });
}

/** Who asked, for the log: ids that mean nothing outside this installation. */
function describeCaller(caller: Caller): Readonly<Record<string, string>> {
  if (caller.kind === 'visitor') return {};
  return { ...('userId' in caller ? { user: caller.userId } : {}), session: caller.sessionId };
}

/** Two names for one server are none: a proxy in front could have looked at the other (RFC 9112, section 3.2). */
function findHostProblem(
  request: FastifyRequest,
  { ownHostOnly, refusesForwarded }: Pick<AppParts, 'ownHostOnly' | 'refusesForwarded'>,
): ProblemError | undefined {
  const { headers, rawHeaders } = request.raw;
  // Forms say by themselves, on their page, that they come from elsewhere.
  const isForm = isPlainForm(request);
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length > 1 || (hosts.length === 0 && request.raw.httpVersion !== '1.0'))
    return new ProblemError('bad_request');
  if (refusesForwarded && isForwarded(request.raw)) return new ProblemError('unavailable', { message: proxyNotNamed });
  if (!ownHostOnly || (isOwnHost(headers.host) && (isForm || isFromOwnPage(headers.origin)))) return undefined;
  return new ProblemError('forbidden', { message: ownMachineOnly });
}

/** JSON only; an empty body counts as none. Keys that reach for an object's prototype are refused. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
}

/** Answers what is not even HTTP, in the one shape where the other side can still hear it. */
function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(problemBody(new ProblemError('bad_request'), false));
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
}
