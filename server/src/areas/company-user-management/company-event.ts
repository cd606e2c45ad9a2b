import { auditAccount } from '../../accounts/audit-account.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { AuditEvent } from '../../kernel/audit-event.ts';
import type { Clock } from '../../kernel/clock.ts';

/** The part of a request that the audit log tells of. */
export interface CompanyRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

export type CompanyObject = readonly [type: 'company' | 'invitation' | 'user', id: string];

/** Writes into the chain of the caller's company what they did; belongs into the transaction of the change. */
export function auditCompany(
  parts: { readonly clock: Clock },
  store: AccountStore,
  request: CompanyRequest,
  action: string,
  object: CompanyObject,
  outcome: AuditEvent['outcome'] = 'success',
): Promise<void> {
  const { tenantId, userId: actorId } = request.caller;
  return auditAccount(store, request, parts.clock.now(), { action, outcome, tenantId, actorId, object });
}
