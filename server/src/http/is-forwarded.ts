import type { IncomingMessage } from 'node:http';
import { defineMessage } from '@notewright/engine/message';

/** What proxies add; `via` by RFC 9110, `forwarded` by RFC 7239, the others by custom. */
const ofProxies = /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-original-.+|x-client-ip|true-client-ip|cf-.+)$/;

/**
 * True when a request shows that a proxy has handed it on: by a header that proxies add, or by HTTP/1.0, which no
 * browser speaks and which nginx before 1.30 speaks to what stands behind it unless it is set to another. One that shows
 * itself in neither is met by `isFromOwnPage`: nobody has an account behind it.
 */
export function isForwarded({ headers, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some((name) => ofProxies.test(name));
}

export const proxyNotNamed = defineMessage(
  'http.proxyNotNamed',
  'This server is behind a proxy that its settings do not name, and would take everybody for one person. Whoever runs it has to name the proxy in TRUST_PROXY.',
);
