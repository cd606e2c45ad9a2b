import { auditAccount } from '../accounts/audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UserCaller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { ActingRequest } from './company-event.ts';
import type { AuditEvent } from '../kernel/audit-event.ts';

/** The part of a request that an audit line records. */
export interface EmergencyRequest extends RequestSource {
  readonly caller: UserCaller;
}

export type EmergencyAction =
  | 'emergency_access.open'
  | 'emergency_access.read'
  | 'emergency_access.close'
  | 'emergency_access.list'
  | 'chat.read';

export interface EmergencyLine {
  readonly action: EmergencyAction;
  readonly object: readonly [type: 'emergency_access' | 'user' | 'chat', id: string] | null;
  readonly outcome?: AuditEvent['outcome'];
}

/** One line of the company's audit log about emergency access. */
export function auditEmergency(
  store: AccountStore,
  clock: Clock,
  request: ActingRequest,
  { action, object, outcome = 'success' }: EmergencyLine,
): Promise<void> {
  const { tenantId, userId: actorId } = request.caller;
  return auditAccount(store, request, clock.now(), { action, outcome, tenantId, actorId, object });
}
