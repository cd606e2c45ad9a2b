import { problems, type ProblemCode } from '@notewright/contract';

/** Thrown anywhere below a route to answer with one of the catalogue's problems. Carries words for a person only. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string[]>>;
  /** Seconds after which a new try makes sense, for the `Retry-After` header. */
  readonly retryAfter: number | null;
  /** Further fields of the answer, for the calls whose contract names them. */
  readonly extras: Readonly<Record<string, string | readonly string[]>>;

  constructor(
    code: ProblemCode,
    details: {
      readonly message?: string;
      readonly fields?: Readonly<Record<string, string[]>>;
      readonly retryAfter?: number;
      readonly extras?: Readonly<Record<string, string | readonly string[]>>;
    } = {},
  ) {
    super(details.message ?? problems[code][1]);
    this.code = code;
    this.status = problems[code][0];
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.extras = details.extras ?? {};
  }
}
