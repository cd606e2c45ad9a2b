import type { Clock } from '../kernel/clock.ts';
import type { AuditEvent, AuditStore } from '../kernel/audit-event.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { Caller, UserCaller } from '../kernel/caller.ts';
import type { Route } from './route.ts';
import type { RoutePolicy } from '../policies/route-policy.ts';

/** A signed-in person asked for a call that is not for their role. */
export interface Refused {
  /** Method and path of the call, as declared. */
  readonly route: string;
  /** The first audit action of the call. */
  readonly action: string;
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

/** The policies whose refusals tell of a probe: what only those may do who run a company or the installation. */
export const notedPolicies: ReadonlySet<RoutePolicy> = new Set<RoutePolicy>([
  'company-manager',
  'company-owner',
  'buyer',
  'tenant-owner',
  'audit-reader',
  'operator',
]);

/**
 * What the audit log is to keep of a call that was not let through; null for nothing: strangers, who have no log, who
 * has yet to show that it is them, and calls that the log does not tell of when they succeed.
 */
export function findRefusal(
  { endpoint, policy, audit }: Pick<Route, 'endpoint' | 'policy' | 'audit'>,
  error: unknown,
  source: { readonly caller: Caller; readonly ip: string; readonly userAgent: string },
): Refused | null {
  const { caller, ip, userAgent } = source;
  const isNoted = caller.kind === 'user' && notedPolicies.has(policy) && !audit.startsWith('none:');
  if (!isNoted || !(error instanceof ProblemError) || error.code !== 'forbidden') return null;
  const [action = audit] = audit.split(', ');
  return { route: `${endpoint.method} ${endpoint.path}`, action, caller, ip, userAgent };
}

/** Milliseconds. */
const minute = 60_000;

/**
 * Writes refusals into the chain of the tenant where the caller works, one for each caller, call and minute: who asks
 * ten times a second is told of as well by one line, and cannot swell the log.
 */
export function createRefusalNotes(audit: AuditStore, clock: Clock): (refused: Refused) => Promise<void> {
  const notedAt = new Map<string, number>();
  return async ({ route, action, caller, ip, userAgent }) => {
    const at = clock.now();
    const key = `${caller.userId} ${route}`;
    if (at - (notedAt.get(key) ?? -Infinity) < minute) return;
    forgetBefore(notedAt, at - minute);
    notedAt.set(key, at);
    const event: AuditEvent = {
      tenantId: caller.tenantId,
      actorId: caller.userId,
      action,
      objectType: null,
      objectId: null,
      outcome: 'denied',
      ip,
      userAgent,
      at,
    };
    try {
      await audit.append(event);
    } catch (error) {
      // The next try is to be noted.
      notedAt.delete(key);
      throw error;
    }
  };
}

/** The oldest stand first, so that what is kept is a minute's refusals and no more. */
function forgetBefore(notedAt: Map<string, number>, time: number): void {
  for (const [key, at] of notedAt) {
    if (at > time) return;
    notedAt.delete(key);
  }
}
