import type { authenticationApp } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { FactorStanding } from '../../store/accounts/second-factors.ts';
import type { Account } from '../../store/accounts/users.ts';
import { durations } from '../../kernel/durations.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { Clock } from '../../kernel/clock.ts';

/** What somebody can be asked for, the usual way first. */
export function methodsOf(standing: FactorStanding): authenticationApp.FactorMethod[] {
  const methods: authenticationApp.FactorMethod[] = [];
  if (standing.hasApp) methods.push('totp');
  if (standing.passkeys > 0) methods.push('passkey');
  if (methods.length > 0 && standing.recoveryCodes > 0) methods.push('recovery_code');
  return methods;
}

/**
 * Asks for the second factor of somebody whose first was right, by whichever way they came: every door that would open
 * a session asks this before it does. Belongs into the transaction of the sign-in; the problem is to be thrown after it,
 * so that the token which it carries is kept. No session is open yet, and nothing says that somebody signed in.
 * @returns null when the account has no second factor: open the session. `refused` when the account, or what is asked for,
 *   was changed from outside: open none.
 */
export async function askSecondFactor(
  { keys, clock }: { readonly keys: AccountKeys; readonly clock: Clock },
  store: AccountStore,
  { userId, passwordHash }: Pick<Account, 'userId' | 'passwordHash'>,
  remember: boolean,
): Promise<ProblemError | 'refused' | null> {
  const standing = await store.secondFactors.holdStanding(userId);
  if (standing === null) return 'refused';
  const methods = methodsOf(standing);
  if (methods.length === 0) return null;
  const token = keys.makeRefreshToken();
  await store.secondSteps.open({
    tokenHash: keys.hashToken(token),
    userId,
    passwordMark: keys.markPassword(userId, passwordHash),
    isRemembered: remember,
    expiresAt: clock.now() + durations.secondStep,
  });
  return new ProblemError('second_factor_required', { extras: { second_factor_token: token, methods } });
}
