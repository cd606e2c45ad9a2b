import { v7 as makeId } from 'uuid';
import type { AccountStore } from '../store/accounts/account-store.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { trialEnd } from '../plans/standing.ts';
import { durations } from '../kernel/durations.ts';
import { forgetWrongCodes } from './code-failures.ts';
import { mailboxOf } from './mailbox-of.ts';
import { isTrialWithheld } from './withheld-trials.ts';
import type { Clock } from '../kernel/clock.ts';
import type { BillingRules } from '../plans/coverage.ts';

/** Whose account it is to be: an address that has just been proved, and what opens it. */
export interface AccountToMake {
  readonly userId: string;
  readonly email: string;
  /** Null for one without a password. */
  readonly passwordHash: string | null;
}

/**
 * Claims the free trial of the mailbox that an address ends in; true for the first only. What is kept is a keyed hash,
 * which stays after the account is deleted, so that nobody begins a trial again by deleting what the last one was for.
 */
async function claimTrial(store: AccountStore, email: string, now: number): Promise<boolean> {
  const expiresAt = now + durations.trialMemory;
  const key = `trial:${store.nameEmail(mailboxOf(email))}`;
  return (await store.counters.add(key, 1, { now, expiresAt, prolong: false })).points === 1;
}

/**
 * Makes an individual's account. Every attempt to sign up with the address, with its password and its sessions, is
 * gone: only what was shown now counts. False when the address has an account already. To be called in a transaction
 * that holds the address's codes.
 */
export async function makeAccount(
  parts: { readonly clock: Clock; readonly billing: BillingRules },
  store: AccountStore,
  { userId, email, passwordHash }: AccountToMake,
  source: RequestSource,
): Promise<boolean> {
  const now = parts.clock.now();
  const tenantId = makeId();
  // What is made of an address that has an account already claims nothing.
  if ((await store.users.findByEmail(email)) !== null) return false;
  const hasTrial = !(await isTrialWithheld(store, email)) && (await claimTrial(store, email, now));
  const trialEndsOn = hasTrial ? trialEnd(parts.billing, now) : now;
  if (!(await store.users.create({ userId, tenantId, email, passwordHash, trialEndsOn, now }))) return false;
  const attempts = await store.signUps.removeFor(email);
  await store.sessions.endAllOf(attempts, now);
  await forgetWrongCodes(parts, store, email);
  await auditAccount(store, source, now, {
    action: 'account.verify',
    outcome: 'success',
    tenantId,
    actorId: userId,
    object: ['user', userId],
  });
  return true;
}
