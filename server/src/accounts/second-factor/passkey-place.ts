import { isIP } from 'node:net';

/** Where passkeys can be made and used: a browser binds each to a name of the server (WebAuthn Level 3, "RP ID"). */
export interface PasskeyPlace {
  readonly rpId: string;
  /** The only address whose pages count. */
  readonly origin: string;
}

const thisMachine = new Set(['127.0.0.1', '0.0.0.0', '[::1]', '[::]', 'localhost']);

/**
 * The place of an installation, from the address under which people reach it. A number is no name: this machine is
 * called localhost instead; elsewhere there are no passkeys, nor where pages come without TLS.
 */
export function passkeyPlaceOf(publicUrl: string): PasskeyPlace | null {
  const url = URL.parse(publicUrl);
  if (url === null) return null;
  if (thisMachine.has(url.hostname)) {
    url.hostname = 'localhost';
    return { rpId: 'localhost', origin: url.origin };
  }
  const isNumber = isIP(url.hostname) !== 0 || url.hostname.startsWith('[');
  return isNumber || url.protocol !== 'https:' ? null : { rpId: url.hostname, origin: url.origin };
}
