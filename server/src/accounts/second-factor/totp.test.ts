import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { findTotpStep, makeTotpSecret, totpUri } from './totp.ts';

/** RFC 6238, appendix B: the secret of its SHA-1 vectors, and their last six digits. */
const rfcSecret = Secret.fromUTF8('12345678901234567890').base32;

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %d seconds', (seconds, code) => {
    expect(findTotpStep(rfcSecret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-61_000, null],
    [-60_000, null],
    [-31_000, null],
    [-30_000, 41],
    [-1, 41],
    [0, 41],
    [29_999, 41],
    [30_000, 41],
    [59_999, 41],
    [60_000, null],
    [61_000, null],
  ])('count within one step of the clock: %d ms after the step began', (offset, expected) => {
    const begin = 41 * 30_000;
    const code = new TOTP({ secret: rfcSecret, digits: 6, period: 30 }).generate({ timestamp: begin });
    expect(findTotpStep(rfcSecret, code, begin + offset)).toBe(expected);
  });

  it.each(['', '1', '12345', '1234567', 'abcdef', '٠٠٥٩٢٤', ' 005924', '-05924', '0x5924'])(
    'are no other text: %j',
    (text) => {
      expect(findTotpStep(rfcSecret, text, 1234567890_000)).toBeNull();
    },
  );

  it('come from secrets of 160 random bits', () => {
    const secrets = Array.from({ length: 200 }, makeTotpSecret);
    expect(new Set(secrets).size).toBe(200);
    for (const secret of secrets) expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  });

  it('carry hostile addresses in their link as text', () => {
    const uri = totpUri(rfcSecret, 'a"&secret=AAAA?issuer=x/../\n@clinic.example');
    const link = new URL(uri);
    expect(link.searchParams.getAll('secret')).toEqual([rfcSecret]);
    expect(link.searchParams.getAll('issuer')).toEqual(['Notewright']);
    expect(uri).not.toMatch(/[\s"]/);
  });
});
