import type { authenticationApp } from '@notewright/contract';
import { canUsePasskeys, type Challenge } from './answer-challenge.ts';
import { CallProblem } from './call-problem.ts';
import * as words from './passkeys.words.ts';

const isNumber = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname);

/**
 * Where this page would have to be opened for passkeys to work, which a browser binds to a name: null when this
 * address has one already, or there is none to offer.
 */
export function addressWithName({ hostname, href }: Pick<Location, 'hostname' | 'href'> = location): string | null {
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return null;
  const address = new URL(href);
  address.hostname = 'localhost';
  return address.origin;
}

/** True where a passkey can be made or used on this very page. */
export function canUsePasskeysHere(): boolean {
  return canUsePasskeys() && isSecureContext && !isNumber(location.hostname);
}

/** Has the browser make a passkey. Throws `CallProblem` with a sentence for the person when nothing came of it. */
export async function makePasskey({ options }: Challenge): Promise<authenticationApp.NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    // The server wrote these options with the other half of the same library.
    const response = await startRegistration({ optionsJSON: options as unknown as Options });
    return response as authenticationApp.NewPasskey;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new CallProblem('passkey_refused', 0, isKnown ? words.heldAlready : words.notMade);
  }
}
