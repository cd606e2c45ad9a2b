import type { operator } from '@notewright/contract';
import type { JSONSchema7 } from 'ai';

/** What a model is asked. Both texts have passed the shield: no identifier that the engine finds is left in them. */
export interface ModelRequest {
  /** The tool's instructions. Holds no secret and nothing of the person's input. */
  readonly system: string;
  readonly prompt: string;
  /** None: running text. */
  readonly form?: AnswerForm | undefined;
  readonly signal: AbortSignal;
  /** Told of each call to the endpoint once it has ended; there is more than one where one failed and was tried again. */
  readonly note?: ((call: ModelCall) => void) | undefined;
}

/** Tokens as the provider counted them; null where it did not say. */
export interface CountedTokens {
  tokensIn: number | null;
  tokensOut: number | null;
}

/** What became of one call to an endpoint, without a word of it. */
export interface ModelCall extends Readonly<CountedTokens> {
  /** Null: a whole answer. */
  readonly problem: ModelProblemKind | null;
}

/** The shape of an answer that is data: JSON, which the provider holds the model to where it can. */
export interface AnswerForm {
  /** A name of ours, letters and underscores. */
  readonly name: string;
  /** A JSON Schema (draft 7) of an object. */
  readonly schema: JSONSchema7;
}

/** A language model, as a port. One adapter for each protocol stands in `providers`; `wiring` chooses. */
export interface Model {
  /** The configured name, shown to the reader as the writer of a reply. */
  readonly name: string;
  /** Characters of the longest input that fits what it can take in; absent where nothing is known of it. */
  readonly longestInput?: number | undefined;
  /** Reads once more, against its source, what this one has written; absent: nobody does. */
  readonly secondReader?: Model | undefined;
  /**
   * The answer, piece by piece; of a `form`, the JSON text. Ends only when the model said that it was finished.
   * @throws ModelProblem for every other end, also when `signal` aborts
   */
  stream(request: ModelRequest): AsyncIterable<string>;
}

/** Why a model gave no whole answer. */
export type ModelProblemKind = operator.ModelProblemKind;

/** Never carries what was asked or answered. */
export class ModelProblem extends Error {
  override readonly name = 'ModelProblem';
  readonly kind: ModelProblemKind;
  /** Seconds after which the endpoint wants to be asked again, when it said so. */
  readonly retryAfter: number | null;
  /** The status with which the endpoint said no, when it did. */
  readonly status: number | null;

  constructor(kind: ModelProblemKind, retryAfter: number | null = null, status: number | null = null) {
    super(`The language model gave no whole answer: ${kind}.`);
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}
