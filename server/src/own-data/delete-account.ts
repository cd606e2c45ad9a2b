import { defineMessage } from '@notewright/engine/message';
import { ProblemError } from '../kernel/problem.ts';
import { foldEmail } from '../store/accounts/field-cipher.ts';
import type { HeldAccount } from '../store/own-data/deletions.ts';
import { auditAccount } from '../accounts/audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { SessionCallers } from '../accounts/session-callers.ts';
import type { Clock } from '../kernel/clock.ts';
import type { KeyVault } from '../keys/key-vault.ts';

/** How long papers of a closed tenant are kept: six years (45 CFR 164.316(b)(2)(i)), in milliseconds. */
export const paperYears = 6 * 366 * 86_400_000;

/** What deleting an account would mean for its company. */
export type DeletionKind = 'person' | 'member' | 'closes_company' | 'hand_over_first';

/** The same for the page and for the deletion itself. */
export function kindOfDeletion(company: { readonly role: string; readonly others: number } | null): DeletionKind {
  if (company === null) return 'person';
  if (company.role !== 'owner') return 'member';
  return company.others === 0 ? 'closes_company' : 'hand_over_first';
}

export interface DeletionParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly vault: Pick<KeyVault, 'forgetTenant'>;
  /** Lets deletions be finished now. */
  readonly nudgeDeletions: () => void;
}

/**
 * Takes an account away at once: nobody can sign in to it, every session ends, and the keys of what was theirs alone are
 * destroyed. A job destroys the rest (`jobs/finish-deletions.ts`) and writes when it is done.
 * @throws ProblemError `validation_failed` for another address, `handover_required` for an owner whom others depend on,
 *   `session_expired` when it is gone already; nothing is changed then.
 */
export async function deleteAccount(
  parts: DeletionParts,
  userId: string,
  confirmation: string,
  source: RequestSource,
): Promise<void> {
  const closed = await parts.store.transaction(async (store) => {
    const now = parts.clock.now();
    const account = await store.deletions.hold(userId, now);
    if (account === null) throw new ProblemError('session_expired');
    requireConfirmation(account, confirmation);
    const kind = kindOfDeletion(account.company);
    if (kind === 'hand_over_first') throw new ProblemError('handover_required');
    const closedCompanyId = kind === 'closes_company' ? (account.company?.tenantId ?? null) : null;
    const tenants = closedCompanyId === null ? [account.tenantId] : [account.tenantId, closedCompanyId];
    // The company's log tells that a member has gone, or that it was closed; their own tells of the account.
    for (const tenantId of new Set([account.tenantId, account.company?.tenantId ?? account.tenantId])) {
      await auditAccount(store, source, now, {
        action: 'account.delete',
        outcome: 'success',
        tenantId,
        actorId: userId,
        object: ['user', userId],
      });
    }
    // Nobody reads a note any more that one of the two put before the other.
    if (account.company !== null) await store.cosignatures.endAllOf(account.company.tenantId, userId);
    for (const tenantId of tenants) await store.agreements.keepUntil(tenantId, now + paperYears);
    const { tenantId, email } = account;
    const { ip, userAgent } = source;
    await store.deletions.begin({ userId, tenantId, closedCompanyId, email, ip, userAgent, requestedAt: now });
    return tenants;
  });
  for (const tenantId of closed) parts.vault.forgetTenant(tenantId);
  parts.callers.forgetUser(userId);
  parts.nudgeDeletions();
}

function requireConfirmation({ email }: HeldAccount, confirmation: string): void {
  if (foldEmail(confirmation) === foldEmail(email)) return;
  const message = defineMessage('account.confirmWithAddress', 'Please type the e-mail address of this account.');
  throw new ProblemError('validation_failed', { message, fields: { confirmation: [message] } });
}
