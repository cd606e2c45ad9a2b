import { ProblemError } from '../../kernel/problem.ts';
import { isGrantOpen } from '../../presenters/present-emergency-access.ts';
import type { ShownGrant } from '../../store/emergency/emergency-store.ts';
import { auditEmergency } from '../../companies/emergency-audit.ts';
import type { EmergencyRequest } from '../../companies/emergency-audit.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/**
 * The caller's own grant, for a reading. Whoever reads is owner or admin of the company at this moment, as the route's
 * policy asks, so that a grant ends with its holder's role.
 * @throws ProblemError `not_found` for a grant that is missing, another company's or another person's;
 *   `emergency_access_ended` after its hour or once it was closed.
 */
export async function requireGrant(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  request: EmergencyRequest,
  accessId: string,
): Promise<ShownGrant> {
  const { caller } = request;
  const grant = await parts.store.emergency.find(caller.tenantId, accessId);
  const isOwn = grant !== null && grant.openedBy === caller.userId;
  if (isOwn && isGrantOpen(grant, parts.clock.now())) return grant;
  throw await denyReading(parts, request, accessId, isOwn ? 'emergency_access_ended' : 'not_found');
}

/** Notes that a reading was refused, and gives the problem to throw. */
export async function denyReading(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  request: EmergencyRequest,
  accessId: string,
  code: 'not_found' | 'emergency_access_ended',
): Promise<ProblemError> {
  await auditEmergency(parts.store, parts.clock, request, {
    action: 'emergency_access.read',
    object: ['emergency_access', accessId],
    outcome: 'denied',
  });
  return new ProblemError(code);
}
