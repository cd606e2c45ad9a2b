import type { Message } from '@notewright/engine/message';

/** The kinds of failure that RFC 7644 (section 3.12, table 9) names. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** Thrown anywhere below a call of a directory to answer with a failure as RFC 7644 writes them. Names nobody. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: number;
  /** What the directory's administrator reads. */
  readonly detail: Message;
  readonly scimType: ScimType | null;
  /** Seconds after which a new try makes sense. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    detail: Message,
    more: { readonly scimType?: ScimType; readonly retryAfter?: number } = {},
  ) {
    super(String(detail));
    this.status = status;
    this.detail = detail;
    this.scimType = more.scimType ?? null;
    this.retryAfter = more.retryAfter ?? null;
  }
}

/** A request that is not as RFC 7644 has it. */
export function refuseInput(scimType: ScimType, detail: Message): never {
  throw new ScimError(400, detail, { scimType });
}
