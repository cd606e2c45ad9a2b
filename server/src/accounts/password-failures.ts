import { limitKeyOf } from '../http/client-address.ts';
import { ProblemError } from '../http/problem.ts';
import type { AccountParts } from './account-parts.ts';
import { durations, tries } from './durations.ts';

const firstWait = 30_000;
const longestWait = 3_600_000;

/**
 * Wrong passwords are counted per account and internet address together: guessing gets slower and slower, and nobody
 * can lock a person out of an account from elsewhere.
 */
function failureKey(parts: AccountParts, email: string, ip: string): string {
  return `password-failures:${parts.store.nameEmail(email)}:${limitKeyOf(ip)}`;
}

/** @throws ProblemError `rate_limited` while the wait after the last wrong password has not passed. */
export async function requirePatience(parts: AccountParts, email: string, ip: string): Promise<void> {
  const now = parts.clock.now();
  const failures = await parts.store.counters.read(failureKey(parts, email, ip), now);
  const beyond = (failures?.points ?? 0) - tries.freePasswordFailures * parts.limitFactor;
  if (failures === null || beyond < 0) return;
  const last = failures.expiresAt - durations.signInFailureMemory;
  const left = last + Math.min(longestWait, firstWait * 2 ** Math.min(beyond, 20)) - now;
  if (left > 0) throw new ProblemError('rate_limited', { retryAfter: left / 1000 });
}

export async function countPasswordFailure(parts: AccountParts, email: string, ip: string): Promise<void> {
  const now = parts.clock.now();
  await parts.store.counters.add(failureKey(parts, email, ip), 1, {
    now,
    expiresAt: now + durations.signInFailureMemory,
    prolong: true,
  });
}

export async function forgetPasswordFailures(parts: AccountParts, email: string, ip: string): Promise<void> {
  await parts.store.counters.remove(failureKey(parts, email, ip));
}
