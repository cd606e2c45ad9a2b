import { X509Certificate } from 'node:crypto';
import { IdentityError } from '../identity-provider.ts';

/** A certificate of a provider as its company sees it. */
export interface ShownCertificate {
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const mostCertificates = 6;
const fewestBits = 2048;

/**
 * The certificates of a pasted text: PEM blocks, or the bare base64 of one.
 * @throws IdentityError `failed` for none, too many, and keys that are none of RSA with 2048 bits or more
 */
export function readCertificates(text: string): readonly string[] {
  const blocks = [...text.matchAll(/-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g)];
  const bodies = blocks.length > 0 ? blocks.map(([, body = '']) => body) : text.split(/\n\s*\n/);
  const found = new Set(bodies.filter((body) => body.trim() !== '').map(readOne));
  if (found.size === 0 || found.size > mostCertificates) throw new IdentityError('failed', 'no_certificate');
  return [...found];
}

function readOne(body: string): string {
  const certificate = parse(body.replace(/\s+/g, ''));
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
  if (type !== 'rsa' || (details?.modulusLength ?? 0) < fewestBits) throw new IdentityError('failed', 'weak_key');
  return certificate.toString();
}

function parse(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    throw new IdentityError('failed', 'no_certificate');
  }
}

export function showCertificate(pem: string): ShownCertificate {
  const certificate = new X509Certificate(pem);
  return { fingerprint: certificate.fingerprint256, expiresAt: certificate.validToDate.getTime() };
}
