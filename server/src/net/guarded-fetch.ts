import { lookup as resolveHost } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { createAddressGuard, type AddressGuard } from './address-guard.ts';
import { boundAnswer } from './bound-answer.ts';
import { FetchProblem } from './fetch-problem.ts';
import { isLoopback } from './is-loopback.ts';

export type Fetch = typeof globalThis.fetch;

/** Finds all addresses of a host, as the system's resolver does. */
export type Resolve = (host: string, done: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

export interface GuardedFetchOptions {
  /** The addresses that the operator set; nothing but their origins is asked. */
  readonly endpoints: readonly string[];
  /** Internal networks, as addresses and CIDR ranges, that hosts of them may lie in. */
  readonly networks: readonly string[];
  /** An authority (PEM) that is trusted in place of the well-known ones. */
  readonly ca: string | Buffer | null;
  readonly resolve?: Resolve;
  /** Gives what is read of an answer an end; that of a model's, which is long and comes in events, unless said. */
  readonly bound?: (answer: Response) => Promise<Response>;
}

/**
 * The one way from here to a model, a speech endpoint or the organisation's sign-in: asks the endpoints that the operator set
 * and nobody else. A name is resolved once for each connection, all its addresses are looked at, and the connection goes to one
 * of these. No redirect is followed, no proxy of the environment used, nothing packed is taken, and what is read has an end.
 * @returns a fetch, which throws FetchProblem where no answer came
 */
export function createGuardedFetch(options: GuardedFetchOptions): Fetch {
  const { endpoints, networks, ca, resolve = ofSystem, bound = boundAnswer } = options;
  const origins = new Set(endpoints.map((address) => new URL(address).origin));
  const guard = createAddressGuard([...networks, ...endpoints.flatMap(namedBy)]);
  const lookup = guardLookup(guard, resolve);
  // A connection for each call: what it was pinned to does not outlive it. An agent of one's own knows no proxy.
  const plain = new PlainAgent({ keepAlive: false });
  const tls = new TlsAgent({ keepAlive: false, ...(ca === null ? {} : { ca }), rejectUnauthorized: true });
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!origins.has(url.origin) || (isIP(host) !== 0 && !guard.allows(host))) throw new FetchProblem('barred');
    const body = readBody(init);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' };
    const asked = { method: init.method ?? 'GET', headers, lookup, signal: init.signal ?? undefined };
    const message = await new Promise<IncomingMessage>((answered, failed) => {
      const request =
        url.protocol === 'https:'
          ? tlsRequest(url, { ...asked, agent: tls })
          : plainRequest(url, { ...asked, agent: plain });
      request.on('response', answered).on('error', (error) => failed(problemOf(error)));
      request.end(body);
    });
    return bound(toResponse(message));
  };
}

/** Whole bodies alone: what was not written yet could not be signed, nor sent again. */
function readBody({ body }: RequestInit): string | Uint8Array | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new TypeError('An endpoint is asked with a whole body.');
}

/** What an operator names by setting an endpoint: an address itself, or this machine by its name. */
function namedBy(endpoint: string): readonly string[] {
  const { hostname } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return [host];
  return isLoopback(hostname) ? ['127.0.0.0/8', '::1'] : [];
}

const ofSystem: Resolve = (host, done) => resolveHost(host, { all: true }, done);

function guardLookup(guard: AddressGuard, resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return done(error ?? new Error('The host has no address.'), '', 0);
      // One of several would be enough to lead there.
      if (addresses.some(({ address }) => !guard.allows(address))) return done(new FetchProblem('barred'), '', 0);
      if (options.all === true) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
  };
}

function toResponse(message: IncomingMessage): Response {
  const status = message.statusCode ?? 0;
  const packed = message.headers['content-encoding'] ?? 'identity';
  if (packed !== 'identity' || status < 200 || status > 599) {
    message.destroy();
    throw new FetchProblem('broken');
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (status === 204 || status === 205 || status === 304) {
    message.destroy();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(message), {
    status,
    headers,
  });
}

/** What a certificate that is not trusted, and a handshake that failed, are called. */
const insecure = /^(?:ERR_TLS_|ERR_SSL_|EPROTO$)|CERT|SELF_SIGNED|ISSUER|VERIFY/;

function problemOf(error: Error): FetchProblem {
  if (error instanceof FetchProblem) return error;
  if (error.name === 'AbortError') return new FetchProblem('aborted');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new FetchProblem(insecure.test(code) ? 'insecure' : 'unreachable');
}
