import type { Message } from '@notewright/engine/message';
import type { authenticationApp } from '@notewright/contract';
import { needsSecondFactor } from '../../../accounts/second-factor/change-factors.ts';
import type { Changer } from '../../../accounts/second-factor/change-factors.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import type { UserCaller } from '../../../kernel/caller.ts';
import { presentFactors } from '../../../presenters/present-factors.ts';
import type { Localizable } from '../../../language/localizable.ts';
import type { AccountStore } from '../../../store/accounts/account-store.ts';
import type { PasskeyPlace } from '../../../accounts/second-factor/passkey-place.ts';

export interface DescribeFactorsParts {
  readonly store: AccountStore;
  /** Where passkeys can be used; null where no browser would offer any. */
  readonly passkeyPlace: () => PasskeyPlace | null;
  /** Everybody needs a second factor, not only where a company or a role asks for one (setting REQUIRE_SECOND_FACTOR). */
  readonly secondFactorForAll: boolean;
}

/** Somebody's second factors as they see them. @throws ProblemError `session_expired` when they are gone. */
export async function describeFactors(
  parts: DescribeFactorsParts,
  userId: string,
): Promise<Localizable<authenticationApp.SecondFactors>> {
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
  parts: DescribeFactorsParts,
  { userId }: Pick<Changer, 'userId'>,
  message: Message,
  { recoveryCodes }: { readonly recoveryCodes: readonly string[] | null },
): Promise<Localizable<authenticationApp.ChangedSecondFactors>> {
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
