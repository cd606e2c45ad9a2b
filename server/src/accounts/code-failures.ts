import type { AccountStore } from '../store/accounts/account-store.ts';
import { durations } from '../kernel/durations.ts';
import { tries } from './tries.ts';
import type { Clock } from '../kernel/clock.ts';

/** What a mailed code of these lets in by: wrong ones are counted for each address, whichever they are for. */
export type CountedPurpose = 'sign-up' | 'reset';

export interface CodeFailuresParts {
  readonly clock: Clock;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/** Wrong codes are counted per address, across resends and attempts: a new code is no new budget. */
function failureKey(store: AccountStore, email: string): string {
  return `code-failures:${store.nameEmail(email)}`;
}

/** Under which wrong codes of the whole installation are counted. */
const everybodys = 'code-failures-of-all';

/**
 * The breakers of the whole installation: a few digits are guessed sooner or later by whoever tries enough addresses,
 * and does not care which. While one is open, mailed links take the place of codes, so that nobody is kept out. The
 * second counts the codes that take an account over, for as long as somebody patient may stay below the first. No
 * setting makes them looser: what they let through is worked out in `docs/security/deviations.md`.
 */
const breakers = [
  {
    name: 'day',
    key: everybodys,
    purposes: ['sign-up', 'reset'],
    lasts: durations.codeFailureDay,
    limit: tries.wrongCodesADay,
  },
  {
    name: 'year',
    key: 'reset-code-failures-of-all',
    purposes: ['reset'],
    lasts: durations.codeFailureYear,
    limit: tries.wrongResetCodesAYear,
  },
] as const satisfies readonly {
  readonly name: 'day' | 'year';
  readonly key: string;
  readonly purposes: readonly CountedPurpose[];
  readonly lasts: number;
  readonly limit: number;
}[];

function breakersOf(purpose: CountedPurpose) {
  return breakers.filter(({ purposes }) => purposes.some((one) => one === purpose));
}

async function isBreakerOpen(
  parts: { readonly clock: Clock },
  store: AccountStore,
  purpose: CountedPurpose,
): Promise<boolean> {
  const now = parts.clock.now();
  for (const { key, limit } of breakersOf(purpose)) {
    const failures = await store.counters.readCount(key, now);
    if ((failures?.points ?? 0) >= limit) return true;
  }
  return false;
}

export interface OpenBreaker {
  readonly name: 'day' | 'year';
  /** Wrong codes that open it. */
  readonly limit: number;
  /** When it closes by itself. */
  readonly closesAt: number;
}

/** The breakers of the installation that are open. */
export async function readOpenBreakers(
  { clock }: { readonly clock: Clock },
  { counters }: Pick<AccountStore, 'counters'>,
): Promise<readonly OpenBreaker[]> {
  const counts = await Promise.all(
    breakers.map(async ({ name, key, limit }) => ({ name, limit, count: await counters.readCount(key, clock.now()) })),
  );
  return counts.flatMap(({ name, limit, count }) =>
    count === null || count.points < limit ? [] : [{ name, limit, closesAt: count.expiresAt }],
  );
}

/** The marks of what was reported of a breaker since it opened. */
export const breakerMarks = (name: OpenBreaker['name']) =>
  ({ noted: `code-breaker-noted:${name}`, mailed: `code-breaker-mailed:${name}` }) as const;

/** True when this process has seen more wrong codes than the counts in the database can have let through. */
function isRemembered(parts: CodeFailuresParts, store: AccountStore, email: string): boolean {
  const { guesses } = store;
  const now = parts.clock.now();
  const ofAddress = guesses.read(failureKey(store, email), now);
  return (
    ofAddress >= tries.rememberedWrongCodesPerAddress * parts.limitFactor ||
    guesses.read(everybodys, now) >= tries.rememberedWrongCodes
  );
}

/** True when codes do not count for an address any more, after too many wrong ones for it or for everybody. */
export async function areCodesLocked(
  parts: CodeFailuresParts,
  store: AccountStore,
  email: string,
  purpose: CountedPurpose,
): Promise<boolean> {
  const failures = await store.counters.readCount(failureKey(store, email), parts.clock.now());
  const isLocked = (failures?.points ?? 0) >= tries.wrongCodesPerAddress * parts.limitFactor;
  return (await isBreakerOpen(parts, store, purpose)) || isLocked || isRemembered(parts, store, email);
}

/**
 * The same, with the count of wrong codes for the address, and holds it until the transaction ends, so that of two verifications for one address the second
 * waits for the first and finds what it left. To be called before anything else in the transaction is touched.
 */
export async function holdCodes(
  parts: CodeFailuresParts,
  store: AccountStore,
  email: string,
  purpose: CountedPurpose,
): Promise<{ readonly areLocked: boolean; readonly failures: number }> {
  const now = parts.clock.now();
  const span = { now, expiresAt: now + durations.codeFailureDay, prolong: false };
  const failures = await store.counters.add(failureKey(store, email), 0, span);
  const isLocked = failures.points >= tries.wrongCodesPerAddress * parts.limitFactor;
  const isOpen = await isBreakerOpen(parts, store, purpose);
  const areLocked = isOpen || isLocked || isRemembered(parts, store, email);
  return { areLocked, failures: failures.points };
}

/**
 * Counts a wrong code: for its address until `forgetWrongCodes`, since a budget that came back with time would let
 * whoever waits guess on. One for an address where no attempt is pending counts as nothing, and takes as long: else
 * strangers could switch codes off, or hear from the clock which addresses are pending.
 */
export async function countWrongCode(
  parts: { readonly clock: Clock },
  store: AccountStore,
  { email, purpose, points }: { readonly email: string; readonly purpose: CountedPurpose; readonly points: 0 | 1 },
): Promise<void> {
  const now = parts.clock.now();
  if (points > 0)
    for (const key of [failureKey(store, email), everybodys]) store.guesses.note(key, now, durations.codeFailureDay);
  const expiresAt = now + (points > 0 ? durations.codeFailureMemory : durations.codeFailureDay);
  await store.counters.add(failureKey(store, email), points, { now, expiresAt, prolong: points > 0 });
  for (const { key, lasts } of breakersOf(purpose))
    await store.counters.add(key, points, { now, expiresAt: now + lasts, prolong: false });
}

/**
 * Takes wrong codes back from the installation's counts: those before a right one for the same code were slips of
 * whoever has the mail. What an address has left stays as it is.
 */
export async function takeBackWrongCodes(
  parts: { readonly clock: Clock },
  store: AccountStore,
  purpose: CountedPurpose,
  points: number,
): Promise<void> {
  const now = parts.clock.now();
  for (const { key, lasts } of breakersOf(purpose)) {
    const counted = (await store.counters.readCount(key, now))?.points ?? 0;
    const span = { now, expiresAt: now + lasts, prolong: false };
    await store.counters.add(key, -Math.min(points, counted), span);
  }
}

/**
 * Gives an address its budget of wrong codes back: after a sign-in with everything that is asked, a link from its
 * mailbox, or a word of the operator, and never with time. True when there was something to forget.
 */
export async function forgetWrongCodes(
  parts: { readonly clock: Clock },
  store: AccountStore,
  email: string,
): Promise<boolean> {
  const key = failureKey(store, email);
  // Read first: a sign-in holds its account by now, and must not wait for a verification that holds the count.
  const failures = await store.counters.readCount(key, parts.clock.now());
  if (failures === null || failures.points === 0) return false;
  return store.counters.remove(key);
}

/** Closes the breakers of the installation. True when anything was counted. */
export async function closeCodeBreakers(store: AccountStore): Promise<boolean> {
  const removed = await Promise.all(breakers.map(({ key }) => store.counters.remove(key)));
  // The next opening is another one.
  for (const { noted, mailed } of breakers.map(({ name }) => breakerMarks(name)))
    for (const mark of [noted, mailed]) await store.counters.remove(mark);
  return removed.some(Boolean);
}
