import { FetchProblem } from '../net/fetch-problem.ts';
import { createGuardedFetch, type Resolve } from '../net/guarded-fetch.ts';
import { FhirProblem } from './fhir-client.ts';

/** Bytes of one answer. */
const longestAnswer = 8_000_000;
/** How long an EHR may take for one. */
export const askSeconds = 20;

/** All that came of one question: nothing of it is still on its way. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface EmrQuestion {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/** Asks one EHR. @throws FhirProblem where no answer came, and what the signal was aborted with */
export type EmrFetch = (address: string, question: EmrQuestion) => Promise<WholeAnswer>;

export interface EmrPlace {
  /** Addresses that the operator confirmed; nothing but their origins is asked. */
  readonly addresses: readonly string[];
  /** Internal networks, as addresses and CIDR ranges, that their hosts may lie in. */
  readonly networks: readonly string[];
  readonly seconds?: number;
  readonly resolve?: Resolve | undefined;
}

/** The guarded way to one EHR: no redirect is followed, and every answer has an end in bytes and in time. */
export function createEmrFetch({ addresses, networks, seconds = askSeconds, resolve }: EmrPlace): EmrFetch {
  const guarded = { endpoints: addresses, networks, ca: null, bound: (answer: Response) => Promise.resolve(answer) };
  const fetch = createGuardedFetch(resolve === undefined ? guarded : { ...guarded, resolve });
  return async (address, { signal, ...asked }) => {
    const timeout = AbortSignal.timeout(seconds * 1000);
    const both = AbortSignal.any([signal, timeout]);
    try {
      const answer = await fetch(address, { ...asked, signal: both });
      return { status: answer.status, headers: answer.headers, body: await readText(answer) };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (timeout.aborted) throw new FhirProblem('timeout');
      throw toProblem(error);
    }
  };
}

/** An answer that was cut is broken: what stands in a half of it is not known. */
function toProblem(error: unknown): FhirProblem {
  if (error instanceof FhirProblem) return error;
  if (!(error instanceof FetchProblem) || error.kind === 'broken') return new FhirProblem('broken');
  return new FhirProblem(error.kind === 'endless' ? 'too_large' : 'unreachable');
}

async function readText(answer: Response): Promise<string> {
  if (answer.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > longestAnswer) throw new FhirProblem('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
