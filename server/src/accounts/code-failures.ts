import type { AccountStore } from '../store/accounts/account-store.ts';
import { durations } from '../kernel/durations.ts';
import { tries } from './tries.ts';
import type { Clock } from '../kernel/clock.ts';

/** Wrong codes are counted per address, across resends and attempts: a new code is no new budget. */
function failureKey(store: AccountStore, email: string): string {
  return `code-failures:${store.nameEmail(email)}`;
}

/**
 * The breaker of the whole installation: four digits are guessed sooner or later by whoever tries enough addresses, and
 * does not care which. While it is open, mailed links take the place of codes, so that nobody is kept out.
 */
const installationKey = 'code-failures-of-all';

async function isBreakerOpen(
  parts: { readonly clock: Clock; readonly limitFactor: number },
  store: AccountStore,
): Promise<boolean> {
  const failures = await store.counters.readCount(installationKey, parts.clock.now());
  return (failures?.points ?? 0) >= tries.wrongCodesPerInstallation * parts.limitFactor;
}

/** True when codes do not count for an address any more, after too many wrong ones for it or for everybody. */
export async function areCodesLocked(
  parts: { readonly clock: Clock; readonly limitFactor: number },
  store: AccountStore,
  email: string,
): Promise<boolean> {
  const failures = await store.counters.readCount(failureKey(store, email), parts.clock.now());
  const isLocked = (failures?.points ?? 0) >= tries.wrongCodesPerAddress * parts.limitFactor;
  return (await isBreakerOpen(parts, store)) || isLocked;
}

/**
 * The same, and holds the count until the transaction ends, so that of two verifications for one address the second
 * waits for the first and finds what it left. To be called before anything else in the transaction is touched.
 */
export async function holdCodes(
  parts: { readonly clock: Clock; readonly limitFactor: number },
  store: AccountStore,
  email: string,
): Promise<{ readonly areLocked: boolean }> {
  const now = parts.clock.now();
  const span = { now, expiresAt: now + durations.codeFailureMemory, prolong: false };
  const failures = await store.counters.add(failureKey(store, email), 0, span);
  const isLocked = failures.points >= tries.wrongCodesPerAddress * parts.limitFactor;
  return { areLocked: (await isBreakerOpen(parts, store)) || isLocked };
}

/**
 * Counts a wrong code. One for an address where no attempt is pending counts as nothing, and takes as long: else
 * strangers could switch codes off, or hear from the clock which addresses are pending.
 */
export async function countWrongCode(
  parts: { readonly clock: Clock },
  store: AccountStore,
  email: string,
  points: 0 | 1 = 1,
): Promise<void> {
  const now = parts.clock.now();
  const expiresAt = now + durations.codeFailureMemory;
  await store.counters.add(failureKey(store, email), points, { now, expiresAt, prolong: points > 0 });
  await store.counters.add(installationKey, points, { now, expiresAt, prolong: false });
}

export async function forgetWrongCodes(store: AccountStore, email: string): Promise<void> {
  await store.counters.remove(failureKey(store, email));
}
