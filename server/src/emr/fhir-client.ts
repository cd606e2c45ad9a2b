import type { FhirResource } from '@notewright/engine';

/** What a FHIR server answered. */
export interface FhirAnswer {
  readonly status: number;
  /** Null where the body was empty. */
  readonly resource: FhirResource | null;
  readonly etag: string | null;
  readonly location: string | null;
  /** How long it asked to be left alone; null where it did not. */
  readonly retryAfterSeconds: number | null;
}

export interface FhirAsk {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Relative to the base address, or the absolute address of a next page below it. */
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
