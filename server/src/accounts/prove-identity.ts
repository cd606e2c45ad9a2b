import { defineMessage, type Message } from '@notewright/engine/message';
import { fieldMessages } from '../kernel/field-messages.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { UserCaller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Account } from '../store/accounts/users.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { beginSessionTry, endSessionTry, noteFamiliarAddress } from './password-failures.ts';
import { factorProblem, verifySecondFactor } from './second-factor/verify-second-factor.ts';
import type { FactorVerdict, GivenFactor, VerifySecondFactorParts } from './second-factor/verify-second-factor.ts';
import type { PasswordFailuresParts } from './password-failures.ts';
import type { Passwords } from './passwords.ts';
import type { SessionCallers } from './session-callers.ts';

/** What somebody shows to prove that it is them. */
export interface Evidence extends GivenFactor {
  readonly password?: string | undefined;
}

export interface ProveIdentityParts extends ProvePasswordParts, VerifySecondFactorParts {
  readonly callers: SessionCallers;
}

/**
 * Proves again that it is the person of a session, for what must not be done by somebody else at an open screen (ASVS
 * 7.5.1): the password where the account has one, and a second factor where it has one. Wrong passwords are slowed
 * as those of sign-in are, and counted for this session alone.
 * @throws ProblemError `validation_failed` on the password; `second_factor_required` when the password was right and
 * nothing else was given; `second_factor_invalid`; `rate_limited`; `conflict` when the password was changed meanwhile.
 */
export async function proveIdentity(
  parts: ProveIdentityParts,
  caller: UserCaller,
  evidence: Evidence,
  source: RequestSource,
): Promise<void> {
  const account = await parts.store.users.find(caller.userId);
  if (account === null) throw new ProblemError('session_expired');
  if (account.passwordHash === null && !account.hasSecondFactor) {
    throw new ProblemError('validation_failed', {
      message: defineMessage(
        'account.noPasswordToConfirm',
        'Your account has no password. Please log out and log in again to confirm that it is you.',
      ),
    });
  }
  await provePassword(parts, { account, sessionId: caller.sessionId }, evidence.password, source);
  if (account.hasSecondFactor && !isFactor(evidence)) throw new ProblemError('second_factor_required');
  const outcome = await parts.store.transaction((store) =>
    keepProof(parts, store, { account, caller, evidence, source }),
  );
  if (outcome === 'changed') throw new ProblemError('conflict');
  const problem = factorProblem(outcome, evidence);
  if (problem !== null) throw problem;
  parts.callers.forget(caller.sessionId);
}

const isFactor = ({ totp, recovery_code: code, passkey }: GivenFactor): boolean =>
  totp !== undefined || code !== undefined || passkey !== undefined;

export interface ProvePasswordParts extends PasswordFailuresParts {
  readonly passwords: Passwords;
}

/**
 * Compares the password of an account; nothing to do for one without.
 * @throws ProblemError `validation_failed` on `field`, `rate_limited`.
 */
export async function provePassword(
  parts: ProvePasswordParts,
  { account, sessionId }: { readonly account: Account; readonly sessionId: string },
  password: string | undefined,
  source: RequestSource,
  words: { readonly action: string; readonly field: string; readonly wrong: Message } = proofWords,
): Promise<void> {
  if (account.passwordHash === null) return;
  if (password === undefined || password === '') refuseField(words.field, fieldMessages.passwordRequired);
  await beginSessionTry(parts, sessionId);
  if (await parts.passwords.verify(account.passwordHash, password, source.ip)) {
    await endSessionTry(parts, sessionId);
    if (!account.hasSecondFactor) await noteFamiliarAddress(parts, account.email, source.ip);
    return;
  }
  await parts.store.transaction((store) =>
    auditAccount(store, source, parts.clock.now(), proofEvent(account, words.action, 'failure')),
  );
  refuseField(words.field, words.wrong);
}

const proofWords = {
  action: 'session.prove',
  field: 'password',
  wrong: defineMessage('account.passwordNotRight', 'The password is not right.'),
};

function refuseField(field: string, message: Message): never {
  throw new ProblemError('validation_failed', { message, fields: { [field]: [message] } });
}

interface Proof {
  readonly account: Account;
  readonly caller: UserCaller;
  readonly evidence: Evidence;
  readonly source: RequestSource;
}

/** Whatever comes of it is kept, what a wrong code counts for included. */
async function keepProof(
  parts: VerifySecondFactorParts,
  store: AccountStore,
  { account, caller, evidence: given, source }: Proof,
): Promise<FactorVerdict | 'changed'> {
  const { userId, passwordHash, hasSecondFactor } = account;
  const verdict = hasSecondFactor
    ? await verifySecondFactor(parts, store, account, { given, purpose: 'confirm', source })
    : 'right';
  if (verdict !== 'right') return verdict;
  // A password that was changed after it was compared proves nothing any more.
  if (passwordHash !== null && !(await store.users.keepPasswordHash(userId, passwordHash, passwordHash)))
    return 'changed';
  const now = parts.clock.now();
  await store.sessions.prove(caller.sessionId, now);
  await auditAccount(store, source, now, {
    ...proofEvent(account, 'session.prove', 'success'),
    object: ['session', caller.sessionId],
  });
  return 'right';
}

function proofEvent({ userId, tenantId }: Account, action: string, outcome: 'success' | 'failure') {
  return { action, outcome, tenantId, actorId: userId, object: ['user', userId] as const };
}
