import type { authenticationApp } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { auditAccount } from '../audit-account.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { openSignedIn } from '../open-signed-in.ts';
import { endTry } from '../password-failures.ts';
import { checkPasskey } from './check-passkey.ts';
import type { SignedIn } from './complete-second-step.ts';
import { requirePlace } from './passkey-options.ts';
import type { OpenSignedInParts } from '../open-signed-in.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { PasskeyPlace } from './passkey-place.ts';

export interface SignInWithPasskeyParts extends OpenSignedInParts {
  readonly store: AccountStore;
  /** Where passkeys can be used; null where no browser would offer any. */
  readonly passkeyPlace: () => PasskeyPlace | null;
}

/**
 * Signs in with a passkey alone. Its device has looked at who holds it, so that it stands for both factors.
 * @throws ProblemError `passkey_invalid` for whatever does not count, without saying why.
 */
export async function signInWithPasskey(
  parts: SignInWithPasskeyParts,
  answered: authenticationApp.AnsweredChallenge,
  remember: boolean,
  source: RequestSource,
): Promise<SignedIn> {
  requirePlace(parts);
  const signedIn = await parts.store.transaction(async (store): Promise<SignedIn | null> => {
    const question = { purpose: 'sign_in', userId: null, mustVerifyUser: true } as const;
    const passkey = await checkPasskey(parts, store, answered, question, source);
    const named = passkey ?? (await store.passkeys.findByCredential(answered.response.id));
    const account = named === null ? null : await store.users.find(named.userId);
    if (passkey !== null && account !== null && !account.isDisabled)
      return { account, isRemembered: remember, tokens: await openSignedIn(parts, store, source, account, remember) };
    await auditAccount(store, source, parts.clock.now(), {
      action: 'session.sign_in',
      outcome: 'failure',
      tenantId: account?.tenantId ?? null,
      actorId: null,
      object: account === null ? null : ['user', account.userId],
    });
    return null;
  });
  if (signedIn === null) throw new ProblemError('passkey_invalid');
  await endTry(parts, signedIn.account.email, source.ip, 'right');
  return signedIn;
}
