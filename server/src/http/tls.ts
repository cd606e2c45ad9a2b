import type { ServerOptions } from 'node:https';

/**
 * What the server speaks when it speaks TLS itself: 1.2 and 1.3, each with forward secrecy and authenticated encryption
 * alone (BCP 195, RFC 9325, sections 3.1.1 and 4.2). The server's own order counts.
 */
export const tlsOptions = {
  minVersion: 'TLSv1.2',
  honorCipherOrder: true,
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
} as const satisfies ServerOptions;
