import { auditAccount } from '../../accounts/audit-account.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { CompanyRequest } from './company-event.ts';

/** Closes every patient's record that somebody has open in the caller's company. Belongs into the transaction of that change. */
export async function endLaunches(
  { clock }: { readonly clock: Clock },
  store: AccountStore,
  request: CompanyRequest,
  userId: string,
): Promise<void> {
  const { tenantId, userId: actorId } = request.caller;
  for (const id of await store.emrLaunches.endAllOf(tenantId, userId)) {
    const object = ['emr_launch', id] as const;
    const event = { action: 'emr.end', outcome: 'success', tenantId, actorId, object } as const;
    await auditAccount(store, request, clock.now(), event);
  }
}
