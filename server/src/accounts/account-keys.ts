import { createHash, createHmac, createPrivateKey, createPublicKey, randomBytes, randomInt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { limits } from '@notewright/contract';

/** What a one-time code is for: a code for one purpose is no code for another. */
export type CodePurpose = 'sign-up' | 'reset' | 'email';

/** The keyed operations behind codes and tokens, each under a key of its own. */
export interface AccountKeys {
  /** Of as many digits as the installation's codes have; uniform, leading zeros kept. */
  makeCode(): string;
  /** A keyed hash: a few digits would be found in an instant behind a plain one. Bound to its attempt and purpose. */
  macCode(attemptId: string, purpose: CodePurpose, code: string): string;
  /** 80 random bits, in groups of four. */
  makeRecoveryCode(): string;
  /** A keyed hash of a recovery code in its folded form. */
  macRecoveryCode(userId: string, code: string): string;
  /** Says whether a password is still the one that it was; says nothing about it. Null: no password. */
  markPassword(userId: string, passwordHash: string | null): string;
  /** For the change of an address: digits enough that guessing at them is no way. */
  makeEmailCode(): string;
  /** Recognises a browser and system of an account, and says nothing about them. */
  macDevice(userId: string, name: string): string;
  /** 256 random bits. */
  makeRefreshToken(): string;
  /** 256 random bits. */
  makeResetToken(): string;
  /** 256 random bits: what a tab shows to finish a sign-in that it began elsewhere. */
  makeAttemptToken(): string;
  /** 128 random bits. */
  makeLinkToken(): string;
  /** What a token is stored as. A plain hash serves: nobody can guess that many random bits, and its row is sealed. */
  hashToken(token: string): string;
  /** The one token that follows another. Computed, so that a repeated request within the grace gets the same answer. */
  nextRefreshToken(token: string): string;
  readonly signingKey: KeyObject;
  readonly verifyingKey: KeyObject;
}

/** The fixed head of an Ed25519 private key in PKCS #8 (RFC 8410, section 7); the 32 bytes of the seed follow. */
const ed25519Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Keys for accounts.
 * @param purposeKey Gives a key of 32 bytes for one purpose, the same in every process of the installation
 * @param codeDigits Digits of the codes that are mailed at sign-up and reset (setting CODE_DIGITS)
 */
export function createAccountKeys(purposeKey: (purpose: string) => KeyObject, codeDigits: number): AccountKeys {
  const codeKey = purposeKey('one-time-code');
  const recoveryKey = purposeKey('recovery-code');
  const markKey = purposeKey('password-mark');
  const refreshKey = purposeKey('refresh-token');
  const deviceKey = purposeKey('known-device');
  const signingKey = createPrivateKey({
    key: Buffer.concat([ed25519Head, purposeKey('access-token').export()]),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    makeCode: () => drawCode(codeDigits),
    macCode: (attemptId, purpose, code) =>
      createHmac('sha256', codeKey).update(`${purpose}\n${attemptId}\n${code}`).digest('base64url'),
    makeRecoveryCode,
    macRecoveryCode: (userId, code) =>
      createHmac('sha256', recoveryKey).update(`${userId}\n${code}`).digest('base64url'),
    markPassword: (userId, passwordHash) =>
      createHmac('sha256', markKey)
        .update(`${userId}\n${passwordHash ?? ''}`)
        .digest('base64url'),
    makeEmailCode: () => drawCode(limits.emailCodeDigits),
    macDevice: (userId, name) => createHmac('sha256', deviceKey).update(`${userId}\n${name}`).digest('base64url'),
    makeRefreshToken: () => randomBytes(32).toString('base64url'),
    makeResetToken: () => randomBytes(32).toString('base64url'),
    makeAttemptToken: () => randomBytes(32).toString('base64url'),
    makeLinkToken: () => randomBytes(16).toString('base64url'),
    hashToken: (token) => createHash('sha256').update(token).digest('base64url'),
    nextRefreshToken: (token) => createHmac('sha256', refreshKey).update(token).digest('base64url'),
    signingKey,
    verifyingKey: createPublicKey(signingKey),
  };
}

/** Crockford's base 32: no letter in it is taken for a figure. */
const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz';

function makeRecoveryCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => recoveryLetters[byte % 32]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

function drawCode(digits: number): string {
  return String(randomInt(0, 10 ** digits)).padStart(digits, '0');
}
