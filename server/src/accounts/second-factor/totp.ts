import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as the authenticator apps know it: SHA-1, six digits, thirty seconds. Others are not read by all of them. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226, section 4, asks for at least 128 bits and recommends 160. */
const secretBytes = 20;
/** Steps by which a telephone's clock may be off (RFC 6238, section 5.2). */
const drift = 1;

/** A new secret, base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code holds: the secret, and under which name the app shows it. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...kind, issuer: 'Notewright', label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step whose code this is, within the drift around `now` (epoch milliseconds); null for any other code. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  // The library compares bytes, and throws for characters of several.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: drift });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
