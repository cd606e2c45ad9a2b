import { auditAccount } from '../accounts/audit-account.ts';
import type { Clock } from '../kernel/clock.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { ActingRequest } from './company-event.ts';

/**
 * Ends every open request for a co-signature that somebody asked or was asked in the caller's company, since they work with its
 * charts no more: with their place given back none of them comes back. Belongs into the transaction of that change.
 */
export async function endCosignatures(
  { clock }: { readonly clock: Clock },
  store: AccountStore,
  request: ActingRequest,
  userId: string,
): Promise<void> {
  const { tenantId, userId: actorId } = request.caller;
  for (const id of await store.cosignatures.endAllOf(tenantId, userId)) {
    const object = ['cosignature', id] as const;
    const event = { action: 'cosignature.end', outcome: 'success', tenantId, actorId, object } as const;
    await auditAccount(store, request, clock.now(), event);
  }
}
