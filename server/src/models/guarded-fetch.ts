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
import { isLoopback } from './endpoint-address.ts';
import { ModelProblem } from './model.ts';

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
}

/**
 * The one way to a model: asks the endpoints that the operator set and nobody else. A name is resolved once for each
 * connection, all its addresses are looked at, and the connection goes to one of these. No redirect is followed, no proxy
 * of the environment used, nothing packed is taken, and no more is read than a note can need.
 * @returns a fetch, which throws ModelProblem where no answer came: `barred`, `insecure`, `unreachable`, `aborted`
 */
export function createGuardedFetch({ endpoints, networks, ca, resolve = ofSystem }: GuardedFetchOptions): Fetch {
  const origins = new Set(endpoints.map((address) => new URL(address).origin));
  const guard = createAddressGuard([...networks, ...endpoints.flatMap(namedBy)]);
  const lookup = guardLookup(guard, resolve);
  // A connection for each call: what it was pinned to does not outlive it. An agent of one's own knows no proxy.
  const plain = new PlainAgent({ keepAlive: false });
  const tls = new TlsAgent({ keepAlive: false, ...(ca === null ? {} : { ca }), rejectUnauthorized: true });
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!origins.has(url.origin) || (isIP(host) !== 0 && !guard.allows(host))) throw new ModelProblem('barred');
    const body = readBody(init);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' };
    const options = { method: init.method ?? 'GET', headers, lookup, signal: init.signal ?? undefined };
    const message = await new Promise<IncomingMessage>((answered, failed) => {
      const request =
        url.protocol === 'https:'
          ? tlsRequest(url, { ...options, agent: tls })
          : plainRequest(url, { ...options, agent: plain });
      request.on('response', answered).on('error', (error) => failed(problemOf(error)));
      request.end(body);
    });
    return boundAnswer(toResponse(message));
  };
}

/** Whole bodies alone: what was not written yet could not be signed, nor sent again. */
function readBody({ body }: RequestInit): string | Uint8Array | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new TypeError('A model is asked with a whole body.');
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
      if (addresses.some(({ address }) => !guard.allows(address))) return done(new ModelProblem('barred'), '', 0);
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
    throw new ModelProblem('broken');
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

function problemOf(error: Error): ModelProblem {
  if (error instanceof ModelProblem) return error;
  if (error.name === 'AbortError') return new ModelProblem('aborted');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new ModelProblem(insecure.test(code) ? 'insecure' : 'unreachable');
}
