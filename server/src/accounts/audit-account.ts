import type { AccountStore } from '../store/accounts/account-store.ts';
import type { AuditEvent } from '../kernel/audit-event.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { activityOfEvent } from './activity-of-event.ts';

export interface AccountEvent {
  readonly action: string;
  readonly outcome: AuditEvent['outcome'];
  readonly tenantId: string | null;
  readonly actorId: string | null;
  readonly object: readonly [type: string, id: string] | null;
}

/**
 * Writes an account's event into the audit log, and what a person should see of it into their sign-in activity, so that
 * the two cannot differ; belongs into the transaction of the change.
 */
export async function auditAccount(
  store: AccountStore,
  source: RequestSource,
  at: number,
  event: AccountEvent,
): Promise<void> {
  const { ip, userAgent } = source;
  const activity = activityOfEvent(event);
  if (activity !== null) await store.activity.add({ ...activity, at, ip, userAgent });
  const [objectType, objectId] = event.object ?? [null, null];
  const { tenantId, actorId, action, outcome } = event;
  await store.audit.append({ tenantId, actorId, action, objectType, objectId, outcome, ip, userAgent, at });
}
