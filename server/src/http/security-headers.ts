import { createHash } from 'node:crypto';

/** The security headers of every answer, errors and files included (docs/security). */

/** What a page may load: its own files, pictures it made itself, and nothing from elsewhere; no script is made from text. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The one policy makes one address a script: that of the engine's worker (web/src/features/home/try-it).
  'trusted-types notewright-worker',
].join('; ');

const inline = {
  'script-src': /<script>(.*?)<\/script>/gs,
  // A sheet may hold `<`: in the range of a query, in the syntax of a property.
  'style-src': /<style>(.*?)<\/style>/gs,
} as const;

/**
 * The policy of a page of the build: what it holds inline it may use, each piece by the hash of its text (CSP 3, 6.7.3);
 * nothing else that stands in it ever runs.
 */
export function policyOf(html: string): string {
  return Object.entries(inline).reduce((policy, [directive, pattern]) => {
    const hashes = [...html.matchAll(pattern)].map(
      ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    return policy.replace(`${directive} 'self'`, `${directive} 'self'${hashes.join('')}`);
  }, pagePolicy);
}

/** A page that the server writes itself, without any script. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A person's file: shown by nobody, even when it is opened by its address. */
export const filePolicy = "default-src 'none'; sandbox";

/** What no page of ours uses. */
const withheld = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'usb',
  'xr-spatial-tracking',
];

/** Dictation, by the microphone and on the device alone, a screen that stays on while a visit is recorded, and passkeys. */
const used = [
  'microphone',
  'on-device-speech-recognition',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
];

const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': callPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': [...withheld.map((name) => `${name}=()`), ...used.map((name) => `${name}=(self)`)].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
  'Cache-Control': 'no-store',
};

/** The headers that every answer begins with; pages and files put their own policy over it. */
export function securityHeaders(isServedOverTls: boolean): Readonly<Record<string, string>> {
  if (!isServedOverTls) return commonHeaders;
  return { ...commonHeaders, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
}
