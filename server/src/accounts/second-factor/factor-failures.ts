import { limitKeyOf } from '../../kernel/client-address.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import { durations } from '../../kernel/durations.ts';
import { tries } from '../tries.ts';
import { familiarKey } from '../password-failures.ts';
import type { Clock } from '../../kernel/clock.ts';

const firstWait = 30_000;
const longestWait = 3_600_000;

/**
 * Wrong codes of an authenticator app, counted across sign-ins: whoever knows a password must not get a new budget with
 * each. An internet address from which the account was signed in to lately is counted by itself, so that somebody
 * elsewhere who knows the password cannot keep its owner out. Passkeys and recovery codes cannot be guessed: they
 * count all the while, and so open the door to whoever is kept waiting all the same.
 */
export interface FactorFailures {
  /** Milliseconds to wait; 0 when a code may be compared. */
  readonly wait: number;
  /** True when this one was the last that is free: the next has to wait. */
  countWrong(): Promise<{ readonly isFirstPause: boolean }>;
  forget(): Promise<void>;
}

/**
 * Reads the count and holds it until the transaction ends, so that of many codes at the same moment no more are
 * compared than of as many one after the other.
 */
export async function holdFactorFailures(
  parts: { readonly clock: Clock; readonly limitFactor: number },
  store: AccountStore,
  account: { readonly userId: string; readonly email: string },
  ip: string,
): Promise<FactorFailures> {
  const now = parts.clock.now();
  const address = limitKeyOf(ip);
  const isFamiliar = (await store.counters.readCount(familiarKey(store, account.email, address), now)) !== null;
  const key = `factor-failures:${account.userId}${isFamiliar ? `:${address}` : ''}`;
  const expiresAt = now + durations.factorFailureMemory;
  // Adding nothing holds the count.
  const failures = await store.counters.add(key, 0, { now, expiresAt, prolong: false });
  const beyond = failures.points - tries.freeFactorFailures * parts.limitFactor;
  const last = failures.expiresAt - durations.factorFailureMemory;
  const wait = beyond < 0 ? 0 : last + Math.min(longestWait, firstWait * 2 ** Math.min(beyond, 20)) - now;
  const remembered = `factor-failures:${account.userId}`;
  const isBeyond = store.guesses.read(remembered, now) >= tries.rememberedFactorFailures * parts.limitFactor;
  return {
    wait: isBeyond ? longestWait : Math.max(0, wait),
    countWrong: async () => {
      store.guesses.note(remembered, now, durations.factorFailureMemory);
      await store.counters.add(key, 1, { now, expiresAt, prolong: true });
      return { isFirstPause: beyond === -1 };
    },
    forget: async () => {
      await store.counters.remove(key);
    },
  };
}
