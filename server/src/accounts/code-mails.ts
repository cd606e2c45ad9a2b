import { defineMessage } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { ProblemError } from '../kernel/problem.ts';
import { writeCodeMail, writeKnownAddressMail, writeLinkMail } from '../mail/mail-texts.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Mail } from '../store/accounts/mails.ts';
import type { SignUp, StoredProof } from '../store/accounts/sign-ups.ts';
import type { CodePurpose, AccountKeys } from './account-keys.ts';
import { areCodesLocked } from './code-failures.ts';
import { durations } from '../kernel/durations.ts';
import { tries } from './tries.ts';
import type { Clock } from '../kernel/clock.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

/**
 * Counts one mail to an address, whoever asks and whether or not it has an account. Each purpose counts by itself, so
 * that a stranger's sign-ups keep nobody from resetting a password.
 * @returns seconds to wait; 0 when the mail may go.
 */
async function countMail(parts: AdmitNextMailParts, email: string, purpose: CodePurpose): Promise<number> {
  const now = parts.clock.now();
  const key = `code-mails:${purpose}:${parts.store.nameEmail(email)}`;
  const count = await parts.store.counters.add(key, 1, { now, expiresAt: now + durations.mailWindow, prolong: false });
  return count.points > tries.codeMails * parts.limitFactor ? (count.expiresAt - now) / 1000 : 0;
}

/**
 * Starts the pause before another code for the same purpose may be asked for: who has just verified an address may
 * still ask for a reset.
 * @returns seconds to wait when it had started before; else 0.
 */
async function startPause(parts: AdmitNextMailParts, email: string, purpose: CodePurpose): Promise<number> {
  const now = parts.clock.now();
  const key = `code-pause:${purpose}:${parts.store.nameEmail(email)}`;
  const expiresAt = now + Math.ceil(durations.mailCoolDown / parts.limitFactor);
  const count = await parts.store.counters.add(key, 1, { now, expiresAt, prolong: false });
  return count.points > 1 ? Math.max(1, (count.expiresAt - now) / 1000) : 0;
}

/** At sign-up: a code may go at once, and the pause before the next begins. @throws ProblemError `rate_limited`. */
export async function admitFirstMail(parts: AdmitNextMailParts, email: string): Promise<void> {
  const wait = await countMail(parts, email, 'sign-up');
  if (wait > 0) throw new ProblemError('rate_limited', { retryAfter: wait });
  await startPause(parts, email, 'sign-up');
}

export interface AdmitNextMailParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/** When a new code is asked for. @throws ProblemError `rate_limited` during the pause and after five mails in an hour. */
export async function admitNextMail(parts: AdmitNextMailParts, email: string, purpose: CodePurpose): Promise<void> {
  const pause = await startPause(parts, email, purpose);
  if (pause > 0) {
    const seconds = Math.ceil(pause);
    throw new ProblemError('rate_limited', {
      message: defineMessage(
        'account.waitBeforeNextCode',
        'Please wait {seconds} seconds before you ask for another code.',
        { seconds },
      ),
      retryAfter: seconds,
    });
  }
  const wait = await countMail(parts, email, purpose);
  if (wait > 0) throw new ProblemError('rate_limited', { retryAfter: wait });
}

/** When a code would be handy but nobody asked for one: true when it may go. */
export async function mayMail(parts: AdmitNextMailParts, email: string): Promise<boolean> {
  return (await startPause(parts, email, 'sign-up')) === 0 && (await countMail(parts, email, 'sign-up')) === 0;
}

/** What proves an attempt's address, as it is stored, and the mail that carries it. */
export interface FreshProof extends StoredProof {
  readonly mail: Mail;
}

export interface MakeProofParts {
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * A new code for an attempt and its mail; a link instead while codes are switched off for the address. A decoy gets
 * both as well, and nobody ever learns them: its mail tells the owner of the account.
 */
export async function makeProof(
  parts: MakeProofParts,
  store: AccountStore,
  signUp: Pick<SignUp, 'id' | 'email' | 'isDecoy'>,
): Promise<FreshProof> {
  const { keys, clock } = parts;
  const context = parts.mailQueue.context();
  const code = keys.makeCode();
  const stored = { codeMac: keys.macCode(signUp.id, 'sign-up', code), codeExpiresAt: clock.now() + durations.code };
  const none = { linkHash: null, linkExpiresAt: null };
  // Asked for decoys as well, so that they take as long.
  const areLocked = await areCodesLocked(parts, store, signUp.email, 'sign-up');
  if (signUp.isDecoy) return { ...stored, ...none, mail: writeKnownAddressMail(signUp.email, context) };
  if (!areLocked) return { ...stored, ...none, mail: writeCodeMail(signUp.email, code, context) };
  const token = keys.makeLinkToken();
  return {
    ...stored,
    linkHash: keys.hashToken(token),
    linkExpiresAt: clock.now() + durations.link,
    mail: writeLinkMail(signUp.email, token, context),
  };
}

export interface RenewProofParts extends MakeProofParts {
  readonly store: AccountStore;
}

/** Gives an attempt a new code (or link) and mails it. */
export async function renewProof(
  parts: RenewProofParts,
  signUp: Pick<SignUp, 'id' | 'email' | 'isDecoy'>,
): Promise<void> {
  await parts.store.transaction(async (store) => {
    const proof = await makeProof(parts, store, signUp);
    await store.signUps.replaceProof(signUp.id, proof);
    await parts.mailQueue.enqueue(store, proof.mail);
  });
}

/** Does what `renewProof` does, as long as it takes, and its mail reaches nobody: for an address without an attempt. */
export async function pretendProof(parts: RenewProofParts, email: string): Promise<void> {
  await parts.store.transaction(async (store) => {
    const nobody = { id: makeId(), email, isDecoy: true };
    const proof = await makeProof(parts, store, nobody);
    await store.signUps.replaceProof(nobody.id, proof);
    await parts.mailQueue.enqueue(store, { ...proof.mail, isForNobody: true });
  });
}
