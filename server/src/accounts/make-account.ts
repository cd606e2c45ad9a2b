import { v7 as makeId } from 'uuid';
import type { AccountStore } from '../store/accounts/account-store.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { trialEnd } from '../plans/standing.ts';
import { forgetWrongCodes } from './code-failures.ts';
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
  const account = { userId, tenantId, email, passwordHash, trialEndsOn: trialEnd(parts.billing, now), now };
  if (!(await store.users.create(account))) return false;
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
