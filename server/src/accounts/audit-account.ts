import type { AccountStore } from '../store/accounts/account-store.ts';
import type { AuditEvent } from '../store/store.ts';

/** Where a request came from, for the audit log. */
export interface RequestSource {
  readonly ip: string;
  readonly userAgent: string;
}

export interface AccountEvent {
  readonly action: string;
  readonly outcome: AuditEvent['outcome'];
  readonly tenantId: string | null;
  readonly actorId: string | null;
  readonly object: readonly [type: string, id: string] | null;
}

/** Writes an account's event into the audit log; belongs into the transaction of the change. */
export function auditAccount(
  store: AccountStore,
  source: RequestSource,
  at: number,
  event: AccountEvent,
): Promise<void> {
  const [objectType, objectId] = event.object ?? [null, null];
  return store.audit.append({
    tenantId: event.tenantId,
    actorId: event.actorId,
    action: event.action,
    objectType,
    objectId,
    outcome: event.outcome,
    ip: source.ip,
    userAgent: source.userAgent,
    at,
  });
}
