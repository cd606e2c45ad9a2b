import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeHmac, sha256 } from './sha256.ts';
import { encodeUtf8 } from './utf8.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const samples = [
  '',
  'abc',
  'x'.repeat(55),
  'x'.repeat(56),
  'x'.repeat(63),
  'x'.repeat(64),
  'x'.repeat(1000),
  'ärztin \u{1f600}',
];

describe('sha256 and HMAC', () => {
  it.each(samples)('agrees with the library on %j', (text) => {
    expect(hex(sha256(encodeUtf8(text)))).toBe(createHash('sha256').update(text).digest('hex'));
    for (const key of ['', 'key', 'k'.repeat(64), 'k'.repeat(65), 'k'.repeat(200)])
      expect(hex(makeHmac(encodeUtf8(key))(encodeUtf8(text)))).toBe(
        createHmac('sha256', key).update(text).digest('hex'),
      );
  });

  it('distinguishes lone surrogates', () => {
    expect(hex(encodeUtf8('\ud800'))).not.toBe(hex(encodeUtf8('\ud801')));
  });
});
