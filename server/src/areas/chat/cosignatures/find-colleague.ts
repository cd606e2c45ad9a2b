import { policyRoles } from '../../../policies/require-policy.ts';
import type { Member } from '../../../store/companies/member-store.ts';
import type { Owner, Store } from '../../../store/store.ts';

/** Another member of somebody's company who works with charts now; null for everybody else, and for oneself. */
export async function findColleague(
  { members }: Pick<Store, 'members'>,
  { tenantId, userId }: Owner,
  colleagueId: string,
): Promise<Member | null> {
  if (colleagueId === userId) return null;
  const member = await members.find(tenantId, colleagueId);
  if (member === null || member.isDisabled) return null;
  return policyRoles['chart-user'].includes(member.role) ? member : null;
}
