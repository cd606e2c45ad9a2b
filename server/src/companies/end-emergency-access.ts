import type { AccountStore } from '../store/accounts/account-store.ts';
import type { ActingRequest } from './company-event.ts';
import { auditEmergency } from './emergency-audit.ts';
import type { Clock } from '../kernel/clock.ts';

/**
 * Ends every emergency access that somebody has open in the caller's company, since their role there ends: with the role
 * given back it stays ended. Belongs into the transaction of that change.
 */
export async function endEmergencyAccess(
  parts: { readonly clock: Clock },
  store: AccountStore,
  request: ActingRequest,
  openedBy: string,
): Promise<void> {
  const { clock } = parts;
  for (const id of await store.emergency.closeAllOf(request.caller.tenantId, openedBy, clock.now())) {
    const object = ['emergency_access', id] as const;
    await auditEmergency(store, clock, request, { action: 'emergency_access.close', object });
  }
}
