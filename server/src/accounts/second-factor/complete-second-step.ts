import { ProblemError } from '../../kernel/problem.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SecondStep } from '../../store/accounts/second-steps.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { tries } from '../tries.ts';
import { openSignedIn } from '../open-signed-in.ts';
import { endTry } from '../password-failures.ts';
import type { TokenPair } from '../sessions.ts';
import { methodsOf } from './ask-second-factor.ts';
import { factorQuestion, openFactorChallenge } from './passkey-options.ts';
import type { OpenChallenge } from './passkey-options.ts';
import { factorProblem, verifySecondFactor } from './verify-second-factor.ts';
import type { GivenFactor, VerifySecondFactorParts } from './verify-second-factor.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { OpenSignedInParts } from '../open-signed-in.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PasskeyPlace } from './passkey-place.ts';

export interface SignedIn {
  readonly account: Account;
  readonly tokens: TokenPair;
  readonly isRemembered: boolean;
}

export interface CompleteSecondStepParts extends VerifySecondFactorParts, OpenSignedInParts {
  readonly store: AccountStore;
}

/**
 * The second step of a sign-in. Of many requests with the right factor exactly one opens a session: the try is spent
 * before anything is compared, and the token goes with the first that is right.
 * @throws ProblemError `second_factor_expired` for a token that counts no more, also after another password or the end
 *   of the last factor; `second_factor_invalid`; `rate_limited` while codes have to wait.
 */
export async function completeSecondStep(
  parts: CompleteSecondStepParts,
  token: string,
  given: GivenFactor,
  source: RequestSource,
): Promise<SignedIn> {
  const tokenHash = parts.keys.hashToken(token);
  const outcome = await parts.store.transaction(async (store): Promise<SignedIn | ProblemError> => {
    const step = await store.secondSteps.spendTry(tokenHash, tries.perSecondStep, parts.clock.now());
    const account = step === null ? null : await findStepsAccount(parts, store, step);
    if (step === null || account === null) {
      await store.secondSteps.remove(tokenHash);
      return new ProblemError('second_factor_expired');
    }
    const verdict = await verifySecondFactor(parts, store, account, { given, purpose: 'second_step', source });
    const problem = factorProblem(verdict, given);
    if (problem !== null) return problem;
    await store.secondSteps.remove(tokenHash);
    const tokens = await openSignedIn(parts, store, source, account, step.isRemembered);
    return { account, tokens, isRemembered: step.isRemembered };
  });
  // Thrown after the transaction: what it kept of a refusal must stay.
  if (outcome instanceof ProblemError) throw outcome;
  await endTry(parts, outcome.account.email, source.ip, 'right');
  return outcome;
}

export interface AskForPasskeyParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
  /** Where passkeys can be used; null where no browser would offer any. */
  readonly passkeyPlace: () => PasskeyPlace | null;
}

/** Asks a passkey of the person who is on their second step. @throws ProblemError `second_factor_expired`. */
export async function askForPasskey(parts: AskForPasskeyParts, token: string): Promise<OpenChallenge> {
  const opened = await parts.store.transaction(async (store) => {
    const tokenHash = parts.keys.hashToken(token);
    const step = await store.secondSteps.find(tokenHash, tries.perSecondStep, parts.clock.now());
    const account = step === null ? null : await findStepsAccount(parts, store, step);
    return account === null
      ? null
      : openFactorChallenge(parts, store, account.userId, factorQuestion('second_step', account));
  });
  if (opened === null) throw new ProblemError('second_factor_expired');
  return opened;
}

/** The person of a step; null when their password is another one by now, or nothing is asked of them any more. */
async function findStepsAccount(
  { keys }: { readonly keys: AccountKeys },
  store: AccountStore,
  { userId, passwordMark }: SecondStep,
): Promise<Account | null> {
  await store.secondFactors.hold(userId);
  const account = await store.users.find(userId);
  if (account === null || account.isDisabled) return null;
  if (keys.markPassword(userId, account.passwordHash) !== passwordMark) return null;
  return methodsOf(await store.secondFactors.readStanding(userId)).length === 0 ? null : account;
}
