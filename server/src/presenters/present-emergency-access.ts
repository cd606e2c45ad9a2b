import type { Localizable } from '../language/localizable.ts';
import type { companyUserManagement } from '@notewright/contract';
import type { ChartKeeper, ShownGrant } from '../store/emergency/emergency-store.ts';

/** True while a grant can be used. */
export function isGrantOpen(grant: Pick<ShownGrant, 'closedAt' | 'expiresAt'>, now: number): boolean {
  return grant.closedAt === null && now < grant.expiresAt;
}

/** A grant as the company's owner and admins see it. */
export function presentEmergencyAccess(
  grant: ShownGrant,
  now: number,
): Localizable<companyUserManagement.EmergencyAccess> {
  const { closedAt } = grant;
  // The next grant closes one that ran out; nobody did, so none is told.
  const closedBefore = closedAt !== null && closedAt < grant.expiresAt ? closedAt : null;
  return {
    id: grant.id,
    opened_by: { user_id: grant.openedBy, email: grant.openerEmail },
    subject: { user_id: grant.subjectId, email: grant.subjectEmail },
    reason: grant.reason,
    opened_on: new Date(grant.openedAt).toISOString(),
    expires_on: new Date(grant.expiresAt).toISOString(),
    closed_on: closedBefore === null ? null : new Date(closedBefore).toISOString(),
    is_open: isGrantOpen(grant, now),
  };
}

export function presentFormerMember({ userId, email }: ChartKeeper): Localizable<companyUserManagement.FormerMember> {
  return { user_id: userId, email };
}
