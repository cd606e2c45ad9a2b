import type { authenticationApp } from '@notewright/contract';
import type { AccountParts } from '../../../accounts/account-parts.ts';
import { needsSecondFactor } from '../../../accounts/second-factor/change-factors.ts';
import type { Changer } from '../../../accounts/second-factor/change-factors.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import type { UserCaller } from '../../../kernel/caller.ts';
import { presentFactors } from '../../../presenters/present-factors.ts';

/** Somebody's second factors as they see them. @throws ProblemError `session_expired` when they are gone. */
export async function describeFactors(
  parts: Pick<AccountParts, 'store' | 'passkeyPlace' | 'secondFactorForAll'>,
  userId: string,
): Promise<authenticationApp.SecondFactors> {
  const { store, passkeyPlace } = parts;
  const account = await store.users.find(userId);
  if (account === null) throw new ProblemError('session_expired');
  return presentFactors({
    isRequired: needsSecondFactor(parts, account),
    app: await store.secondFactors.findApp(userId),
    standing: await store.secondFactors.readStanding(userId),
    passkeys: await store.passkeys.list(userId),
    place: passkeyPlace(),
  });
}

/** What a change of second factors answers. */
export async function describeChange(
  parts: AccountParts,
  { userId }: Pick<Changer, 'userId'>,
  message: string,
  { recoveryCodes }: { readonly recoveryCodes: readonly string[] | null },
): Promise<authenticationApp.ChangedSecondFactors> {
  const factors = await describeFactors(parts, userId);
  return { ...factors, message, recovery_codes: recoveryCodes === null ? null : [...recoveryCodes] };
}

/** Who changes their second factors, from their request. */
export function changerOf(request: {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}): Changer {
  const { caller, ip, userAgent } = request;
  return { userId: caller.userId, sessionId: caller.sessionId, source: { ip, userAgent } };
}
