import { FetchProblem } from '../net/fetch-problem.ts';
import { createGuardedFetch, type Resolve } from '../net/guarded-fetch.ts';
import { IdentityError } from './identity-provider.ts';

/** A provider's answers are a few kilobytes; a set of keys can be larger. */
const longestAnswer = 512 * 1024;

export interface ProviderPlace {
  readonly issuer: string;
  /** Hosts beside the issuer's own that may be asked, as in an address, with the port where it is not the ordinary one. */
  readonly hosts: readonly string[];
  /** Internal networks, as addresses and CIDR ranges, that these hosts may lie in. */
  readonly networks: readonly string[];
  readonly resolve?: Resolve | undefined;
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * The guarded fetch for a provider: asks the issuer's host and the listed ones and nobody else, and reads no more than half a megabyte. What a
 * provider's description names is an address like any other, and may lead into the hospital's own network.
 * @returns a fetch, which throws IdentityError, and where its signal aborts the reason of that, as `fetch` does
 */
export function fetchFromProvider({ issuer, hosts, networks, resolve }: ProviderPlace): Fetch {
  const origins = originsOf(issuer, hosts);
  const guarded = { endpoints: [...origins], networks, ca: null, bound: readWhole };
  const fetch = createGuardedFetch(resolve === undefined ? guarded : { ...guarded, resolve });
  return async (address, init) => {
    if (!origins.has(new URL(address).origin)) throw new IdentityError('unavailable', 'host_not_listed');
    try {
      return await fetch(address, { ...init, ...wholeOf(init) });
    } catch (error) {
      if (init.signal?.aborted === true) throw init.signal.reason;
      throw error instanceof FetchProblem ? new IdentityError('unavailable', reasons[error.kind]) : error;
    }
  };
}

/** A form as its words: the guarded fetch sends whole bodies alone. */
const wholeOf = ({ body }: RequestInit): Pick<RequestInit, 'body'> =>
  body instanceof URLSearchParams ? { body: body.toString() } : {};

/** Plain addresses are those of an issuer on this machine alone, for trying it out. */
function originsOf(issuer: string, hosts: readonly string[]): ReadonlySet<string> {
  const { host: own, protocol } = new URL(issuer);
  const schemes = new Set(['https:', protocol]);
  return new Set([own, ...hosts].flatMap((host) => [...schemes].map((scheme) => new URL(`${scheme}//${host}`).origin)));
}

/** For the log. */
const reasons: Readonly<Record<FetchProblem['kind'], string>> = {
  barred: 'barred',
  insecure: 'insecure',
  unreachable: 'not_reached',
  aborted: 'not_reached',
  broken: 'broken',
  endless: 'answer_too_large',
};

/** All of an answer, also of one that says no: the protocol has its reasons there. */
async function readWhole(answer: Response): Promise<Response> {
  const body = answer.body === null ? null : await readAtMost(answer.body, longestAnswer);
  if (answer.status >= 300 && answer.status < 400) throw new IdentityError('unavailable', 'redirected');
  return new Response(body, { status: answer.status, headers: answer.headers });
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > limit) throw new FetchProblem('endless');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
