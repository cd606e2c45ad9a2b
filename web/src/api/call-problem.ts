import type { authenticationApp, Problem, ProblemCode } from '@notewright/contract';
import * as words from './call-problem.words.ts';

/** `network`: no answer came. `unreadable`: an answer came that this page cannot read. */
export type CallProblemCode = ProblemCode | 'network' | 'unreadable';

/** What a sign-in asks for after its first step. */
export interface SecondStep {
  readonly token: string;
  /** The usual way first. */
  readonly methods: readonly authenticationApp.FactorMethod[];
  /** The page of ours to go on to, where the server alone knows it. */
  readonly from: string | null;
}

/** What comes with some failures besides their sentence. */
interface ProblemDetails {
  /** What is wrong with which field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** With `email_unverified`: the token of the attempt to sign up, for verification and for another code. */
  readonly attemptToken?: string | null;
  /** With `second_factor_required` at sign-in. */
  readonly secondStep?: SecondStep | null;
}

/** A call that did not succeed. `message` is a sentence for a person; `errors` says what is wrong with which field. */
export class CallProblem extends Error {
  readonly code: CallProblemCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly attemptToken: string | null;
  readonly secondStep: SecondStep | null;

  constructor(code: CallProblemCode, status: number, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'CallProblem';
    this.code = code;
    this.status = status;
    this.errors = details.errors ?? {};
    this.attemptToken = details.attemptToken ?? null;
    this.secondStep = details.secondStep ?? null;
  }

  /** The server's own sentence; null when the failure never reached it or its answer could not be read. */
  get serverMessage(): string | null {
    return this.code === 'network' || this.code === 'unreadable' ? null : this.message;
  }
}

export const networkProblem = (): CallProblem => new CallProblem('network', 0, words.network);

export const lockedProblem = (): CallProblem => new CallProblem('session_locked', 401, words.locked);

export const unreadableProblem = (status: number): CallProblem =>
  new CallProblem('unreadable', status, words.unreadable);

/** Reads the one error shape of the product from a failed answer. */
export async function readProblem(response: Response): Promise<CallProblem> {
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (body === null || typeof body.code !== 'string' || typeof body.message !== 'string')
    return unreadableProblem(response.status);
  const { code, message, errors, access_token: token } = body;
  const details = {
    ...(errors ? { errors } : {}),
    attemptToken: typeof token === 'string' ? token : null,
    secondStep: readSecondStep(body),
  };
  return new CallProblem(code as ProblemCode, response.status, message, details);
}

const known: ReadonlySet<string> = new Set<authenticationApp.FactorMethod>(['totp', 'passkey', 'recovery_code']);

function readSecondStep({ second_factor_token: token, methods, from }: Partial<Problem>): SecondStep | null {
  if (typeof token !== 'string' || !Array.isArray(methods)) return null;
  const isKnown = (method: string): method is authenticationApp.FactorMethod => known.has(method);
  return { token, methods: methods.filter(isKnown), from: typeof from === 'string' ? from : null };
}

/** True for the error of a call that the page itself called off. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
