import { auditAccount } from '../accounts/audit-account.ts';
import type { UserCaller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { AuditEvent } from '../kernel/audit-event.ts';
import type { Clock } from '../kernel/clock.ts';

/** In which company something is done, and in whose name; the part of a request that the audit log tells of. */
export interface ActingRequest {
  readonly caller: Pick<UserCaller, 'tenantId' | 'userId'>;
  readonly ip: string;
  readonly userAgent: string;
}

/** The same of somebody who is signed in. */
export interface CompanyRequest extends ActingRequest {
  readonly caller: UserCaller;
}

export type CompanyObject = readonly [
  type: 'company' | 'invitation' | 'user' | 'directory_token' | 'directory_person' | 'directory_group',
  id: string,
];

/** Writes into the chain of the caller's company what they did; belongs into the transaction of the change. */
export function auditCompany(
  parts: { readonly clock: Clock },
  store: AccountStore,
  request: ActingRequest,
  action: string,
  object: CompanyObject,
  outcome: AuditEvent['outcome'] = 'success',
): Promise<void> {
  const { tenantId, userId: actorId } = request.caller;
  return auditAccount(store, request, parts.clock.now(), { action, outcome, tenantId, actorId, object });
}
