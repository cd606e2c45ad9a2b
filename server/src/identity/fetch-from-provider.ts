import { IdentityError } from './identity-provider.ts';

/** A provider's answers are a few kilobytes; a set of keys can be larger. */
const longestAnswer = 512 * 1024;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * A fetch that asks the listed hosts and nobody else, follows no redirect and reads no more than half a megabyte:
 * what a provider's description names is an address like any other, and may lead into the hospital's own network.
 * @param hosts as in an address, with the port where it is not the ordinary one
 */
export function fetchFromProvider(hosts: ReadonlySet<string>): Fetch {
  return async (address, init) => {
    const { host } = new URL(address);
    if (!hosts.has(host)) throw new IdentityError('unavailable', 'host_not_listed');
    const answer = await fetch(address, { ...init, redirect: 'manual', credentials: 'omit' });
    const body = await readAtMost(answer, longestAnswer);
    if (answer.status >= 300 && answer.status < 400) throw new IdentityError('unavailable', 'redirected');
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

async function readAtMost(answer: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (answer.body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > limit) throw new IdentityError('unavailable', 'answer_too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
