import type { Clock } from '../kernel/clock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { KeyVault } from '../keys/key-vault.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { writeAccountDeletedMail } from '../mail/own-data-mails.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Deletion } from '../store/own-data/deletions.ts';
import { auditAccount } from '../accounts/audit-account.ts';

export interface FinishParts {
  readonly store: AccountStore;
  readonly files: Pick<FileStore, 'removeAllOf'>;
  readonly vault: Pick<KeyVault, 'forgetTenant'>;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  readonly backupDays: number;
  /**
   * Ends what runs at the payment provider for somebody who goes, and for the tenants that close with them. False when it
   * could not be ended now: it has to be tried again, and what it needs must stay until then.
   */
  readonly endBilling: (gone: { readonly userId: string; readonly tenantIds: readonly string[] }) => Promise<boolean>;
}

const lease = 60_000;
const atOnce = 50;
/** How long a reply that is being written may go on before its chat is destroyed all the same. */
const replyTimeout = 60_000;
/** How long a payment provider is left alone that could not be asked. */
const providerPause = 300_000;

/**
 * Goes on with the deletions that nobody works on, to their end or until the signal. Each step can be done again, so a
 * process that dies leaves work that the next one finds and finishes.
 * @returns how many were finished
 */
export async function finishDeletions(parts: FinishParts, signal: AbortSignal): Promise<number> {
  let finished = 0;
  while (!signal.aborted) {
    const now = parts.clock.now();
    const deletion = await parts.store.deletions.claim(now, now + lease);
    if (deletion === null) return finished;
    const outcome = await finishOne(parts, deletion, signal);
    if (outcome === 'busy') return finished;
    if (outcome === 'finished') finished += 1;
  }
  return finished;
}

/**
 * `busy`: a reply is still being written, or the process is about to stop, and the next turn goes on. `postponed`: the
 * payment provider could not be asked; the rest of it is gone by then.
 */
async function finishOne(
  parts: FinishParts,
  deletion: Deletion,
  signal: AbortSignal,
): Promise<'finished' | 'busy' | 'postponed'> {
  const { userId, tenantId, closedCompanyId } = deletion;
  const tenants = closedCompanyId === null ? [tenantId] : [tenantId, closedCompanyId];
  // First of all, so that nobody is charged for what is gone.
  const isBillingEnded = await parts.endBilling({ userId, tenantIds: tenants });
  for (const tenant of tenants) {
    const isEmpty = await destroyTenant(parts, deletion, tenant, signal);
    if (!isEmpty) {
      await parts.store.deletions.renew(userId, 0);
      return 'busy';
    }
    await parts.files.removeAllOf(tenant);
  }
  if (!isBillingEnded) {
    await parts.store.deletions.renew(userId, parts.clock.now() + providerPause);
    return 'postponed';
  }
  await parts.store.transaction(async (store) => {
    await store.deletions.finish(deletion);
    const now = parts.clock.now();
    const notice = { backupDays: parts.backupDays, companyClosed: closedCompanyId !== null };
    if (deletion.email !== null)
      await parts.mailQueue.enqueue(store, writeAccountDeletedMail(deletion.email, notice, parts.mailQueue.context()));
    await auditAccount(store, deletion, now, {
      action: 'account.destroy',
      outcome: 'success',
      tenantId,
      actorId: userId,
      object: ['user', userId],
    });
  });
  for (const tenant of tenants) parts.vault.forgetTenant(tenant);
  // The rows are gone either way; what the database still keeps of them is reused in time.
  await parts.store.deletions.forget().catch(() => undefined);
  return 'finished';
}

/** True once a tenant has no chats any more. */
async function destroyTenant(
  { store, clock }: FinishParts,
  deletion: Deletion,
  tenantId: string,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    if (signal.aborted) return false;
    const force = clock.now() - deletion.requestedAt > replyTimeout;
    const gone = await store.deletions.destroyChats(tenantId, atOnce, force);
    if (gone === 0) return !(await store.deletions.hasChats(tenantId));
    await store.deletions.renew(deletion.userId, clock.now() + lease);
  }
}
