import { limitKeyOf } from '../kernel/client-address.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { CounterStore } from '../store/accounts/counters.ts';
import { durations } from '../kernel/durations.ts';
import { tries } from './tries.ts';
import type { Clock } from '../kernel/clock.ts';

const firstWait = 30_000;
const longestWait = 3_600_000;

/** Under which name it is kept that an account was signed in to from an address lately. */
export function familiarKey(store: AccountStore, email: string, address: string): string {
  return `signed-in:${store.nameEmail(email)}:${address}`;
}

/**
 * The names under which wrong passwords are counted. The first counts an account and an internet address together:
 * guessing gets slower and slower, and nobody can lock a person out of an account from elsewhere. The wider ones hold
 * for strangers only: an address from which the account was signed in to lately is never kept waiting by them.
 */
function countersOf(parts: { readonly store: AccountStore }, email: string, ip: string) {
  const account = parts.store.nameEmail(email);
  const address = limitKeyOf(ip);
  return {
    pair: `password-failures:${account}:${address}`,
    familiar: familiarKey(parts.store, email, address),
    account: `password-failures-for:${account}`,
    accountPause: `password-pause:${account}`,
    address: `password-failures-from:${address}`,
    installation: 'password-failures-of-all',
  };
}

function refuseFor(milliseconds: number): never {
  throw new ProblemError('rate_limited', { retryAfter: Math.max(1, milliseconds / 1000) });
}

export interface PasswordFailuresParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
  /** How many people may share one internet address (setting SHARED_ADDRESS_FACTOR). */
  readonly sharedAddressFactor: number;
}

/**
 * Lets one try begin, and counts it at once as a wrong one until `endTry` says better, so that of many tries at the
 * same moment no more are compared than of as many one after the other.
 * @throws ProblemError `rate_limited` while the wait after the last wrong password has not passed.
 */
export async function beginTry(parts: PasswordFailuresParts, email: string, ip: string): Promise<void> {
  const names = countersOf(parts, email, ip);
  const wait = await parts.store.transaction(({ counters }) => waitOfKey(parts, counters, names.pair));
  if (wait > 0) refuseFor(wait);
  const now = parts.clock.now();
  if ((await parts.store.counters.readCount(names.familiar, now)) !== null) return;
  const strangersWait = await waitOfStrangers(parts, names);
  if (strangersWait === 0) return;
  await takeBack(parts, names.pair);
  refuseFor(strangersWait);
}

/** Milliseconds to wait for an account and address, or a session; 0 when the try was counted and may go on. */
async function waitOfKey(
  parts: { readonly clock: Clock; readonly limitFactor: number },
  counters: CounterStore,
  key: string,
): Promise<number> {
  const now = parts.clock.now();
  const expiresAt = now + durations.signInFailureMemory;
  // Adding nothing holds the count until the transaction ends.
  const failures = await counters.add(key, 0, { now, expiresAt, prolong: false });
  const beyond = failures.points - tries.freePasswordFailures * parts.limitFactor;
  const last = failures.expiresAt - durations.signInFailureMemory;
  const left = beyond < 0 ? 0 : last + Math.min(longestWait, firstWait * 2 ** Math.min(beyond, 20)) - now;
  if (left > 0) return left;
  await counters.add(key, 1, { now, expiresAt, prolong: true });
  return 0;
}

/** Milliseconds that an address from which the account was not used lately has to wait. */
async function waitOfStrangers(parts: PasswordFailuresParts, names: ReturnType<typeof countersOf>): Promise<number> {
  const { counters } = parts.store;
  const now = parts.clock.now();
  const { limitFactor: factor, sharedAddressFactor } = parts;
  const wide = [
    { key: names.address, limit: tries.wrongPasswordsPerAddress * factor * sharedAddressFactor },
    { key: names.installation, limit: tries.wrongPasswordsPerInstallation },
  ];
  for (const { key, limit } of wide) {
    const count = await counters.readCount(key, now);
    if (count !== null && count.points >= limit) return count.expiresAt - now;
  }
  const account = await counters.readCount(names.account, now);
  if ((account?.points ?? 0) < tries.wrongPasswordsPerAccount * factor) return 0;
  const expiresAt = now + durations.strangerPause;
  const turn = await counters.add(names.accountPause, 1, { now, expiresAt, prolong: false });
  return turn.points > 1 ? turn.expiresAt - now : 0;
}

export type TryOutcome =
  | 'right'
  /** The right password of an account with a second factor that was not shown: says nothing yet about who sits there. */
  | 'half'
  | 'wrong'
  /** The password of an attempt that is not verified yet: says nothing about the account's. */
  | 'neither';

/** Keeps what a try came to. */
export async function endTry(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  email: string,
  ip: string,
  outcome: TryOutcome,
): Promise<void> {
  const names = countersOf(parts, email, ip);
  const { counters } = parts.store;
  const now = parts.clock.now();
  if (outcome === 'neither') return takeBack(parts, names.pair);
  if (outcome === 'half') {
    await counters.remove(names.pair);
    return;
  }
  if (outcome === 'right') {
    // One write on the disk for both.
    return parts.store.transaction(async (store) => {
      await store.counters.remove(names.pair);
      await noteFamiliarAddress({ ...parts, store }, email, ip);
    });
  }
  const windows = [
    [names.account, durations.signInFailureMemory],
    [names.address, durations.addressFailureWindow],
    [names.installation, durations.installationFailureWindow],
  ] as const;
  for (const [key, lasts] of windows) await counters.add(key, 1, { now, expiresAt: now + lasts, prolong: false });
}

const sessionKey = (sessionId: string): string => `password-failures-in:${sessionId}`;

/**
 * Lets one try begin in a session that is open, and counts it as a wrong one until `endSessionTry` says better. Counted
 * for the session alone: whoever guesses from the same internet address keeps nobody from confirming who they are, and
 * an open screen is no way to guess more than a few passwords.
 * @throws ProblemError `rate_limited` while the wait after the last wrong password has not passed.
 */
export async function beginSessionTry(
  parts: Pick<PasswordFailuresParts, 'store' | 'clock' | 'limitFactor'>,
  sessionId: string,
): Promise<void> {
  const wait = await parts.store.transaction(({ counters }) => waitOfKey(parts, counters, sessionKey(sessionId)));
  if (wait > 0) refuseFor(wait);
}

/** Forgets the wrong tries of a session, after a right one. */
export async function endSessionTry({ store }: { readonly store: AccountStore }, sessionId: string): Promise<void> {
  await store.counters.remove(sessionKey(sessionId));
}

/** Keeps that an account is used from an address, which strangers' wrong passwords then never keep waiting. */
export async function noteFamiliarAddress(
  { store, clock }: { readonly store: AccountStore; readonly clock: Clock },
  email: string,
  ip: string,
): Promise<void> {
  const now = clock.now();
  const span = { now, expiresAt: now + durations.familiarAddress, prolong: true };
  await store.counters.add(countersOf({ store }, email, ip).familiar, 1, span);
}

async function takeBack(parts: { readonly store: AccountStore; readonly clock: Clock }, pair: string): Promise<void> {
  const now = parts.clock.now();
  await parts.store.counters.add(pair, -1, { now, expiresAt: now + durations.signInFailureMemory, prolong: false });
}
