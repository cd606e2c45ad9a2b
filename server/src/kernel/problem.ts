import { problems, type ProblemCode } from '@notewright/contract';
import { Message } from '@notewright/engine/message';

/** What a problem of the contract says to a person when a call has nothing more exact to say. */
export function problemMessage(code: ProblemCode): Message {
  return new Message(`problem.${code}`, problems[code][1], {});
}

/** Thrown anywhere below a route to answer with one of the catalogue's problems. Carries words for a person only. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  /** What a person reads; `message` is the same in English. */
  readonly sentence: Message;
  readonly fields: Readonly<Record<string, Message[]>>;
  /** Seconds after which a new try makes sense, for the `Retry-After` header. */
  readonly retryAfter: number | null;
  /** Further fields of the answer, for the calls whose contract names them. */
  readonly extras: Readonly<Record<string, string | readonly string[]>>;

  constructor(
    code: ProblemCode,
    details: {
      readonly message?: Message;
      readonly fields?: Readonly<Record<string, Message[]>>;
      readonly retryAfter?: number;
      readonly extras?: Readonly<Record<string, string | readonly string[]>>;
    } = {},
  ) {
    const sentence = details.message ?? problemMessage(code);
    super(String(sentence));
    this.sentence = sentence;
    this.code = code;
    this.status = problems[code][0];
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.extras = details.extras ?? {};
  }
}
