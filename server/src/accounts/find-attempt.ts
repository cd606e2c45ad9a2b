import type { Caller } from '../kernel/caller.ts';
import { foldEmail } from '../store/accounts/field-cipher.ts';
import type { SignUp } from '../store/accounts/sign-ups.ts';
import type { Clock } from '../kernel/clock.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';

/**
 * The sign-up attempt that a request means. With the attempt's own token: that attempt, if the address is its own.
 * Without a token: the attempt for the address, while there is exactly one. Null otherwise.
 */
export async function findAttempt(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  request: { readonly bearer: string | null; readonly caller: Caller },
  email: string,
): Promise<SignUp | null> {
  const now = parts.clock.now();
  if (request.bearer === null) {
    const [attempt, another] = await parts.store.signUps.listPending(email, now);
    return another === undefined ? (attempt ?? null) : null;
  }
  const { caller } = request;
  if (caller.kind !== 'unverified' || foldEmail(caller.email) !== foldEmail(email)) return null;
  return parts.store.signUps.find(caller.signUpId, now);
}
