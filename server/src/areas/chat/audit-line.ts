import type { UserCaller } from '../../kernel/caller.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { AuditEvent } from '../../kernel/audit-event.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/store.ts';

/** The part of a request that an audit line records. */
export interface AuditedRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

export interface AuditedObject {
  readonly type: 'chat' | 'message' | 'attachment' | 'signature' | 'cosignature' | 'user';
  readonly id: string;
}

/** One line of the audit log about a chat call. */
export function auditLine(
  parts: { readonly clock: Clock },
  request: AuditedRequest,
  action: string,
  object: AuditedObject | null,
  outcome: AuditEvent['outcome'] = 'success',
): AuditEvent {
  return {
    tenantId: request.caller.tenantId,
    actorId: request.caller.userId,
    action,
    objectType: object?.type ?? null,
    objectId: object?.id ?? null,
    outcome,
    ip: request.ip,
    userAgent: request.userAgent,
    at: parts.clock.now(),
  };
}

/** Notes that somebody asked for what is not there for them, and gives the problem to throw: foreign reads as missing. */
export async function denied(
  parts: { readonly store: Store; readonly clock: Clock },
  request: AuditedRequest,
  action: string,
  object: AuditedObject,
): Promise<ProblemError> {
  await parts.store.audit.append(auditLine(parts, request, action, object, 'denied'));
  return new ProblemError('not_found');
}
