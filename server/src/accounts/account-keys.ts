import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { limits } from '@notewright/contract';

/** What a one-time code is for: a code for one purpose is no code for another. */
export type CodePurpose = 'sign-up' | 'reset';

/** The keyed operations behind codes and tokens, each under a key of its own. */
export interface AccountKeys {
  /** Uniform, leading zeros kept. */
  makeCode(): string;
  /** A keyed hash: four digits would be found in an instant behind a plain one. Bound to its attempt and purpose. */
  macCode(attemptId: string, purpose: CodePurpose, code: string): string;
  /** 256 random bits. */
  makeRefreshToken(): string;
  /** 256 random bits. */
  makeResetToken(): string;
  /** 128 random bits. */
  makeLinkToken(): string;
  /** What a token is stored as. A plain hash serves: nobody can guess that many random bits. */
  hashToken(token: string): string;
  /** The one token that follows another. Computed, so that a repeated request within the grace gets the same answer. */
  nextRefreshToken(token: string): string;
  readonly signingKey: KeyObject;
  readonly verifyingKey: KeyObject;
}

/** The fixed head of an Ed25519 private key in PKCS #8 (RFC 8410, section 7); the 32 bytes of the seed follow. */
const ed25519Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Keys for accounts; `purposeKey` gives 32 bytes for one purpose, the same in every process of the installation. */
export function createAccountKeys(purposeKey: (purpose: string) => Uint8Array): AccountKeys {
  const codeKey = purposeKey('one-time-code');
  const refreshKey = purposeKey('refresh-token');
  const signingKey = createPrivateKey({
    key: Buffer.concat([ed25519Head, purposeKey('access-token')]),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    makeCode: () => String(randomInt(0, 10 ** limits.otpDigits)).padStart(limits.otpDigits, '0'),
    macCode: (attemptId, purpose, code) =>
      createHmac('sha256', codeKey).update(`${purpose}\n${attemptId}\n${code}`).digest('base64url'),
    makeRefreshToken: () => randomBytes(32).toString('base64url'),
    makeResetToken: () => randomBytes(32).toString('base64url'),
    makeLinkToken: () => randomBytes(16).toString('base64url'),
    hashToken: (token) => createHash('sha256').update(token).digest('base64url'),
    nextRefreshToken: (token) => createHmac('sha256', refreshKey).update(token).digest('base64url'),
    signingKey,
    verifyingKey: createPublicKey(signingKey),
  };
}

/** Compares two texts in a time that says nothing about where they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
