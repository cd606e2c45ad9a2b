import { isLoopback } from '../net/is-loopback.ts';

/**
 * Checks the address of a model endpoint as an operator set it.
 * @returns it without a trailing slash
 * @throws Error with one sentence for the operator: not an address, unencrypted beyond this machine, or with a password
 */
export function checkEndpointAddress(baseUrl: string, name = 'MODEL_BASE_URL'): string {
  if (!URL.canParse(baseUrl)) throw new Error(`${name} is not a web address.`);
  const url = new URL(baseUrl);
  if (url.username !== '' || url.password !== '') {
    throw new Error(`${name} must not contain a user name or password; set MODEL_API_KEY or MODEL_API_KEY_FILE.`);
  }
  if (url.search !== '' || url.hash !== '') throw new Error(`${name} must not contain a query or a fragment.`);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) {
    return url.href.replace(/\/+$/, '');
  }
  throw new Error(`${name} must begin with https:// (http:// is accepted for this machine’s own addresses only).`);
}
