import type { FhirResource } from '@notewright/engine';
import { readRetryAfter } from '../models/read-retry-after.ts';
import type { EmrFetch, WholeAnswer } from './emr-fetch.ts';
import type { AccessTokens } from './access-tokens.ts';

/** What a FHIR server answered. */
export interface FhirAnswer {
  readonly status: number;
  /** Null where the body was empty, or, with a status that says no, was no FHIR. */
  readonly resource: FhirResource | null;
  readonly etag: string | null;
  readonly location: string | null;
  /** How long it asked to be left alone; null where it did not. */
  readonly retryAfterSeconds: number | null;
}

export interface FhirAsk {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Relative to the base address, or the absolute address of a next page of the same origin. */
  readonly path: string;
  readonly resource?: FhirResource;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * Why no FHIR answer came. `unreachable`: no connection, or one that is not trusted or not allowed; `timeout`: nothing for too
 * long; `broken`: not in the form that was asked for, or only half of it; `too_large`; `signed_out`: the token is not taken and
 * cannot be renewed. Whether a request that was broken or timed out took effect is not known.
 */
export type FhirProblemKind = 'unreachable' | 'timeout' | 'broken' | 'too_large' | 'signed_out';

/** Never carries what was asked or answered. */
export class FhirProblem extends Error {
  override readonly name = 'FhirProblem';
  readonly kind: FhirProblemKind;

  constructor(kind: FhirProblemKind) {
    super(`A FHIR server gave no answer: ${kind}.`);
    this.kind = kind;
  }
}

/**
 * Asks the FHIR server of a launch. Answers every status as it came, and renews the token once on 401.
 * @throws FhirProblem where no FHIR answer came, and what the signal was aborted with
 */
export type FhirClient = (ask: FhirAsk) => Promise<FhirAnswer>;

export interface FhirClientParts {
  /** Of the server, without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: EmrFetch;
  readonly tokens: AccessTokens;
}

const fhirJson = 'application/fhir+json';

/** A client of one launch. Its token is read for each request, so that one that was closed meanwhile asks nothing more. */
export function createFhirClient({ baseUrl, fetch, tokens }: FhirClientParts): FhirClient {
  return async ({ method, path, resource, headers = {}, signal }) => {
    const address = addressOf(baseUrl, path);
    const ask = (accessToken: string): Promise<WholeAnswer> =>
      fetch(address, {
        method,
        headers: {
          ...headers,
          accept: fhirJson,
          authorization: `Bearer ${accessToken}`,
          ...(resource === undefined ? {} : { 'content-type': fhirJson }),
        },
        ...(resource === undefined ? {} : { body: JSON.stringify(resource) }),
        signal,
      });
    const held = await tokens.current(signal);
    const first = await ask(held.accessToken);
    // A token that is not taken has had no effect: what was asked may be asked again.
    if (first.status !== 401) return readAnswer(first);
    const renewed = await tokens.renew(held.version, signal);
    return readAnswer(await ask(renewed.accessToken));
  };
}

/** @throws FhirProblem `broken` for an address that leads elsewhere: the token goes to its server alone */
function addressOf(baseUrl: string, path: string): string {
  const base = new URL(baseUrl);
  const isAbsolute = /^https?:\/\//i.test(path);
  const address = isAbsolute ? path : `${baseUrl}/${path}`;
  if (!URL.canParse(address)) throw new FhirProblem('broken');
  const url = new URL(address);
  const isBelow = isAbsolute || url.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
  if (url.origin !== base.origin || url.username !== '' || !isBelow) throw new FhirProblem('broken');
  return url.href;
}

function readAnswer({ status, headers, body }: WholeAnswer): FhirAnswer {
  const isYes = status >= 200 && status < 300;
  // A redirect is not followed, and is no answer of FHIR.
  if (status >= 300 && status < 400 && status !== 304) throw new FhirProblem('broken');
  const resource = body.trim() === '' ? null : readResource(body);
  if (isYes && body.trim() !== '' && resource === null) throw new FhirProblem('broken');
  return {
    status,
    resource,
    etag: headers.get('etag'),
    location: headers.get('location') ?? headers.get('content-location'),
    retryAfterSeconds: readRetryAfter(headers.get('retry-after') ?? undefined),
  };
}

function readResource(body: string): FhirResource | null {
  try {
    const read: unknown = JSON.parse(body);
    return isResource(read) ? read : null;
  } catch {
    return null;
  }
}

function isResource(read: unknown): read is FhirResource {
  return typeof read === 'object' && read !== null && 'resourceType' in read && typeof read.resourceType === 'string';
}
