import type { AccountStore } from '../store/accounts/account-store.ts';
import type { AccountParts } from './account-parts.ts';
import { durations, tries } from './durations.ts';

/** Wrong codes are counted per address, across resends and attempts: a new code is no new budget. */
function failureKey(store: AccountStore, email: string): string {
  return `code-failures:${store.nameEmail(email)}`;
}

/** True when codes do not count for an address any more, after too many wrong ones. */
export async function areCodesLocked(parts: AccountParts, store: AccountStore, email: string): Promise<boolean> {
  const failures = await store.counters.read(failureKey(store, email), parts.clock.now());
  return (failures?.points ?? 0) >= tries.wrongCodesPerAddress * parts.limitFactor;
}

/**
 * The same, and holds the count until the transaction ends, so that of two verifications for one address the second
 * waits for the first and finds what it left. To be called before anything else in the transaction is touched.
 */
export async function holdCodes(
  parts: AccountParts,
  store: AccountStore,
  email: string,
): Promise<{ readonly areLocked: boolean }> {
  const now = parts.clock.now();
  const span = { now, expiresAt: now + durations.codeFailureMemory, prolong: false };
  const failures = await store.counters.add(failureKey(store, email), 0, span);
  return { areLocked: failures.points >= tries.wrongCodesPerAddress * parts.limitFactor };
}

export async function countWrongCode(parts: AccountParts, store: AccountStore, email: string): Promise<void> {
  const now = parts.clock.now();
  await store.counters.add(failureKey(store, email), 1, {
    now,
    expiresAt: now + durations.codeFailureMemory,
    prolong: true,
  });
}

export async function forgetWrongCodes(store: AccountStore, email: string): Promise<void> {
  await store.counters.remove(failureKey(store, email));
}
