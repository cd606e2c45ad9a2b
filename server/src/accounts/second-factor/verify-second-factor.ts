import { defineMessage, type Message } from '@notewright/engine/message';
import type { authenticationApp } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { writeGuessedFactorMail } from '../../mail/second-factor-mails.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { ChallengePurpose } from '../../database/tables/second-factor.ts';
import type { Account } from '../../store/accounts/users.ts';
import { durations } from '../../kernel/durations.ts';
import { auditAccount } from '../audit-account.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { holdFactorFailures } from './factor-failures.ts';
import type { FactorFailures } from './factor-failures.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';
import { checkPasskey } from './check-passkey.ts';
import { factorQuestion } from './passkey-options.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { RecoveryCodesParts } from './recovery-codes.ts';
import type { PasskeyPlace } from './passkey-place.ts';

/** What a person shows: one of the three. As in the bodies of the calls that take a second factor. */
export interface GivenFactor {
  readonly totp?: string | undefined;
  readonly recovery_code?: string | undefined;
  readonly passkey?: authenticationApp.AnsweredChallenge | undefined;
}

export interface FactorCheck {
  readonly given: GivenFactor;
  /** For what a passkey was asked: the answer to one question is no answer to another. */
  readonly purpose: Extract<ChallengePurpose, 'second_step' | 'confirm'>;
  readonly source: RequestSource;
}

/** `locked`: too many wrong codes of the app; it was not compared. Recovery codes and passkeys count all the while. */
export type FactorVerdict = 'right' | 'wrong' | 'locked';

export interface VerifySecondFactorParts extends RecoveryCodesParts {
  /** Where passkeys can be used; null where no browser would offer any. */
  readonly passkeyPlace: () => PasskeyPlace | null;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * Checks a second factor of an account, spends what was shown, counts what was wrong and tells the audit log of it.
 * Belongs into a transaction, which must be kept whatever the verdict is: throw only after it (`factorProblem`). Wrong
 * as well when the account has changed its password since it was read, or has no such factor. Of many right answers
 * at the same moment one is right.
 */
export async function verifySecondFactor(
  parts: VerifySecondFactorParts,
  store: AccountStore,
  account: Account,
  check: FactorCheck,
): Promise<FactorVerdict> {
  await store.secondFactors.hold(account.userId);
  const current = await store.users.find(account.userId);
  const failures = await holdFactorFailures(parts, store, account, check.source.ip);
  const isSame = current !== null && !current.isDisabled && current.passwordHash === account.passwordHash;
  const verdict = isSame ? await compare(parts, store, account, { ...check, failures }) : 'wrong';
  await auditVerdict(parts, store, account, check.source, verdict);
  return verdict;
}

/** What a verdict on what was given is answered with; null for the right one. */
export function factorProblem(verdict: FactorVerdict, given: GivenFactor): ProblemError | null {
  if (verdict === 'right') return null;
  if (verdict === 'wrong') return new ProblemError('second_factor_invalid', { message: sentenceOf(given) });
  return new ProblemError('rate_limited', {
    message: defineMessage(
      'account.tooManyFactorCodes',
      'There were too many wrong codes. Please wait a while, or use a passkey or a recovery code.',
    ),
    retryAfter: 30,
  });
}

function sentenceOf({ recovery_code: code, passkey }: GivenFactor): Message {
  if (passkey !== undefined)
    return defineMessage(
      'account.passkeyFailed',
      'This passkey could not be used. Please try again, or choose another way.',
    );
  if (code !== undefined)
    return defineMessage('account.recoveryCodeWrong', 'This recovery code is not right or was used before.');
  return defineMessage(
    'account.factorCodeWrong',
    'The code is not right or was used before. Please wait for the next one.',
  );
}

type Comparison = FactorCheck & { readonly failures: FactorFailures };

async function compare(
  parts: VerifySecondFactorParts,
  store: AccountStore,
  account: Account,
  { given, purpose, source, failures }: Comparison,
): Promise<FactorVerdict> {
  const { totp, recovery_code: code, passkey } = given;
  if (passkey !== undefined) {
    const question = { ...factorQuestion(purpose, account), userId: account.userId };
    return (await checkPasskey(parts, store, passkey, question, source)) === null ? 'wrong' : 'right';
  }
  if (code !== undefined) return (await spendRecoveryCode(parts, store, account, code)) ? 'right' : 'wrong';
  if (totp === undefined) return 'wrong';
  if (failures.wait > 0) return 'locked';
  if (await spendTotp(parts, store, account.userId, totp)) {
    await failures.forget();
    return 'right';
  }
  const { isFirstPause } = await failures.countWrong();
  if (isFirstPause)
    await parts.mailQueue.enqueue(store, writeGuessedFactorMail(account.email, parts.mailQueue.context()));
  return 'wrong';
}

async function spendTotp(
  parts: { readonly clock: Clock },
  store: AccountStore,
  userId: string,
  code: string,
): Promise<boolean> {
  const app = await store.secondFactors.findApp(userId);
  const step = app === null ? null : findTotpStep(app.secret, code, parts.clock.now());
  if (step === null || !(await store.secondFactors.spendStep(userId, step))) return false;
  // In memory as well: who writes to the database could have the step count once more.
  return store.guesses.take(`totp:${userId}:${step}`, parts.clock.now(), durations.secondStep);
}

const outcomes = { right: 'success', wrong: 'failure', locked: 'denied' } as const;

function auditVerdict(
  parts: { readonly clock: Clock },
  store: AccountStore,
  { userId, tenantId }: Account,
  source: RequestSource,
  verdict: FactorVerdict,
): Promise<void> {
  return auditAccount(store, source, parts.clock.now(), {
    action: 'session.second_factor',
    outcome: outcomes[verdict],
    tenantId,
    actorId: verdict === 'right' ? userId : null,
    object: ['user', userId],
  });
}
