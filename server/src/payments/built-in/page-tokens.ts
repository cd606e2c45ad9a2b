import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * The addresses of pages are capabilities: 32 bytes that nobody can guess. They are kept nowhere. That of an order is
 * made from it with a key, so that the same order opens the same page; a paper is named by the digest of its address,
 * so that who reads the table can pay nothing.
 */
export interface PageTokens {
  ofOrder(orderId: string): string;
  draw(): string;
}

export function createPageTokens(key: Uint8Array): PageTokens {
  return {
    ofOrder: (orderId) => createHmac('sha256', key).update(`order/${orderId}`).digest('base64url'),
    draw: () => randomBytes(32).toString('base64url'),
  };
}

const tokenShape = /^[\w-]{43}$/;

/** The name of the paper behind an address; null for what can be none. */
export function paperIdOf(kind: 'chk' | 'crd', token: string): string | null {
  if (!tokenShape.test(token)) return null;
  return `${kind}_${createHash('sha256').update(token).digest('base64url')}`;
}
