import { ProblemError } from '../kernel/problem.ts';
import { writePasswordResetMail, type FactorsLeft } from '../mail/own-account-mails.ts';
import type { ResetProof } from '../store/accounts/password-resets.ts';
import type { Account } from '../store/accounts/users.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { forgetWrongCodes, holdCodes } from './code-failures.ts';
import { endTry } from './password-failures.ts';
import { refuseKnownPassword } from './refuse-known-password.ts';
import { resetEvent } from './reset-codes.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Passwords } from './passwords.ts';
import type { SessionCallers } from './session-callers.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

export interface ResetPasswordParts {
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * Changes the password of the person whose mailbox a proof stands for. Every session of theirs ends in the same
 * transaction, open streams within five seconds, and they hear of it by mail, with the second factors that stay (decision
 * 0022). It signs nobody in. A password that is refused spends nothing, so that another one can be tried.
 * @throws ProblemError `reset_expired` for a proof that does not count; `validation_failed` for a password that is tried early.
 */
export async function resetPassword(
  parts: ResetPasswordParts,
  proof: ResetProof,
  newPassword: string,
  source: RequestSource,
): Promise<void> {
  const account = await findAccount(parts, proof);
  if (account !== null) refuseKnownPassword(newPassword, account.email, 'new_password');
  if (account === null || !(await changeOnce(parts, { proof, account, newPassword, source }))) {
    await parts.store.transaction((store) =>
      auditAccount(store, source, parts.clock.now(), resetEvent('password.reset', 'failure', account)),
    );
    throw new ProblemError('reset_expired');
  }
  parts.callers.forgetUser(account.userId);
  // Wrong passwords are what brings people here; the waits that they earned end with the old password.
  // Who can read the mails is not yet who holds the second factor: guesses at its codes get no room of their own.
  await endTry(parts, account.email, source.ip, account.hasSecondFactor ? 'half' : 'right');
}

/** The person of a proof; null when it does not count, or the account is disabled. */
async function findAccount(
  { store, clock }: { readonly store: AccountStore; readonly clock: Clock },
  proof: ResetProof,
): Promise<Account | null> {
  const userId = await store.resets.findUser(proof, clock.now());
  const account = userId === null ? null : await store.users.find(userId);
  return account === null || account.isDisabled ? null : account;
}

interface Change {
  readonly proof: ResetProof;
  readonly account: Account;
  readonly newPassword: string;
  readonly source: RequestSource;
}

/** False when another request has spent the proof, or its time ran out, while the password was being hashed. */
async function changeOnce(
  parts: ResetPasswordParts,
  { proof, account, newPassword, source }: Change,
): Promise<boolean> {
  const passwordHash = await parts.passwords.hash(newPassword, source.ip);
  return parts.store.transaction(async (store) => {
    const now = parts.clock.now();
    await holdCodes(parts, store, account.email, 'reset');
    if ((await store.resets.spend(proof, now)) !== account.userId) return false;
    // Guessing at a code leads to a token, and never to a link: whoever has one reads the mailbox.
    if (proof.by === 'link') await forgetWrongCodes(parts, store, account.email);
    // The account before its sessions: a sign-in under way holds the account, and its session is there by then.
    await store.users.updatePasswordHash(account.userId, passwordHash);
    await store.sessions.endAllOf([account.userId], now);
    // Whoever asked for another address knew the old password.
    await store.emailChanges.remove(account.userId);
    const left = await readFactorsLeft(store, account.userId);
    await parts.mailQueue.enqueue(store, writePasswordResetMail(account.email, left, parts.mailQueue.context()));
    const event = resetEvent('password.reset', 'success', account);
    await auditAccount(store, source, now, { ...event, actorId: account.userId });
    return true;
  });
}

async function readFactorsLeft(store: AccountStore, userId: string): Promise<FactorsLeft> {
  const { hasApp } = await store.secondFactors.readStanding(userId);
  const passkeys = await store.passkeys.list(userId);
  return { hasApp, passkeys: passkeys.map(({ name, createdAt }) => ({ name: String(name), addedAt: createdAt })) };
}
