import { v7 as makeId } from 'uuid';
import { ProblemError } from '../../kernel/problem.ts';
import { durations } from '../../kernel/durations.ts';
import { changeFactors } from './change-factors.ts';
import type { Changer, ChangeFactorsParts } from './change-factors.ts';
import { findTotpStep, makeTotpSecret, totpUri } from './totp.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** A new secret, which counts for nothing until a code of it was confirmed. */
export async function openAppSetup(
  { store, clock }: { readonly store: AccountStore; readonly clock: Clock },
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<{ readonly id: string; readonly secret: string; readonly uri: string }> {
  const id = makeId();
  const secret = makeTotpSecret();
  await store.secondFactors.openSetup({ id, userId, secret, expiresAt: clock.now() + durations.appSetup });
  return { id, secret, uri: totpUri(secret, email) };
}

/**
 * Takes a new secret into use by a code of it, in the place of the app before. The code is spent with it: nobody who
 * saw it typed can sign in with it. A replaced app brings new recovery codes, since a lost telephone may hold the old.
 * @throws ProblemError `setup_expired`, `second_factor_invalid`, and what `changeFactors` throws.
 */
export function confirmApp(
  parts: ChangeFactorsParts,
  changer: Changer,
  { setupId, code }: { readonly setupId: string; readonly code: string },
): Promise<{ readonly recoveryCodes: readonly string[] | null }> {
  return changeFactors(parts, changer, async ({ secondFactors }, { userId }) => {
    const now = parts.clock.now();
    const secret = await secondFactors.findSetup(userId, setupId, now);
    if (secret === null) throw new ProblemError('setup_expired');
    const step = findTotpStep(secret, code, now);
    if (step === null) throw new ProblemError('second_factor_invalid');
    await secondFactors.removeSetups(userId);
    const isReplaced = (await secondFactors.findApp(userId)) !== null;
    await secondFactors.keepApp(userId, { secret, createdAt: now, lastStep: step });
    return { change: isReplaced ? 'app_replaced' : 'app_added', withCodes: isReplaced };
  });
}

/** Removes the app. @throws ProblemError `not_found` without one, and what `changeFactors` throws. */
export function removeApp(
  parts: ChangeFactorsParts,
  changer: Changer,
): Promise<{ readonly recoveryCodes: readonly string[] | null }> {
  return changeFactors(parts, changer, async ({ secondFactors }, { userId }) => {
    if (!(await secondFactors.removeApp(userId))) throw new ProblemError('not_found');
    return { change: 'app_removed' };
  });
}
