import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from '@notewright/contract';

/** Who is calling, as the session says. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'unverified'; readonly signUpId: string; readonly sessionId: string; readonly email: string }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly tenantId: string;
      readonly sessionId: string;
      readonly email: string;
    };
export type UserCaller = Extract<Caller, { kind: 'user' }>;

/** Who may call. `anyone` includes visitors; `verified-user` is a signed-in person with a verified e-mail. */
export type RoutePolicy = 'anyone' | 'session' | 'verified-user';
export type CallerOf<P extends RoutePolicy> = P extends 'verified-user'
  ? UserCaller
  : P extends 'session'
    ? Exclude<Caller, { kind: 'visitor' }>
    : Caller;

/** Named limits; what each allows stands in `limits.ts` beside this file. */
export type RouteLimit =
  'read' | 'write' | 'profile' | 'send' | 'stream' | 'sign-in' | 'sign-up' | 'one-time-code' | 'refresh';

export interface UploadedFile {
  /** As the browser said it: untrusted. */
  readonly name: string;
  readonly declaredType: string;
  readonly bytes: Uint8Array;
}

export interface RouteRequest<E extends EndpointShape, P extends RoutePolicy> {
  readonly body: BodyOf<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly file: UploadedFile | null;
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

export interface JsonAnswer<E extends EndpointShape> {
  readonly kind: 'json';
  readonly body: ResponseOf<E>;
  /** Headers beyond those of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answer<E extends EndpointShape> = JsonAnswer<E> | EventStreamAnswer | FileAnswer;

export interface Route {
  readonly endpoint: EndpointShape;
  readonly policy: RoutePolicy;
  readonly limits: readonly RouteLimit[];
  /** The audit action, for example `chat.read`, or why there is none: `none: ...`. */
  readonly audit: string;
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
    readonly handle: (request: RouteRequest<E, P>) => Promise<Answer<E>>;
  },
): Route {
  // The compiler cannot follow the pairing of schema and handler through the table of routes; mounting restores it,
  // since the request handed over was parsed with this endpoint's own schemas under this route's own policy.
  const { handle } = declaration;
  return { endpoint, policy: declaration.policy, limits: declaration.limits, audit: declaration.audit, handle };
}

export function json<E extends EndpointShape>(
  body: ResponseOf<E>,
  headers: Readonly<Record<string, string>> = {},
): JsonAnswer<E> {
  return { kind: 'json', body, headers };
}
