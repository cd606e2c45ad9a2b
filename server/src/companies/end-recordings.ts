import { auditAccount } from '../accounts/audit-account.ts';
import type { Clock } from '../kernel/clock.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { ActingRequest } from './company-event.ts';

/**
 * Removes every recording of somebody in the caller's company that has not become text, since they cannot come back to it.
 * Belongs into the transaction of that change.
 */
export async function endRecordings(
  { clock }: { readonly clock: Clock },
  store: AccountStore,
  request: ActingRequest,
  userId: string,
): Promise<void> {
  const { tenantId, userId: actorId } = request.caller;
  for (const id of await store.recordings.endAllOf(tenantId, userId)) {
    const object = ['recording', id] as const;
    const event = { action: 'recording.end', outcome: 'success', tenantId, actorId, object } as const;
    await auditAccount(store, request, clock.now(), event);
  }
}
