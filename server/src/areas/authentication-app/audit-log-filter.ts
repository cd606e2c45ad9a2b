import type { authenticationApp, QueryOf } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import type { AuditFilter } from '../../audit/audit-reader.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { actionsOf } from '../../presenters/audit-words.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Keeps that somebody read or took away the log. */
export function noteReading(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  request: { readonly caller: UserCaller; readonly ip: string; readonly userAgent: string },
  action: 'audit_log.read' | 'audit_log.export',
): Promise<void> {
  const { tenantId, userId } = request.caller;
  return auditAccount(parts.store, request, parts.clock.now(), {
    action,
    outcome: 'success',
    tenantId,
    actorId: userId,
    object: null,
  });
}

const day = 86_400_000;

/** A day counts whole, at the beginning and at the end. */
function readTime(text: string, isEnd: boolean): number {
  const isDay = text.length === 10;
  return Date.parse(text) + (isDay && isEnd ? day : 0);
}

/** The filter of a request as the reader takes it. */
export function readFilter(query: QueryOf<typeof authenticationApp.exportAuditLog>): AuditFilter {
  const { from, to, person, group, outcome } = query;
  return {
    from: from === undefined ? undefined : readTime(from, false),
    until: to === undefined ? undefined : readTime(to, true),
    actorId: person === 'nobody' ? null : person,
    actions: group === undefined ? undefined : actionsOf(group),
    outcome,
  };
}
