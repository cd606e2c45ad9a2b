import type { FormPages } from './form-calls.ts';
import type { UserCaller } from '../kernel/caller.ts';
import type { Localizable } from '../language/localizable.ts';
import type { CallerOf, RoutePolicy } from '../policies/route-policy.ts';
import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from '@notewright/contract';

/** Named limits; what each allows stands in `limits.ts` beside this file. */
export type RouteLimit =
  | 'read'
  | 'write'
  | 'profile'
  | 'send'
  | 'transcribe'
  | 'record'
  | 'stream'
  | 'sign-in'
  | 'sign-in-return'
  | 'sign-up'
  | 'one-time-code'
  | 'second-factor'
  | 'export'
  | 'import'
  | 'purchase'
  | 'webhook'
  | 'directory'
  | 'support'
  | 'refresh';

/**
 * What a call needs a plan for. `join`: whose plan counts is known only within the call, which asks by itself.
 */
export type PlanNeed = 'write' | 'invite' | 'join';

/** Lets a caller do what needs a plan. @throws ProblemError `plan_required` */
export type RequirePlan = (caller: UserCaller, action: Exclude<PlanNeed, 'join'>) => Promise<void>;

export interface UploadedFile {
  /** As the browser said it: untrusted. */
  readonly name: string;
  readonly declaredType: string;
  readonly bytes: Uint8Array;
}

/** Files that a call takes together, as they were written down; they are gone when the call is answered. */
export interface UploadedFileSet {
  readonly files: readonly {
    /** As the browser said it: untrusted. */
    readonly name: string;
    /** Where it lies; made up by the server. */
    readonly path: string;
  }[];
}

export interface RouteRequest<E extends EndpointShape, P extends RoutePolicy> {
  readonly body: BodyOf<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  /** The first of the files that came. */
  readonly file: UploadedFile | null;
  /** All of them, of a call that takes several in memory. */
  readonly files: readonly UploadedFile[];
  /** For a call that takes several, written down. */
  readonly fileSet: UploadedFileSet | null;
  readonly caller: CallerOf<P>;
  /** The bearer token as sent, for the calls that look at an unverified session by themselves. */
  readonly bearer: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /** From the header `Idempotency-Key`. */
  readonly idempotencyKey: string | null;
  /** True when the caller accepts `text/event-stream`. */
  readonly wantsStream: boolean;
  /** From the header `Last-Event-ID`. */
  readonly lastEventId: number | null;
  /** What its reader wants to be answered in, as their browser says it: a tag of `languages`, or `en`. */
  readonly language: string;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
}

/** An answer of server-sent events; each item is one event, `id` is its `seq`. Comments keep the line open. */
export interface EventStreamAnswer {
  readonly kind: 'event-stream';
  readonly events: AsyncIterable<{ readonly id?: number | undefined; readonly data: unknown }>;
}

export interface FileAnswer {
  readonly kind: 'file';
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A file that is read or made while it leaves: only as fast as the caller takes it, and cut when its source fails. */
export interface DownloadAnswer {
  readonly kind: 'download';
  readonly name: string;
  /** Without parameters, for example `text/csv`. */
  readonly mediaType: string;
  /** Bytes in all, of a file that a person sent; what is made here has none, and its text is UTF-8. */
  readonly size?: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export interface JsonAnswer<E extends EndpointShape> {
  readonly kind: 'json';
  readonly body: Localizable<ResponseOf<E>>;
  /** Headers beyond those of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answer<E extends EndpointShape> = JsonAnswer<E> | EventStreamAnswer | FileAnswer | DownloadAnswer;

export interface Route {
  readonly endpoint: EndpointShape;
  readonly policy: RoutePolicy;
  readonly limits: readonly RouteLimit[];
  /** The audit action, for example `chat.read`, or why there is none: `none: ...`. */
  readonly audit: string;
  /** `recent`: only who has shown within the last minutes that it is them (password, and second factor if there is one). */
  readonly proof: 'recent' | 'none';
  /** What a plan is needed for; null for everything that is one's own already. */
  readonly plan: PlanNeed | null;
  /** The pages that answer a plain HTML form; null for calls that take none. */
  readonly form: FormPages | null;
  readonly handle: (request: RouteRequest<EndpointShape, RoutePolicy>) => Promise<Answer<EndpointShape>>;
}

/**
 * Declares one call: what crosses the wire, who may call, what limits hold, what the audit log says. The server
 * refuses to start when a route lacks any of these.
 */
export function route<const E extends EndpointShape, const P extends RoutePolicy>(
  endpoint: E,
  declaration: {
    readonly policy: P;
    readonly limits: readonly [RouteLimit, ...RouteLimit[]];
    readonly audit: string;
    readonly proof?: 'recent';
    readonly plan?: PlanNeed;
    readonly form?: FormPages;
    readonly handle: (request: RouteRequest<E, P>) => Promise<Answer<E>>;
  },
): Route {
  // The compiler cannot follow the pairing of schema and handler through the table of routes; mounting restores it,
  // since the request handed over was parsed with this endpoint's own schemas under this route's own policy.
  const { policy, limits, audit, proof = 'none', plan = null, form = null, handle } = declaration;
  return { endpoint, policy, limits, audit, proof, plan, form, handle };
}

export function json<E extends EndpointShape>(
  body: Localizable<ResponseOf<E>>,
  headers: Readonly<Record<string, string>> = {},
): JsonAnswer<E> {
  return { kind: 'json', body, headers };
}
