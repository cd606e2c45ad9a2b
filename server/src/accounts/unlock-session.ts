import { defineMessage, type Message } from '@notewright/engine/message';
import { ProblemError } from '../kernel/problem.ts';
import type { Caller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Account } from '../store/accounts/users.ts';
import { auditAccount } from './audit-account.ts';
import type { AccountEvent } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { durations } from '../kernel/durations.ts';
import { tries } from './tries.ts';
import { noteFamiliarAddress } from './password-failures.ts';
import { checkPasskey } from './second-factor/check-passkey.ts';
import type { GivenFactor } from './second-factor/verify-second-factor.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Passwords } from './passwords.ts';
import type { PasskeyPlace } from './second-factor/passkey-place.ts';
import type { SessionCallers } from './session-callers.ts';

export interface Key {
  readonly password?: string | undefined;
  readonly passkey?: GivenFactor['passkey'];
}

export type LockedCaller = Extract<Caller, { kind: 'locked' | 'user' }>;

interface Unlocking {
  readonly account: Account;
  readonly sessionId: string;
  readonly key: Key;
  readonly source: RequestSource;
}

export interface UnlockSessionParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly callers: SessionCallers;
  /** Where passkeys can be used; null where no browser would offer any. */
  readonly passkeyPlace: () => PasskeyPlace | null;
}

/**
 * Unlocks a session by the password of its person, or by a passkey of theirs whose device looked at who holds it. A
 * session that was not locked yet is asked the same, since a page locks without the network. Five wrong tries end the
 * session: who sits there may be anybody. They are counted for this session alone, so that nobody elsewhere shuts it.
 * @throws ProblemError `validation_failed` on the password, `passkey_invalid`, `rate_limited`; `session_expired` once it has ended.
 */
export async function unlockSession(
  parts: UnlockSessionParts,
  caller: LockedCaller,
  key: Key,
  source: RequestSource,
): Promise<void> {
  const { sessionId } = caller;
  const account = await parts.store.users.find(caller.userId);
  if (account === null) throw new ProblemError('session_expired');
  if (key.password !== undefined && account.passwordHash === null) {
    refuse(
      defineMessage(
        'account.noPasswordToUnlock',
        'Your account has no password. Please log out, and log in again the way you did.',
      ),
    );
  }
  const unlocking = { account, sessionId, key, source };
  const spent = await spendTry(parts, unlocking);
  const isRight = spent <= tries.unlock && (await compare(parts, unlocking));
  parts.callers.forget(sessionId);
  if (isRight) return;
  if (spent >= tries.unlock) {
    await endSession(parts, unlocking);
    throw new ProblemError('session_expired', {
      message: defineMessage('account.tooManyWrongTries', 'There were too many wrong tries. Please log in again.'),
    });
  }
  if (key.passkey !== undefined) throw new ProblemError('passkey_invalid');
  refuse(defineMessage('account.passwordNotRight', 'The password is not right.'));
}

function refuse(message: Message): never {
  throw new ProblemError('validation_failed', { message, fields: { password: [message] } });
}

const countKey = (sessionId: string): string => `unlock-tries:${sessionId}`;

/** Counts a try before it is compared, so that of many at the same moment no more are compared than there are. */
async function spendTry(
  { store, clock }: { readonly store: AccountStore; readonly clock: Clock },
  { sessionId }: Unlocking,
): Promise<number> {
  const now = clock.now();
  const expiresAt = now + durations.rememberedSession;
  return (await store.counters.add(countKey(sessionId), 1, { now, expiresAt, prolong: false })).points;
}

function compare(parts: UnlockSessionParts, unlocking: Unlocking): Promise<boolean> {
  return unlocking.key.passkey === undefined ? comparePassword(parts, unlocking) : comparePasskey(parts, unlocking);
}

async function comparePassword(
  parts: {
    readonly store: AccountStore;
    readonly passwords: Passwords;
    readonly clock: Clock;
  },
  unlocking: Unlocking,
): Promise<boolean> {
  const { account, key, source } = unlocking;
  const isRight = await parts.passwords.verify(account.passwordHash, key.password ?? '', source.ip);
  if (isRight && !account.hasSecondFactor) await noteFamiliarAddress(parts, account.email, source.ip);
  return parts.store.transaction(async (store) => {
    const { userId, passwordHash: compared } = account;
    // A password that was changed after it was compared opens nothing any more.
    const isStill = isRight && compared !== null && (await store.users.keepPasswordHash(userId, compared, compared));
    return keepOutcome(parts, store, unlocking, isStill);
  });
}

function comparePasskey(
  parts: { readonly store: AccountStore; readonly clock: Clock; readonly passkeyPlace: () => PasskeyPlace | null },
  unlocking: Unlocking,
): Promise<boolean> {
  const { account, key, source } = unlocking;
  return parts.store.transaction(async (store) => {
    const question = { purpose: 'sign_in', userId: null, mustVerifyUser: true } as const;
    const passkey = key.passkey === undefined ? null : await checkPasskey(parts, store, key.passkey, question, source);
    return keepOutcome(parts, store, unlocking, passkey?.userId === account.userId);
  });
}

/** False also when the session has ended meanwhile. */
async function keepOutcome(
  { clock }: { readonly clock: Clock },
  store: AccountStore,
  unlocking: Unlocking,
  isRight: boolean,
): Promise<boolean> {
  const now = clock.now();
  const isUnlocked = isRight && (await store.sessions.unlock(unlocking.sessionId, now));
  if (isUnlocked) await store.counters.remove(countKey(unlocking.sessionId));
  await auditAccount(store, unlocking.source, now, eventOf(unlocking, isUnlocked ? 'success' : 'failure'));
  return isUnlocked;
}

function eventOf({ account, sessionId }: Unlocking, outcome: AccountEvent['outcome']): AccountEvent {
  const { tenantId, userId } = account;
  return { action: 'session.unlock', outcome, tenantId, actorId: userId, object: ['session', sessionId] };
}

async function endSession(
  { store, clock }: { readonly store: AccountStore; readonly clock: Clock },
  unlocking: Unlocking,
): Promise<void> {
  await store.transaction(async (inner) => {
    const now = clock.now();
    await inner.sessions.end(unlocking.sessionId, now);
    await auditAccount(inner, unlocking.source, now, eventOf(unlocking, 'denied'));
  });
}
