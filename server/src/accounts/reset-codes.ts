import { v7 as makeId } from 'uuid';
import { writeResetCodeMail, writeResetLinkMail, writeWrongCodesMail } from '../mail/mail-texts.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Mail } from '../store/accounts/mails.ts';
import type { StoredProof } from '../store/accounts/sign-ups.ts';
import type { Account } from '../store/accounts/users.ts';
import { equalInConstantTime } from '../kernel/equal-in-constant-time.ts';
import { auditAccount } from './audit-account.ts';
import type { AccountEvent } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { areCodesLocked, countWrongCode, holdCodes, takeBackWrongCodes } from './code-failures.ts';
import { durations } from '../kernel/durations.ts';
import { tries } from './tries.ts';
import type { AccountKeys } from './account-keys.ts';
import type { Clock } from '../kernel/clock.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

export interface OpenResetParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * Opens a reset for an address and mails its code, or a link while codes are switched off for it. An address without
 * an account gets the same reset in the store, which nothing can complete, and a mail that ends in the outbox: nobody
 * learns from the answer, its time, or from guessing at the code, which addresses have an account.
 */
export async function openReset(parts: OpenResetParts, email: string, source: RequestSource): Promise<void> {
  await parts.store.transaction(async (store) => {
    const now = parts.clock.now();
    const found = await store.users.findByEmail(email);
    const account = found === null || found.isDisabled ? null : found;
    const id = makeId();
    const { mail, ...proof } = await makeResetProof(parts, store, { id, email, to: account?.email ?? email });
    await store.resets.open({ id, email, userId: account?.userId ?? null, proof, expiresAt: now + durations.link });
    await parts.mailQueue.enqueue(store, account === null ? { ...mail, isForNobody: true } : mail);
    await auditAccount(store, source, now, resetEvent('password.forgot', 'success', account));
  });
}

async function makeResetProof(
  parts: OpenResetParts,
  store: AccountStore,
  { id, email, to }: { readonly id: string; readonly email: string; readonly to: string },
): Promise<StoredProof & { readonly mail: Mail }> {
  const { keys, clock } = parts;
  const now = clock.now();
  const context = parts.mailQueue.context();
  const code = keys.makeCode();
  const stored = { codeMac: keys.macCode(id, 'reset', code), codeExpiresAt: now + durations.code };
  if (!(await areCodesLocked(parts, store, email, 'reset')))
    return { ...stored, linkHash: null, linkExpiresAt: null, mail: writeResetCodeMail(to, code, context) };
  const token = keys.makeLinkToken();
  return {
    ...stored,
    linkHash: keys.hashToken(token),
    linkExpiresAt: now + durations.link,
    mail: writeResetLinkMail(to, token, context),
  };
}

export type ResetVerification =
  | { readonly kind: 'verified'; readonly resetToken: string }
  | { readonly kind: 'wrong' }
  /** Too many wrong codes for this address: codes do not count for it any more. */
  | { readonly kind: 'locked' };

export interface VerifyResetCodeParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/** Trades the right code for a token, once: all in one transaction, so that of many right codes exactly one succeeds. */
export function verifyResetCode(
  parts: VerifyResetCodeParts,
  email: string,
  code: string,
  source: RequestSource,
): Promise<ResetVerification> {
  return parts.store.transaction(async (store): Promise<ResetVerification> => {
    const now = parts.clock.now();
    if ((await holdCodes(parts, store, email, 'reset')).areLocked) return { kind: 'locked' };
    const tried = await store.resets.spendTry(email, tries.perCode, now);
    const mac = parts.keys.macCode(tried?.id ?? makeId(), 'reset', code);
    const isRight = tried !== null && equalInConstantTime(tried.codeMac, mac);
    const account = isRight && tried.userId !== null ? await store.users.find(tried.userId) : null;
    if (tried !== null && account !== null && !account.isDisabled) {
      const resetToken = parts.keys.makeResetToken();
      await store.resets.grantToken(tried, parts.keys.hashToken(resetToken), now + durations.resetToken);
      await takeBackWrongCodes(parts, store, 'reset', tried.used - 1);
      await auditAccount(store, source, now, resetEvent('password.verify_code', 'success', account));
      return { kind: 'verified', resetToken };
    }
    const userId = tried?.userId ?? null;
    // A spent code was not compared, so that a guess at it counts for nothing; it takes as long all the same.
    await countWrongCode(parts, store, { email, purpose: 'reset', points: tried === null ? 0 : 1 });
    if (tried !== null) await warnOwner(parts, store, email, userId);
    await auditAccount(store, source, now, {
      ...resetEvent('password.verify_code', 'failure', null),
      object: userId === null ? null : ['user', userId],
    });
    return { kind: 'wrong' };
  });
}

/**
 * Tells the owner that somebody enters wrong codes, once a day at most. For an address without an account the mail
 * ends in the outbox, so that the clock tells nobody which addresses have one.
 */
async function warnOwner(
  parts: Pick<VerifyResetCodeParts, 'clock' | 'mailQueue'>,
  store: AccountStore,
  email: string,
  userId: string | null,
): Promise<void> {
  const now = parts.clock.now();
  const key = `code-warning:${store.nameEmail(email)}`;
  const expiresAt = now + durations.codeWarningPause;
  const warnings = await store.counters.add(key, 1, { now, expiresAt, prolong: false });
  if (warnings.points > 1) return;
  const owner = await store.users.findByEmail(email);
  const mail = writeWrongCodesMail(owner?.email ?? email, parts.mailQueue.context());
  await parts.mailQueue.enqueue(store, userId === null || owner === null ? { ...mail, isForNobody: true } : mail);
}

/** An event of a reset for the audit log; whoever asks for one has not proved to be anybody. */
export function resetEvent(action: string, outcome: AccountEvent['outcome'], account: Account | null): AccountEvent {
  return {
    action,
    outcome,
    tenantId: account?.tenantId ?? null,
    actorId: null,
    object: account === null ? null : ['user', account.userId],
  };
}
