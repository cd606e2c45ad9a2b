import { z } from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * How the body of a call travels. `multipart` calls may carry one file in `fileField`; their other fields are the
 * `body` schema. `stream` answers are server-sent events when the caller accepts `text/event-stream`.
 */
export interface EndpointShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With the trailing slash of the specification and parameters as `:name`; both spellings are served. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly fileField?: string;
  /** How many files `fileField` takes, held in memory; one unless said. Together they are as large as one may be. */
  readonly filesMost?: number;
  /** The largest file in bytes, where a call takes less than an attachment may have. */
  readonly fileBytes?: number;
  /** Set where `fileField` takes several files, which are written down rather than held: their bytes, all together. */
  readonly fileSetBytes?: number;
  /** The largest JSON body in bytes, where a call takes more than a form's worth. */
  readonly bodyBytes?: number;
  readonly response: z.ZodType;
  /** Status of success; 200 unless said. */
  readonly status?: 200 | 201;
  readonly streams?: boolean;
  /** Set where a GET does something: whoever asks by HEAD has done nothing. */
  readonly acts?: boolean;
  /** Set when the answer is a file rather than JSON. */
  readonly binary?: boolean;
  /** Set when the specification reads the sentence of a failure as `Message`. */
  readonly capitalMessage?: boolean;
  /** Set when a plain HTML form can be sent as well, from a page without script; a page answers it. */
  readonly takesForm?: boolean;
  /** The problems this call can answer with, beyond those every call can (see `commonProblems`). */
  readonly problems?: readonly ProblemCode[];
}

/** Says what one call takes and gives. The path string of a call exists here and nowhere else. */
export function endpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape;
}

export type BodyOf<E extends EndpointShape> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
export type BodyInputOf<E extends EndpointShape> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type ParamsOf<E extends EndpointShape> = E['params'] extends z.ZodType ? z.output<E['params']> : undefined;
export type QueryOf<E extends EndpointShape> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined;
export type QueryInputOf<E extends EndpointShape> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type ResponseOf<E extends EndpointShape> = z.output<E['response']>;

/** Every call can answer with these. */
export const commonProblems: readonly ProblemCode[] = [
  'bad_request',
  'validation_failed',
  'unsupported_media_type',
  'payload_too_large',
  'rate_limited',
  'internal',
  'unavailable',
];

/** The one shape of every failure. `Message` repeats `message` for the calls whose answer the specification reads so. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  Message: z.string().optional(),
  /** With `email_unverified` at sign-in: the unverified session's token, for `verify_otp` and `resend_otp`. */
  access_token: z.string().optional(),
  /** With `second_factor_required` at sign-in: what the second step is sent with, and what it can be. */
  second_factor_token: z.string().optional(),
  methods: z.array(z.string()).optional(),
  /** With the same by an identity provider: the page of ours to go on to. */
  from: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;
